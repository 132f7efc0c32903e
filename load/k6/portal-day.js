import { check, sleep } from 'k6';
import { Counter } from 'k6/metrics';
import { change, newCaller, openPage, send } from './caller.js';
import { uuid } from './booking.js';
import { RUN } from './target.js';

/** Moves that were acknowledged and do not stand on the calendar. */
const lost = new Counter('lost_moves');

const DAY = 86400000;
/** Behind the days on which visitors book. */
const FIRST_DAY = 65;

/**
 * One practitioner: logs in, looks at the inbox, the month, clients and payments, books a client and moves the visit.
 */
export function workDay(practices) {
  const { login } = practices[(__VU - 1) % practices.length];
  const caller = newCaller();
  openPage(caller, '/login', 'page-login');
  const entered = change(caller, 'Login', { input: { email: login.email, password: login.password } });
  if (!entered || entered.result !== 'success') return;
  lookAtInbox(caller);
  lookAtMonths(caller);
  searchClients(caller);
  lookAtPayments(caller);
  reschedule(caller, Math.floor((__VU - 1) / practices.length));
  change(caller, 'Logout', {});
}

function lookAtInbox(caller) {
  openPage(caller, '/portal', 'page-portal');
  send(caller, 'CurrentUser');
  send(caller, 'PortalFrame', { profile: true });
  send(caller, 'ProInbox');
  send(caller, 'WaitingRequests');
  sleep(1);
}

function lookAtMonths(caller) {
  send(caller, 'OwnPractice');
  for (const days of [-10, 21, 52]) {
    const window = { from: midnight(days), to: midnight(days + 42) };
    send(caller, 'ProCalendar', window);
    send(caller, 'ProCalendarEvents', window);
    sleep(1);
  }
}

function searchClients(caller) {
  const everybody = { first: 100, after: null, sort: { by: 'full_name', descending: false }, withPractice: true };
  send(caller, 'DuplicatesCount');
  send(caller, 'ClientsOfPractice', Object.assign({ search: null, searching: false }, everybody));
  for (const search of ['gr', 'grace', 'grace ok']) {
    send(caller, 'ClientsOfPractice', Object.assign({ search, searching: true }, everybody));
    sleep(0.3);
  }
  sleep(1);
}

function lookAtPayments(caller) {
  const all = { dateFilter: 'all_time', stateFilter: 'all', searchTerm: null, clientId: null };
  send(caller, 'PaymentsOfPractice', Object.assign({ limit: 25, offset: 0 }, all));
  send(caller, 'PayoutsOfPractice', { limit: 25, offset: 0 });
  sleep(1);
}

/** @param colleague which of those who work at this practice: each has hours of their own */
function reschedule(caller, colleague) {
  const catalog = send(caller, 'BookingCatalog');
  const practice = catalog && catalog.currentPractice;
  const service = practice && practice.services.find((one) => !one.addOn && !one.package);
  if (!service) return;
  const start = Date.parse(midnight(FIRST_DAY + (colleague % 30))) + 2 * 3600000 * (__ITER % 11);
  const [{ id: serviceId, timeLength }] = service.variations;
  const client = { firstName: 'Ada', lastName: `Byron ${RUN}`, email: `load-${RUN}-${__VU}-${__ITER}@example.com` };
  const booked = change(caller, 'ProCreateAppointment', {
    ...{ appointmentServices: [{ serviceId }], locationId: practice.locations[0].id, client, idempotencyKey: uuid() },
    ...times(start, timeLength),
  });
  if (!booked || !booked.appointment) return;
  const appointmentId = booked.appointment.id;
  const later = times(start + 3600000, timeLength);
  send(caller, 'AppointmentMoves', Object.assign({ appointmentId }, later));
  const moved = change(caller, 'UpdateAppointment', Object.assign({ appointmentId }, later));
  if (moved && moved.result === 'success') requireAt(caller, appointmentId, later.startsAt);
  change(caller, 'ProCancelAppointment', { appointmentId });
}

function requireAt(caller, appointmentId, startsAt) {
  const day = Date.parse(startsAt);
  const data = send(caller, 'ProCalendar', { from: iso(day - DAY), to: iso(day + DAY) });
  const seen = data && data.practiceAppointments.find(({ id }) => id === appointmentId);
  const stands = Boolean(seen) && Date.parse(seen.startsAt) === day;
  check(stands, { 'the visit stands where it was moved to': (fine) => fine });
  if (data) lost.add(stands ? 0 : 1);
}

const iso = (ms) => new Date(ms).toISOString();
const times = (start, minutes) => ({ startsAt: iso(start), endsAt: iso(start + minutes * 60000) });
const midnight = (days) => `${iso(Date.now() + days * DAY).slice(0, 10)}T00:00:00.000Z`;
