import { deterministicId } from '@yarrow/kit/ids';
import { listSlots } from '@yarrow/time/slots';
import { addDays, startOfDay, todayIn, toWall, weekday } from '@yarrow/time/wall-time';
import { NOTES, PRO_NOTES } from './content/people.mjs';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Requests that wait for an answer: as many as are believable on a working day. */
const MAX_WAITING = 3;
/** Minimum age of every event in the data, so that no mail is sent about it. */
const SETTLED_MS = 26 * HOUR_MS;

/**
 * Visits around today, inside the hours and never two at once: each takes a start that could have been booked.
 * @param {import('./random.mjs').Random} random
 * @param {object} about
 * @param {object} about.practice with its booking settings
 * @param {object[]} about.locations
 * @param {object[]} about.services
 * @param {object[]} about.clients whose visits they may be
 * @param {'none' | 'optional' | 'save_card' | 'charge'} about.cards what the practice does with cards
 * @param {number} about.nowMs
 * @param {{ from: number, to: number, perDay: number }} about.span days counted from today
 */
export function makeVisits(random, about) {
  const { practice, locations, nowMs, span } = about;
  const today = todayIn(practice.timeZone, nowMs);
  const busy = [];
  const visits = [];
  for (let offset = span.from; offset <= span.to; offset += 1) {
    const date = addDays(today, offset);
    const open = locations.filter(({ hours }) => hours.some((day) => day.weekday === weekday(date)));
    for (const location of open) {
      const count = countOn(random, span.perDay * (offset > 10 ? 0.5 : 1));
      for (let turn = 0; turn < count; turn += 1) {
        const visit = makeVisit(random, { ...about, location, date, busy });
        if (!visit) continue;
        busy.push(visit.startsMs, visit.endsMs);
        visits.push(visit);
      }
    }
  }
  visits.sort((one, other) => one.startsMs - other.startsMs);
  return describe(answered(visits, about.clients[0].id), practice.id);
}

/** All but a few requests have been accepted; those of one client, who shows every state, come first. */
function answered(visits, clientId) {
  const waiting = visits.filter(({ state }) => state === 'pending');
  waiting.sort((one, other) => Number(other.clientId === clientId) - Number(one.clientId === clientId));
  const left = new Set(waiting.slice(0, MAX_WAITING));
  return visits.map((visit) =>
    visit.state === 'pending' && !left.has(visit) ? { ...visit, state: 'approved' } : visit,
  );
}

/** `average` on average: 0.4 is one visit on four days of ten. */
function countOn(random, average) {
  return Math.floor(average) + (random.chance(average % 1) ? 1 : 0);
}

function makeVisit(random, about) {
  const { practice, location, services, clients, date, busy, nowMs } = about;
  const offered = services.filter((row) => row.kind === 'service' && row.locationIds.includes(location.id));
  if (offered.length === 0) return undefined;
  const service = random.pick(offered);
  const variation = random.chance(0.65) ? service.variations[0] : random.pick(service.variations);
  const addOns = services.filter((row) => row.kind === 'add_on' && row.locationIds.includes(location.id));
  const extra = random.chance(0.2) && variation.amountCents > 0 ? random.sample(addOns, 1) : [];
  const lines = [lineOf(service, variation), ...extra.map((addOn) => lineOf(addOn, addOn.variations[0]))];
  const durationMinutes = lines.reduce((sum, line) => sum + line.durationMinutes, 0);
  const slots = listSlots(
    rulesOf(practice, location, durationMinutes),
    sorted(busy),
    { from: date, to: date },
    startOfDay(addDays(date, -1), location.timeZone),
  );
  if (slots.length === 0) return undefined;
  const startsMs = random.pick(slots);
  const endsMs = startsMs + durationMinutes * 60_000;
  const amountCents = lines.reduce((sum, line) => sum + line.amountCents, 0);
  const course = courseOf(random, { practice, startsMs, nowMs });
  const client = random.pick(clients);
  const paymentRequirement = requirementOf(about.cards, amountCents);
  return {
    clientId: client.id,
    locationId: location.id,
    lines,
    amountCents,
    startsMs,
    endsMs,
    timeZone: location.timeZone,
    localStartsAt: toWall(startsMs, location.timeZone),
    ...course,
    paymentRequirement,
    payment: paymentOf(random, about.cards, { amountCents, startsMs, nowMs, ...course }),
    clientNote: random.chance(0.2) ? random.pick(NOTES) : '',
  };
}

function lineOf(service, variation) {
  return {
    serviceId: service.id,
    variationId: variation.id,
    name: service.name,
    amountCents: variation.amountCents,
    durationMinutes: variation.durationMinutes,
    addOn: service.kind === 'add_on',
  };
}

/** As scheduling reads them for a booking. */
function rulesOf(practice, location, durationMinutes) {
  const hours = Array.from({ length: 7 }, (_, day) => location.hours.find((own) => own.weekday === day)?.blocks ?? []);
  return {
    timeZone: location.timeZone,
    hours,
    durationMinutes,
    bufferMinutes: practice.bufferMinutes,
    leadMinutes: 0,
    incrementMinutes: practice.startTimeIncrementMinutes,
  };
}

function sorted(busy) {
  const pairs = [];
  for (let index = 0; index < busy.length; index += 2) pairs.push([busy[index], busy[index + 1]]);
  return pairs.sort(([one], [other]) => one - other).flat();
}

/** What became of it: booked some days before, then mostly accepted. */
function courseOf(random, { practice, startsMs, nowMs }) {
  const latest = Math.min(startsMs - DAY_MS, nowMs - SETTLED_MS - 6 * HOUR_MS);
  const createdMs = latest - Math.floor(random.next() * 12 * DAY_MS);
  const instant = practice.instantClientApproval;
  const decidedMs = instant ? createdMs : createdMs + Math.floor(random.next() * 6 * HOUR_MS);
  const state = stateOf(random, { instant, past: startsMs <= nowMs });
  const cancelledMs = decidedMs + Math.floor(random.next() * 6 * HOUR_MS);
  const inTime =
    cancelledMs <= startsMs - practice.lateCancellationHours * HOUR_MS && cancelledMs <= nowMs - SETTLED_MS;
  if (state !== 'cancelled')
    return { state, createdMs, decidedMs, cancelledMs: null, cancelledBy: null, practitionerNote: '' };
  if (!inTime)
    return { state: 'approved', createdMs, decidedMs, cancelledMs: null, cancelledBy: null, practitionerNote: '' };
  const cancelledBy = random.chance(0.75) ? 'client' : 'pro';
  const practitionerNote = cancelledBy === 'pro' ? random.pick(PRO_NOTES) : '';
  return { state, createdMs, decidedMs, cancelledMs, cancelledBy, practitionerNote };
}

function stateOf(random, { instant, past }) {
  const choices = [
    ['approved', instant ? 90 : 68],
    ['cancelled', 9],
  ];
  if (!instant) choices.push(past ? ['declined', 4] : ['pending', 34]);
  return random.weighted(choices);
}

function requirementOf(cards, amountCents) {
  return amountCents > 0 && (cards === 'charge' || cards === 'save_card') ? cards : 'none';
}

/** When money came or will come by card: `charged`, or a card that waits for the day. */
function paymentOf(random, cards, { amountCents, state, startsMs, nowMs, createdMs }) {
  const stands = state === 'approved' || state === 'pending';
  if (amountCents === 0 || !stands || cards === 'none') return null;
  if (cards === 'charge') return { kind: 'charged', atMs: createdMs };
  const over = startsMs <= nowMs - SETTLED_MS;
  if (cards === 'optional') return over && random.chance(0.7) ? { kind: 'charged', atMs: startsMs } : null;
  // A card is charged on the morning of the day; visits of the last hours were charged when they began.
  return startsMs <= nowMs
    ? { kind: 'charged', atMs: Math.min(startsMs, nowMs - SETTLED_MS) }
    : { kind: 'card', atMs: createdMs };
}

/** Ids by the order in time; whose first visit it is; instants as ISO texts. */
function describe(visits, practiceId) {
  const seen = new Set();
  return visits.map(({ startsMs, endsMs, createdMs, decidedMs, cancelledMs, payment, ...visit }, index) => {
    const newClient = !seen.has(visit.clientId);
    seen.add(visit.clientId);
    return {
      ...visit,
      id: deterministicId(practiceId, `visit:${index}`),
      newClient,
      startsAt: iso(startsMs),
      endsAt: iso(endsMs),
      createdAt: iso(createdMs),
      decidedAt: iso(decidedMs),
      cancelledAt: cancelledMs === null ? null : iso(cancelledMs),
      payment: payment && { kind: payment.kind, at: iso(payment.atMs) },
    };
  });
}

const iso = (ms) => new Date(ms).toISOString();
