import { slugOf } from '@yarrow/catalog/practices/slug';
import { deterministicId } from '@yarrow/kit/ids';
import { addDays, toInstant, todayIn, weekday } from '@yarrow/time/wall-time';
import { EVENTS, EVENTS_OF_PRACTICES } from './content/events.mjs';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const RATES = { US: 1, CA: 1.2, GB: 0.75 };
/** Longest that is looked for a day without visits at that time. */
const DAYS_TO_TRY = 60;
/** Minimum age of every event in the data, so that no mail is sent about it. */
const SETTLED_MS = 3 * DAY_MS;

/**
 * Kinds of group events of a practice and one event of each, at times at which it has no visit.
 * @param {import('./random.mjs').Random} random
 * @param {object} about
 * @param {number} about.index of the practice
 * @param {{ id: string, country: string }} about.practice
 * @param {{ id: string, kind: string, timeZone: string }[]} about.locations
 * @param {{ id: string }[]} about.clients who may come
 * @param {{ startsAt: string, endsAt: string }[]} about.visits
 * @param {'none' | 'optional' | 'save_card' | 'charge'} about.cards
 * @param {number} about.nowMs
 * @param {string[]} about.images
 * @returns {{ eventTypes: object[], events: object[] }}
 */
export function makeEvents(random, about) {
  const keys = EVENTS_OF_PRACTICES[about.index] ?? [];
  const eventTypes = [];
  const events = [];
  for (const [position, key] of keys.entries()) {
    const content = EVENTS[key];
    const location = placeFor(content, about.locations);
    if (!location) continue;
    const type = typeRow(content, about, location, about.images[position % about.images.length]);
    const event = eventRow(random, content, about, type, location);
    if (!event) continue;
    eventTypes.push(type);
    events.push(event);
  }
  return { eventTypes, events };
}

function placeFor({ kind }, locations) {
  return locations.find((location) => (kind === 'virtual' ? location.kind === 'virtual' : location.kind === 'office'));
}

function typeRow(content, { practice }, location, photoUrl) {
  const { name, description, instructions, kind, duration, durationUnit, price, capacity } = content;
  return {
    id: deterministicId(practice.id, `event-type:${name}`),
    practiceId: practice.id,
    name,
    slug: slugOf(name),
    description,
    instructions,
    kind,
    locationId: location.id,
    duration,
    durationUnit,
    // In whole fives, as people write prices.
    amountCents: Math.round((price * 100 * RATES[practice.country]) / 500) * 500,
    capacity,
    photoUrl,
    version: 1,
    deletedAt: null,
  };
}

function eventRow(random, content, about, type, { timeZone }) {
  const date = freeDate(content, about, timeZone);
  if (!date) return undefined;
  const createdMs = about.nowMs - SETTLED_MS - random.int(3, 20) * DAY_MS;
  // A place that needs a card would need a payment too: such events begin empty.
  const needsCard = type.amountCents > 0 && (about.cards === 'charge' || about.cards === 'save_card');
  const comers = needsCard ? [] : random.sample(about.clients, Math.min(content.taken, about.clients.length));
  return {
    id: deterministicId(type.id, 'event'),
    eventTypeId: type.id,
    startsAt: new Date(toInstant(`${date}T${content.time}`, timeZone)).toISOString(),
    createdAt: new Date(createdMs).toISOString(),
    // A full event is full of those who are there.
    capacity: content.taken === content.capacity ? comers.length : content.capacity,
    registrations: comers.map(({ id }, number) => ({
      id: deterministicId(type.id, `registration:${number}`),
      clientId: id,
      at: new Date(createdMs + random.int(1, 48) * 60 * MINUTE_MS).toISOString(),
    })),
  };
}

/** The first fitting day on which no visit is in the way. */
function freeDate({ weekdays, from, time, duration, durationUnit }, { visits, nowMs }, timeZone) {
  const today = todayIn(timeZone, nowMs);
  const minutes = { minute: 1, hour: 60, day: 24 * 60 }[durationUnit] * duration;
  for (let offset = from; offset < from + DAYS_TO_TRY; offset += 1) {
    const date = addDays(today, offset);
    if (!weekdays.includes(weekday(date))) continue;
    const start = toInstant(`${date}T${time}`, timeZone);
    const end = start + minutes * MINUTE_MS;
    const busy = visits.some(
      (visit) => Date.parse(visit.startsAt) < end && Date.parse(visit.endsAt) > start - 60 * MINUTE_MS,
    );
    if (!busy) return date;
  }
  return undefined;
}
