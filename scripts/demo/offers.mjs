import { deterministicId } from '@yarrow/kit/ids';
import { CATEGORIES } from './content/categories.mjs';

const RATES = { US: 1, CA: 1.2, GB: 0.75 };
const SESSIONS = 5;
/** What five sessions at once save. */
const PACKAGE_SHARE = 0.9;

/**
 * Services, one package and add-ons of a practice, at prices of its country.
 * @param {import('./random.mjs').Random} random
 * @param {{ practiceId: string, category: string, country: string, locations: { id: string, kind: string }[], complete: boolean }} about
 *   `complete`: everything that the category has
 */
export function makeServices(random, { practiceId, category, country, locations, complete }) {
  const { services, addOns } = CATEGORIES[category];
  const level = RATES[country] * (0.9 + random.next() * 0.35);
  const online = locations.some(({ kind }) => kind === 'virtual');
  const chosen = services.filter(
    ([name], place) => complete || place < 2 || (online && canBeOnline(name)) || random.chance(0.75),
  );
  const everywhere = locations.map(({ id }) => id);
  const rows = chosen.map((offer) =>
    serviceRow(practiceId, 'service', offer, level, placesFor(offer, locations), at(practiceId, offer[0])),
  );
  const [main] = rows;
  const single = main.variations[0];
  const packaged = { durationMinutes: single.durationMinutes, amountCents: packagePrice(single.amountCents) };
  const id = at(practiceId, 'package');
  rows.push({
    ...main,
    id,
    kind: 'package',
    name: `${main.name}, ${SESSIONS} sessions`,
    description: `<p>Five sessions of ${main.name}, to be used within a year. The fifth costs you half.</p>`,
    variations: [{ id, ...packaged }],
    numberOfSessions: SESSIONS,
  });
  for (const [name, description, pair] of addOns) {
    rows.push(serviceRow(practiceId, 'add_on', [name, description, [pair]], level, everywhere, at(practiceId, name)));
  }
  return rows.map((row, index) => ({ ...row, position: index + 1 }));
}

const at = (practiceId, name) => deterministicId(practiceId, `service:${name}`);

/** Half of one session's price, in whole fives. */
function packagePrice(single) {
  return Math.round((single * SESSIONS * PACKAGE_SHARE) / 500) * 500;
}

function serviceRow(practiceId, kind, [name, description, variations], level, locationIds, id) {
  const prices = variations.map(([durationMinutes, amount], index) => ({
    id: index === 0 ? id : deterministicId(id, `variation:${index}`),
    durationMinutes,
    amountCents: priceOf(amount, level, kind),
  }));
  return {
    id,
    practiceId,
    kind,
    name,
    description: `<p>${description}</p>`,
    variations: prices,
    locationIds,
    hours: null,
    numberOfSessions: null,
    allowedServiceIds: [],
    public: true,
    photoUrl: null,
    version: 1,
    deletedAt: null,
  };
}

/** In whole fives, as people write prices; add-ons in whole units. Free stays free. */
function priceOf(amount, level, kind) {
  const step = kind === 'add_on' ? 100 : 500;
  return Math.round((amount * 100 * level) / step) * step;
}

const TALKS =
  /consult|call|coach|counsel|therapy session|session|plan|follow|review|mindful|medit|sleep|mat pilates|support|yoga|distance|clarity/i;
const TOUCHES =
  /massage|needl|acupunct|adjust|reflex|craniosacral|reformer|shirodhara|abhyanga|spinal|tuning|sound|duet|visit|manipul|initial|reiki session|sports|running/i;
const ONLINE_ONLY = /call|free consultation|distance|posture and stretch/i;
const NEEDS_MACHINES = /reformer|duet/i;

/** Whether something can be done by video or phone: what needs hands cannot. */
export function canBeOnline(name) {
  return TALKS.test(name) && !TOUCHES.test(name);
}

function placesFor([name], locations) {
  const fitting = locations.filter(({ kind }) => {
    if (kind === 'virtual') return canBeOnline(name);
    return !ONLINE_ONLY.test(name) && !(kind === 'home' && NEEDS_MACHINES.test(name));
  });
  return (
    fitting.length > 0 ? fitting : locations.filter(({ kind }) => kind !== 'virtual' || locations.length === 1)
  ).map(({ id }) => id);
}
