import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { timestampFromMs } from '@bufbuild/protobuf/wkt';
import type { DescMessage } from '@bufbuild/protobuf';
import {
  AppointmentAcceptedSchema,
  AppointmentCancelledSchema,
  AppointmentRescheduledSchema,
  RegistrationCancelledSchema,
  RegistrationChangedSchema,
  RegistrationConfirmedSchema,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import ICAL from 'ical.js';
import { calendarOf, NotificationsHarness, type CaughtMail } from './testing/notifications-harness.js';
import { HOUR, SamplePeople } from './testing/sample-people.js';

const NOW = new Date('2026-11-20T17:00:00Z');

let harness: NotificationsHarness;

beforeAll(async () => {
  harness = await NotificationsHarness.start(new FixedClock(NOW));
});
afterAll(() => harness?.stop());

describe('the calendar file of a message', () => {
  it('numbers the entry of a registration from 0, one more each time that its event moves and when it ends', async () => {
    const one = new SamplePeople(NOW.getTime(), undefined, '+447911123458');
    const event = one.event();
    const registration = one.registration(event);
    const at = (hours: number) => ({
      startsAt: timestampFromMs(NOW.getTime() + hours * HOUR),
      endsAt: timestampFromMs(NOW.getTime() + (hours + 2) * HOUR),
    });
    const publish = async (schema: DescMessage, event: object) => {
      await harness.publish([{ schema, event: { ...event }, aggregateId: registration.registrationId }]);
      await harness.send();
    };
    await publish(RegistrationConfirmedSchema, { registration });
    // Away, back again and away again: each time a message is due.
    const way = [120, 144, 120, 144];
    for (const [index, hours] of way.slice(1).entries()) {
      const [version, before] = [index + 2, at(way[index]!)];
      const moved = {
        ...registration,
        version,
        calendarSequence: index + 1,
        event: { ...event, version, ...at(hours) },
      };
      const previous = { previousStartsAt: before.startsAt, previousEndsAt: before.endsAt };
      const place = { previousTimeZone: event.timeZone, previousPlace: event.place };
      await publish(RegistrationChangedSchema, { registration: moved, moved: true, ...previous, ...place });
    }
    const last = { version: 5, calendarSequence: 4, state: 'cancelled', event: { ...event, version: 5, ...at(144) } };
    await publish(RegistrationCancelledSchema, { registration: { ...registration, ...last }, cancelledBy: 'owner' });
    const entries = (await harness.mailsTo(one.clientEmail)).reverse().map(entryOf);
    expect(new Set(entries.map(({ uid }) => uid))).toEqual(new Set([`${registration.registrationId}@yarrow`]));
    expect(entries.map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3, 4]);
    expect(entries.map(({ startDate }) => (startDate.toJSDate().getTime() - NOW.getTime()) / HOUR)).toEqual([
      ...way,
      144,
    ]);
  });

  it('numbers the entry of a visit from 0 over two moves to its end, and comes from our address, not the owner’s', async () => {
    const one = new SamplePeople(NOW.getTime(), undefined, '+447911123459');
    const visit = one.appointment();
    const publish = async (schema: DescMessage, changes: object, more: object = {}) => {
      const event = { appointment: { ...visit, ...changes }, ...more };
      await harness.publish([{ schema, event, aggregateId: visit.appointmentId }]);
      await harness.send();
    };
    const at = (hours: number) => ({
      startsAt: timestampFromMs(NOW.getTime() + hours * HOUR),
      endsAt: timestampFromMs(NOW.getTime() + (hours + 1) * HOUR),
    });
    await publish(AppointmentAcceptedSchema, {}, { automatic: true });
    await publish(
      AppointmentRescheduledSchema,
      { version: 2, calendarSequence: 1, ...at(96) },
      { rescheduledBy: 'pro' },
    );
    await publish(
      AppointmentRescheduledSchema,
      { version: 3, calendarSequence: 2, ...at(98) },
      { rescheduledBy: 'client' },
    );
    const end = { version: 4, calendarSequence: 3, state: 'cancelled', ...at(98) };
    await publish(AppointmentCancelledSchema, end, { cancelledBy: 'client' });
    for (const address of [one.clientEmail, one.proEmail]) {
      const mails = (await harness.mailsTo(address)).reverse();
      expect(mails.map(entryOf).map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3]);
      for (const mail of mails) {
        const organizer = entryOf(mail).component.getFirstProperty('organizer')!;
        expect([organizer.getFirstValue(), organizer.getParameter('cn')]).toEqual([
          'mailto:hello@yarrow.example',
          'Still Water',
        ]);
      }
    }
    expect((await harness.mailsTo(one.clientEmail)).map(calendarOf).join()).not.toContain(one.proEmail);
  });

  it('cancels no entry that calendars never had: a request that its client withdrew', async () => {
    const one = new SamplePeople(NOW.getTime(), undefined, '+447911123457');
    const appointment = one.appointment({ state: 'cancelled', version: 2 });
    const event = { appointment, cancelledBy: 'client' };
    await harness.publish([{ schema: AppointmentCancelledSchema, event, aggregateId: appointment.appointmentId }]);
    await harness.send();
    const [mail] = await harness.mailsTo(one.clientEmail);
    expect(mail!.subject).toBe('Cancelled: Breathwork with Still Water');
    expect(calendarOf(mail!)).toBeUndefined();
  });
});

/** The calendar entry of a mail, as a program reads it. */
function entryOf(mail: CaughtMail) {
  return new ICAL.Event(new ICAL.Component(ICAL.parse(calendarOf(mail)!) as unknown[]).getFirstSubcomponent('vevent')!);
}
