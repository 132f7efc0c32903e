import { Counter } from 'k6/metrics';
import { ask, dayAhead, eventually } from './caller.js';
import { CLIENT_SURNAME } from './booking.js';
import { countOverlaps, countWrongCharges } from './findings.js';
import { closePractices, loggedIn } from './practices.js';
import { sandboxObjects } from './sandbox.js';

const STANDING = ['pending', 'approved'];

/** Visits of this run that stand on the practices' calendars; no fewer than bookings that were acknowledged. */
const found = new Counter('bookings_found');
/** Pairs of visitors' visits that stand at one time. */
const doubled = new Counter('double_bookings');
/** Visits that were not charged once and in full. */
const wrong = new Counter('wrong_charges');

/** After a run: what has become of it, `first` of all; then its practices are closed, whatever was found. */
export function lookAfter(practices, first = () => {}) {
  try {
    first(practices);
    audit(practices);
  } finally {
    closePractices(practices);
  }
}

/** What the practices' calendars and the payment provider have of the run. */
function audit(practices) {
  const ours = practices.flatMap((practice) => {
    const visits = visitsOf(practice);
    const own = visits.filter(({ clientName }) => clientName.includes(CLIENT_SURNAME));
    // In a practice that existed before the run, the practitioner may have created overlapping visits.
    doubled.add(countOverlaps(practice.own ? visits : own));
    return own.map(({ id }) => ({ id, priceCents: practice.priceCents }));
  });
  found.add(ours.length);
  const [{ sandbox: origin }] = practices;
  const [intents, charges] = ['payment_intent', 'charge'].map((kind) => sandboxObjects(origin, kind));
  wrong.add(countWrongCharges(ours, intents, charges));
}

/** Those on the days on which visitors book. */
function visitsOf({ login }) {
  const owner = loggedIn(login.email, login.password);
  const window = { from: `${dayAhead(0)}T00:00:00Z`, to: `${dayAhead(64)}T00:00:00Z` };
  const data = eventually('the calendar', () => ask(owner, { name: 'ProCalendar' }, window).data);
  return data.practiceAppointments.filter(({ state }) => STANDING.includes(state));
}
