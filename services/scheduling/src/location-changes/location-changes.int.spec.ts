import { timestampDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  AppointmentAcceptedSchema,
  AppointmentUpdatedSchema,
  SeriesUpdatedSchema,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import type { Appointment } from '../generated/graphql.js';
import { service } from '../service.js';
import { LINK } from '../testing/test-answers.js';
import { book, bookAt, GUEST, hold } from '../testing/test-bookings.js';
import { decide, lookUp } from '../testing/test-decisions.js';
import { move } from '../testing/test-moves.js';
import { POLICY, publishPractice, type PracticeWishes } from '../testing/test-practice.js';
import { locationSaver, NEW_ADDRESS } from '../testing/test-places.js';
import { proUpdate } from '../testing/test-pro-visits.js';
import { createSeries } from '../testing/test-series.js';
import { at, minutes, NOON } from '../testing/test-times.js';

const OLD_ADDRESS = '12 Mercer St, New York, NY 10013';

const clock = new FixedClock(NOON);
let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
});
afterAll(() => scheduling?.stop());
beforeEach(() => clock.set(NOON));

async function practiceWith(wishes: PracticeWishes = {}) {
  const practice = await publishPractice(scheduling, { booking: POLICY, ...wishes });
  return { practice, save: locationSaver(scheduling, clock, practice, wishes.location) };
}

async function updatesOf(visit: Pick<Appointment, 'id'>) {
  const events = await scheduling.emitted(AppointmentUpdatedSchema);
  return events.filter(({ appointment }) => appointment!.appointmentId === visit.id);
}

const addressOf = async ({ instantActionToken }: Pick<Appointment, 'instantActionToken'>) =>
  (await lookUp(scheduling, instantActionToken))!.locationSingleLine;

async function fileOf({ calendarFileUrl }: Pick<Appointment, 'calendarFileUrl'>): Promise<string> {
  const headers = { authorization: `Bearer ${await scheduling.tokenOf()}` };
  const text = await (await fetch(`${scheduling.url}${calendarFileUrl}`, { headers })).text();
  return text.replaceAll('\r\n ', '').replaceAll('\\', '');
}

describe('an upcoming visit', () => {
  it('follows the address of its location in page, calendar file and event, with SEQUENCE raised', async () => {
    const { practice, save } = await practiceWith();
    const visit = await bookAt(scheduling, practice, at('10:00'));
    await save(NEW_ADDRESS);
    expect(await lookUp(scheduling, visit.instantActionToken)).toMatchObject({
      ...{ locationName: 'Studio', locationSingleLine: NEW_ADDRESS.singleLine, startsAt: at('10:00') },
      amountCents: visit.amountCents,
    });
    const file = await fileOf(visit);
    expect(file).toContain('SEQUENCE:1');
    expect(file).toContain(`LOCATION:${NEW_ADDRESS.singleLine}`);
    const [event, ...more] = await updatesOf(visit);
    expect(more).toEqual([]);
    expect(event).toMatchObject({
      appointment: { version: 2, calendarSequence: 1, place: { singleLine: NEW_ADDRESS.singleLine } },
      notified: { place: { singleLine: OLD_ADDRESS, locationId: practice.locationId } },
      withSeries: false,
    });
    expect(timestampDate(event!.settlesAt!)).toEqual(new Date(Date.parse(NOON) + minutes(3)));
  });

  it.each([
    ['name', { name: 'Annex' }, 'locationName', 'Annex'],
    [
      'link',
      { virtualLink: 'https://meet.example.com/other' },
      'virtualMeetingLinkWithFallback',
      'https://meet.example.com/other',
    ],
    ['instructions', { virtualInstructions: 'Call +1 212 555 0100.' }, 'virtualInstructions', 'Call +1 212 555 0100.'],
    ['kind of meeting', { virtualType: 'phone', singleLine: 'By phone' }, 'locationSingleLine', 'By phone'],
  ] as const)('follows the %s of a virtual location', async (_what, changes, field, shown) => {
    const location = { ...LINK, kind: 'virtual', virtualType: 'video', singleLine: 'Online' };
    const { practice, save } = await practiceWith({ location });
    const visit = await bookAt(scheduling, practice, at('10:00'));
    await save(changes);
    expect((await lookUp(scheduling, visit.instantActionToken))![field]).toBe(shown);
    expect(await updatesOf(visit)).toHaveLength(1);
  });

  it('stays unchanged when the hours, the position, the zone or the state of its location change', async () => {
    const { practice, save } = await practiceWith();
    const visit = await bookAt(scheduling, practice, at('10:00'));
    await save({ hours: [], position: 4, travelDistanceMiles: 5, state: 'disabled', timeZone: 'America/Los_Angeles' });
    expect(await updatesOf(visit)).toEqual([]);
    expect(await lookUp(scheduling, visit.instantActionToken)).toMatchObject({ startsAt: at('10:00') });
  });

  it('is stored with a change that its client does not see, under the same SEQUENCE', async () => {
    const { practice, save } = await practiceWith();
    const visit = await bookAt(scheduling, practice, at('10:00'));
    await save({ hideAddress: true });
    const [event] = await updatesOf(visit);
    expect(event).toMatchObject({
      appointment: { version: 2, calendarSequence: 0, place: { hideAddress: true, singleLine: OLD_ADDRESS } },
    });
  });

  it('keeps its instant and its wall time across a change of clocks when address and zone change', async () => {
    const { practice, save } = await practiceWith();
    // New York changes its clocks on 14 March 2027.
    const visits = [await bookAt(scheduling, practice, '2027-03-13T10:00:00-05:00')];
    visits.push(await bookAt(scheduling, practice, '2027-03-15T10:00:00-04:00'));
    await save({ ...NEW_ADDRESS, timeZone: 'America/Los_Angeles' });
    const after = await Promise.all(visits.map((visit) => lookUp(scheduling, visit.instantActionToken)));
    expect(after.map((visit) => [visit!.startsAt, visit!.timeZone, visit!.locationSingleLine])).toEqual([
      ['2027-03-13T10:00:00-05:00', 'America/New_York', NEW_ADDRESS.singleLine],
      ['2027-03-15T10:00:00-04:00', 'America/New_York', NEW_ADDRESS.singleLine],
    ]);
  });

  it('follows while it waits for an answer or a payment, and its confirmation has the new place', async () => {
    const { practice, save } = await practiceWith({ booking: {} });
    const request = await bookAt(scheduling, practice, at('10:00'));
    await save(NEW_ADDRESS);
    await decide(scheduling, 'acceptAppointment', { id: request.id }, practice.owner);
    const accepted = await scheduling.emitted(AppointmentAcceptedSchema);
    const published = accepted.find(({ appointment }) => appointment!.appointmentId === request.id)!.appointment!;
    expect(published).toMatchObject({ calendarSequence: 0, place: { singleLine: NEW_ADDRESS.singleLine } });

    const cards = { booking: { ...POLICY, requireClientCcToBook: true }, takesCards: true };
    const paid = await practiceWith(cards);
    const unpaid = await bookAt(scheduling, paid.practice, at('10:00'));
    await paid.save(NEW_ADDRESS);
    expect(unpaid.state).toBe('awaiting_payment');
    const [event] = await updatesOf(unpaid);
    expect(event!.appointment).toMatchObject({
      state: 'awaiting_payment',
      place: { singleLine: NEW_ADDRESS.singleLine },
    });
  });

  it('takes over the current place when it is booked with an earlier hold', async () => {
    const { practice, save } = await practiceWith();
    const held = await hold(scheduling, practice, at('10:00'));
    await save(NEW_ADDRESS);
    const booked = await book(scheduling, { holdId: held.hold!.id, client: GUEST });
    expect(booked.appointment!.locationSingleLine).toBe(NEW_ADDRESS.singleLine);
  });

  it('is never left at the old place when it is booked while the location is saved', async () => {
    const { practice, save } = await practiceWith();
    const hours = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'];
    const [visits] = await Promise.all([
      Promise.all(hours.map((hour) => bookAt(scheduling, practice, at(hour), { client: guest(hour) }))),
      save(NEW_ADDRESS),
    ]);
    expect(await Promise.all(visits.map(addressOf))).toEqual(hours.map(() => NEW_ADDRESS.singleLine));
  });

  it('remains reschedulable and cancellable', async () => {
    const { practice, save } = await practiceWith();
    const visit = await bookAt(scheduling, practice, at('10:00', '08'));
    await save(NEW_ADDRESS);
    const moved = await move(scheduling, visit, at('12:00', '08'));
    expect(moved.appointment.locationSingleLine).toBe(NEW_ADDRESS.singleLine);
    const { id, instantActionToken: token } = visit;
    expect((await decide(scheduling, 'cancelAppointmentNoUser', { id, token })).code).toBe('success');
  });
});

/** A client of its own for each hour. */
const guest = (hour: string) => ({ ...GUEST, email: `guest-${hour.slice(0, 2)}-${newId()}@example.com` });

describe('a visit that does not follow', () => {
  it('is one that had started when the location changed', async () => {
    const { practice, save } = await practiceWith();
    const [past, coming] = [
      await bookAt(scheduling, practice, at('10:00')),
      await bookAt(scheduling, practice, at('14:00'), { client: guest('14:00') }),
    ];
    clock.set(at('10:00'));
    await save(NEW_ADDRESS);
    expect([await addressOf(past), await addressOf(coming)]).toEqual([OLD_ADDRESS, NEW_ADDRESS.singleLine]);
    expect(await updatesOf(past)).toEqual([]);
  });

  it('is not one that started between the change and its arrival', async () => {
    const { practice, save } = await practiceWith();
    const visit = await bookAt(scheduling, practice, at('10:00'));
    clock.set(at('10:30'));
    await save(NEW_ADDRESS, { occurredAt: new Date(at('09:30')) });
    expect(await addressOf(visit)).toBe(NEW_ADDRESS.singleLine);
  });

  it('is one that was cancelled or declined, or that expired', async () => {
    const { practice, save } = await practiceWith({ booking: {} });
    const [cancelled, declined] = [
      await bookAt(scheduling, practice, at('10:00')),
      await bookAt(scheduling, practice, at('11:00'), { client: guest('11:00') }),
    ];
    const { id, instantActionToken: token } = cancelled;
    await decide(scheduling, 'cancelAppointmentNoUser', { id, token });
    await decide(scheduling, 'declineAppointment', { id: declined.id }, practice.owner);
    await save(NEW_ADDRESS);
    expect([await addressOf(cancelled), await addressOf(declined)]).toEqual([OLD_ADDRESS, OLD_ADDRESS]);
    expect([...(await updatesOf(cancelled)), ...(await updatesOf(declined))]).toEqual([]);
  });

  it('is one at the home of the client', async () => {
    const location = { kind: 'home', hideAddress: true };
    const { practice, save } = await practiceWith({ location });
    const visit = await bookAt(scheduling, practice, at('10:00'));
    await save({ ...NEW_ADDRESS, city: 'Newark', stateAbbreviation: 'NJ' });
    expect(await addressOf(visit)).toBe('New York, NY');
    expect(await updatesOf(visit)).toEqual([]);
  });

  it('is one at another location, of the same practice or not', async () => {
    const { practice, save } = await practiceWith();
    const other = await practiceWith();
    const visit = await bookAt(scheduling, other.practice, at('10:00'));
    const elsewhere = { ...practice, locationId: newId() };
    await locationSaver(scheduling, clock, elsewhere, {}, 0)({ name: 'Annex' });
    const own = await bookAt(scheduling, practice, at('10:00'));
    await proUpdate(scheduling, { appointmentId: own.id, locationId: elsewhere.locationId }, practice.owner);
    await save(NEW_ADDRESS);
    expect(await updatesOf(visit)).toEqual([]);
    expect((await lookUp(scheduling, own.instantActionToken))!.locationName).toBe('Annex');
    expect(await updatesOf(own)).toHaveLength(1);
  });
});

describe('the event of a saved location', () => {
  it('moves a visit once, however often it arrives', async () => {
    const { practice, save } = await practiceWith();
    const visit = await bookAt(scheduling, practice, at('10:00'));
    const eventId = newId();
    await save(NEW_ADDRESS, { eventId, version: 2 });
    await save(NEW_ADDRESS, { eventId, version: 2 });
    await save(NEW_ADDRESS, { version: 2 });
    await save(NEW_ADDRESS, { version: 3 });
    expect(await updatesOf(visit)).toHaveLength(1);
  });

  it('moves nothing back when an older version arrives later', async () => {
    const { practice, save } = await practiceWith();
    const visit = await bookAt(scheduling, practice, at('10:00'));
    await save(NEW_ADDRESS, { version: 3 });
    await save({ singleLine: '1 Older Rd, Albany, NY' }, { version: 2 });
    expect(await addressOf(visit)).toBe(NEW_ADDRESS.singleLine);
    expect(await updatesOf(visit)).toHaveLength(1);
  });

  it('states what the client knew before the first of several saves within three minutes', async () => {
    const { practice, save } = await practiceWith();
    const visit = await bookAt(scheduling, practice, at('10:00'));
    await save({ singleLine: '1 Typo Rd, Albany, NY' });
    clock.advance(minutes(2));
    await save(NEW_ADDRESS);
    clock.advance(minutes(4));
    await save({ singleLine: '7 Third Ave, New York, NY' });
    const known = (await updatesOf(visit)).map(({ notified }) => notified!.place!.singleLine);
    expect(known).toEqual([OLD_ADDRESS, OLD_ADDRESS, NEW_ADDRESS.singleLine]);
    expect((await updatesOf(visit)).map(({ appointment }) => appointment!.calendarSequence)).toEqual([1, 2, 3]);
  });

  it('joins the visits of one client into one notice, across series and single visits', async () => {
    const { practice, save } = await practiceWith();
    const { appointments } = await createSeries(scheduling, practice, {
      startsAt: at('10:00', '05'),
      recurrencePattern: { frequency: 'daily', count: 3 },
    });
    const other = await bookAt(scheduling, practice, at('15:00'));
    await save(NEW_ADDRESS);
    const joined = (await scheduling.emitted(SeriesUpdatedSchema)).filter(({ updates }) =>
      updates.some(({ appointment }) => appointment!.host!.practiceId === practice.practiceId),
    );
    expect(joined.map(({ updates }) => updates.map(({ appointment }) => appointment!.appointmentId))).toEqual([
      appointments!.map(({ id }) => id),
    ]);
    expect((await updatesOf(appointments![0]!)).map(({ withSeries }) => withSeries)).toEqual([true]);
    expect((await updatesOf(other)).map(({ withSeries }) => withSeries)).toEqual([false]);
  });
});
