import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { timestampFromMs } from '@bufbuild/protobuf/wkt';
import {
  AppointmentAcceptedSchema,
  AppointmentCancelledSchema,
  AppointmentConfirmationResentSchema,
  AppointmentUpdatedSchema,
  SeriesBookedSchema,
  SeriesCancelledSchema,
  SeriesUpdatedSchema,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import ICAL from 'ical.js';
import { calendarOf, NotificationsHarness, type CaughtMail } from '../../testing/notifications-harness.js';
import { HOUR, SamplePeople } from '../../testing/sample-people.js';

const NOW = new Date('2026-11-20T17:00:00Z');
const seriesId = newId();

let harness: NotificationsHarness;

beforeAll(async () => {
  harness = await NotificationsHarness.start(new FixedClock(NOW));
});
afterAll(() => harness?.stop());

const times = (hours: number) => ({
  startsAt: timestampFromMs(NOW.getTime() + hours * HOUR),
  endsAt: timestampFromMs(NOW.getTime() + (hours + 1) * HOUR),
});
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

/** What calendar programs read: UID, SEQUENCE, STATUS and start of each entry, and the method. */
function entriesOf(mail: CaughtMail) {
  const calendar = new ICAL.Component(ICAL.parse(calendarOf(mail)!) as unknown[]);
  const entries = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const hours = (event.startDate.toJSDate().getTime() - NOW.getTime()) / HOUR;
    return [event.uid, event.sequence, component.getFirstPropertyValue('status'), hours];
  });
  return { method: calendar.getFirstPropertyValue('method'), entries };
}

/** Three visits in the next days that were booked together. */
async function series(phone: string) {
  const people = new SamplePeople(NOW.getTime(), undefined, phone);
  const visits = [72, 96, 120].map((hours, index) =>
    people.appointment({ ...times(hours), seriesId, seriesNumber: index + 1 }),
  );
  const publish = (schema: Parameters<typeof harness.service.publish>[0], event: object, id: string, at = NOW) =>
    harness.service.publish(schema, event as never, { aggregateId: id, occurredAt: at });
  for (const appointment of visits) {
    await publish(AppointmentAcceptedSchema, { appointment, withSeries: true }, appointment.appointmentId);
  }
  await publish(SeriesBookedSchema, { seriesId, appointments: visits }, seriesId);
  await harness.send();
  const mails = async () => (await harness.mailsTo(people.clientEmail)).reverse();
  /** Moves the second and the third by so many hours from where they were booked. */
  const change = async (minute: number, version: number, by: number) => {
    const updates = visits.slice(1).map((visit, index) => ({
      appointment: { ...visit, ...times(96 + 24 * index + by), version, calendarSequence: version - 1 },
      notified: { ...times(96 + 24 * index), place: visit.place, lines: visit.lines },
      settlesAt: timestampFromMs(inMinutes(minute + 3).getTime()),
      withSeries: true,
    }));
    for (const update of updates) {
      await publish(AppointmentUpdatedSchema, update, update.appointment.appointmentId, inMinutes(minute));
    }
    await publish(SeriesUpdatedSchema, { seriesId, updates }, seriesId, inMinutes(minute));
    return updates.map(({ appointment }) => appointment);
  };
  return { people, visits, publish, mails, change };
}

const uids = (visits: readonly { appointmentId: string }[]) =>
  visits.map(({ appointmentId }) => `${appointmentId}@yarrow`);

describe('a series', () => {
  it('is confirmed once, with an entry for each visit in one file, and reminded of visit by visit', async () => {
    const { visits, mails, people } = await series('+447911123480');
    const [mail, ...more] = await mails();
    expect([mail!.subject, more]).toEqual(['Confirmed: 3 × Breathwork with Still Water', []]);
    for (const day of ['Monday, November 23', 'Tuesday, November 24', 'Wednesday, November 25'])
      expect(mail!.text).toContain(day);
    expect(entriesOf(mail!)).toEqual({
      method: 'PUBLISH',
      entries: uids(visits).map((uid, index) => [uid, 0, 'CONFIRMED', 72 + 24 * index]),
    });
    expect(await harness.textsTo('+447911123480')).toHaveLength(1);
    expect(await harness.mailsTo(people.proEmail)).toEqual([]);
    const reminders = (await harness.log(people.clientEmail)).filter(({ kind }) => kind === 'appointment_reminder');
    expect(reminders).toHaveLength(3);
  });

  it('is confirmed with its future visits if it had started when it was entered', async () => {
    const people = new SamplePeople(NOW.getTime(), undefined, '+447911123486');
    const visits = [-2, 22, 46].map((hours, index) =>
      people.appointment({ ...times(hours), seriesId, seriesNumber: index + 1 }),
    );
    await harness.service.publish(
      SeriesBookedSchema,
      { seriesId, appointments: visits },
      { aggregateId: newId(), occurredAt: NOW },
    );
    await harness.send();
    const [mail, ...more] = await harness.mailsTo(people.clientEmail);
    expect([mail!.subject, more]).toEqual(['Confirmed: 2 × Breathwork with Still Water', []]);
    expect(entriesOf(mail!).entries.map(([uid]) => uid)).toEqual(uids(visits.slice(1)));
  });

  it('sends a change once after it has settled, and nothing for a reverted change', async () => {
    const { visits, mails, change } = await series('+447911123481');
    await change(0, 2, 2);
    await change(1, 3, 0);
    await harness.sendAt(inMinutes(5));
    expect(await mails()).toHaveLength(1);
    await change(10, 4, 3);
    await harness.sendAt(inMinutes(15));
    const sent = await mails();
    expect(sent.map(({ subject }) => subject).slice(1)).toEqual(['Changed: 2 × Breathwork with Still Water']);
    expect(entriesOf(sent[1]!).entries).toEqual(
      uids(visits.slice(1)).map((uid, index) => [uid, 3, 'CONFIRMED', 99 + 24 * index]),
    );
  });

  it('sends a change also if one of its visits, even the last, is changed again by itself', async () => {
    const { mails, publish, change } = await series('+447911123484');
    const last = (await change(0, 2, 2)).at(-1)!;
    const update = {
      appointment: { ...last, ...times(124), version: 3, calendarSequence: 2 },
      notified: { ...times(122), place: last.place, lines: last.lines },
      settlesAt: timestampFromMs(inMinutes(4).getTime()),
    };
    await publish(AppointmentUpdatedSchema, update, last.appointmentId, inMinutes(1));
    await harness.sendAt(inMinutes(4));
    await harness.sendAt(inMinutes(5));
    expect((await mails()).map(({ subject }) => subject).slice(1)).toEqual([
      'Changed: 2 × Breathwork with Still Water',
      'New time: Breathwork with Still Water',
    ]);
  });

  it('is confirmed also where its first visit is changed before the mail has left', async () => {
    const people = new SamplePeople(NOW.getTime(), undefined, '+447911123485');
    const visits = [72, 96].map((hours, index) =>
      people.appointment({ ...times(hours), seriesId, seriesNumber: index + 1 }),
    );
    const [first] = visits;
    const aggregateId = first!.appointmentId;
    await harness.service.publish(
      SeriesBookedSchema,
      { seriesId, appointments: visits },
      { aggregateId, occurredAt: inMinutes(1) },
    );
    const cancelled = { ...first!, state: 'cancelled', version: 2, calendarSequence: 1 };
    await harness.service.publish(
      AppointmentCancelledSchema,
      { appointment: cancelled, cancelledBy: 'pro' },
      { aggregateId, occurredAt: inMinutes(1) },
    );
    await harness.sendAt(inMinutes(2));
    const subjects = (await harness.mailsTo(people.clientEmail)).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual([
      'Cancelled: Breathwork with Still Water',
      'Confirmed: 2 × Breathwork with Still Water',
    ]);
  });

  it('sends its cancellation once, and cancels its calendar entries', async () => {
    const { visits, mails, publish, people } = await series('+447911123482');
    const cancelled = visits.map((visit) => ({ ...visit, state: 'cancelled', version: 2, calendarSequence: 1 }));
    // Events of the visits and of the series may come in any order.
    await publish(
      SeriesCancelledSchema,
      { seriesId, appointments: cancelled, practitionerNote: 'I am ill.' },
      seriesId,
    );
    for (const appointment of cancelled) {
      const event = { appointment, cancelledBy: 'pro', practitionerNote: 'I am ill.', withSeries: true };
      await publish(AppointmentCancelledSchema, event, appointment.appointmentId);
    }
    await harness.send();
    const [, mail, ...more] = await mails();
    expect([mail!.subject, more]).toEqual(['Cancelled: 3 × Breathwork with Still Water', []]);
    expect(mail!.text).toContain('“I am ill.”');
    expect(entriesOf(mail!)).toEqual({
      method: 'PUBLISH',
      entries: uids(visits).map((uid, index) => [uid, 1, 'CANCELLED', 72 + 24 * index]),
    });
    expect(await harness.textsTo('+447911123482')).toHaveLength(2);
    expect(await harness.mailsTo(people.proEmail)).toHaveLength(1);
  });
});

describe('a confirmation that is wanted again', () => {
  it('is sent by that way only, each time that it is wanted', async () => {
    const people = new SamplePeople(NOW.getTime(), undefined, '+447911123483');
    const visit = people.appointment();
    const resend = (sendTo: string, minute: number) =>
      harness.service.publish(
        AppointmentConfirmationResentSchema,
        { appointment: visit, sendTo },
        { aggregateId: visit.appointmentId, occurredAt: inMinutes(-minute) },
      );
    await harness.acceptVisit(visit);
    await resend('email', 1);
    await resend('email', 2);
    await resend('sms', 1);
    await harness.send();
    const subjects = (await harness.mailsTo(people.clientEmail)).map(({ subject }) => subject);
    expect(subjects).toEqual(Array(3).fill('Confirmed: Breathwork with Still Water'));
    expect(await harness.textsTo('+447911123483')).toHaveLength(2);
  });
});
