import { deterministicId } from '@yarrow/kit/ids';
import { ENDINGS, MIDDLES, OPENINGS, SHORT } from './content/reviews.mjs';

const DAY_MS = 86_400_000;
const TALKING = ['coaching', 'counseling', 'nutrition', 'meditation', 'hypnotherapy'];
const BODILY = /back|neck|hands|sore|body|knee|walk home|shoulders|exercises|what to wear|softer|treatment/i;
const STARS = [
  [5, 78],
  [4, 17],
  [3, 4],
  [2, 1],
];

/**
 * What clients said: of visits that are over, and of longer ago from contacts whose visits are not kept any more.
 * @param {import('./random.mjs').Random} random
 * @param {{ practice: object, category: string, visits: object[], clients: object[], former: object[], skills: string[], nowMs: number }} about
 *   `former`: contacts of former years; `skills`: specialties that can be endorsed
 */
export function makeReviews(random, about) {
  const { practice, visits, former, locations, services, nowMs } = about;
  const words = new Words(random, about);
  const over = visits.filter(({ state, endsAt }) => state === 'approved' && Date.parse(endsAt) < nowMs - 2 * DAY_MS);
  const ofVisits = over
    .filter(() => random.chance(0.55))
    .map(({ id, clientId, lines, locationId, endsAt }) => {
      const online = locations.find((location) => location.id === locationId)?.kind === 'virtual';
      const at = Math.min(Date.parse(endsAt) + random.next() * 3 * DAY_MS, nowMs - 1.2 * DAY_MS);
      return { clientId, appointmentId: id, service: lines[0].name, online, at };
    });
  const older = former.map(({ id }) => ({
    clientId: id,
    appointmentId: null,
    service: random.pick(services.filter(({ kind }) => kind === 'service')).name,
    online: false,
    at: nowMs - random.int(40, 700) * DAY_MS,
  }));
  return [...older, ...ofVisits]
    .sort((one, other) => one.at - other.at)
    .map(({ at, service, online, ...review }, index) => {
      const rating = random.weighted(STARS);
      return {
        ...review,
        id: deterministicId(practice.id, `review:${index}`),
        rating,
        text: random.chance(0.08) ? '' : words.of(rating, service, online),
        anonymous: random.chance(0.12),
        endorsements: rating >= 4 ? about.skills.filter(() => random.chance(0.45)) : [],
        createdAt: new Date(at).toISOString(),
      };
    });
}

/** Sentences of which no practice hears one twice while others are left. */
class Words {
  #used = new Set();

  constructor(random, { practice, category }) {
    Object.assign(this, { random, name: practice.practitionerFirstName, talking: TALKING.includes(category) });
  }

  of(rating, service, online) {
    const parts = this.random.chance(0.12)
      ? [this.#pick(SHORT[rating], online)]
      : [
          this.random.chance(0.75) && this.#pick(OPENINGS[rating], online),
          this.#pick(MIDDLES[rating], online),
          this.random.chance(0.3) && this.#pick(MIDDLES[rating], online),
          this.random.chance(0.45) && this.#pick(ENDINGS[rating], online),
        ];
    const text = [...new Set(parts.filter(Boolean))].join(' ');
    return text.replaceAll('{name}', this.name).replaceAll('{service}', service.toLowerCase());
  }

  #pick(sentences, online) {
    const fitting = sentences.filter(
      (sentence) => (online || !sentence.includes('video')) && !(this.talking && BODILY.test(sentence)),
    );
    const fresh = fitting.filter((sentence) => !this.#used.has(sentence));
    const chosen = this.random.pick(fresh.length > 0 ? fresh : fitting);
    this.#used.add(chosen);
    return chosen;
  }
}
