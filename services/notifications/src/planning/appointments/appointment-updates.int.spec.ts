import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { timestampFromMs } from '@bufbuild/protobuf/wkt';
import { AppointmentRescheduledSchema, AppointmentUpdatedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { calendarOf, NotificationsHarness } from '../../testing/notifications-harness.js';
import { HOUR, SamplePeople } from '../../testing/sample-people.js';

const NOW = new Date('2026-11-20T17:00:00Z');
const MINUTE = 60_000;

let harness: NotificationsHarness;

beforeAll(async () => {
  harness = await NotificationsHarness.start(new FixedClock(NOW));
});
afterAll(() => harness?.stop());

const times = (hours: number) => ({
  startsAt: timestampFromMs(NOW.getTime() + hours * HOUR),
  endsAt: timestampFromMs(NOW.getTime() + (hours + 1) * HOUR),
});
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE);

/** A visit in three days; its client was notified. */
async function visitOf(people: SamplePeople) {
  const visit = people.appointment();
  await harness.acceptVisit(visit);
  await harness.send();
  const change = (minute: number, version: number, hours: number, more: { changes?: object; note?: string } = {}) =>
    harness.service.publish(
      AppointmentUpdatedSchema,
      {
        appointment: { ...visit, ...more.changes, ...times(hours), version, calendarSequence: version - 1 },
        notified: { ...times(72), place: visit.place, lines: visit.lines },
        settlesAt: timestampFromMs(inMinutes(minute + 3).getTime()),
        practitionerNote: more.note ?? '',
      },
      { aggregateId: visit.appointmentId, occurredAt: inMinutes(minute) },
    );
  const subjects = async () => (await harness.mailsTo(people.clientEmail)).map(({ subject }) => subject).reverse();
  return { visit, change, subjects };
}

describe('a visit that its practitioner drags', () => {
  it('notifies each side once it has settled, with what it was before and the entry as it is', async () => {
    const people = new SamplePeople(NOW.getTime(), undefined, '+447911123470');
    const { change, subjects } = await visitOf(people);
    await change(0, 2, 96);
    await harness.sendAt(inMinutes(3));
    expect(await subjects()).toEqual(['Confirmed: Breathwork with Still Water']);
    await harness.sendAt(inMinutes(4));
    expect(await subjects()).toEqual([
      'Confirmed: Breathwork with Still Water',
      'New time: Breathwork with Still Water',
    ]);
    const [mail] = await harness.mailsTo(people.clientEmail);
    expect(mail!.text).toMatch(/Previous time: Monday, November 23, 2026, 5:00 PM/);
    expect(calendarOf(mail!)).toContain('SEQUENCE:1');
    expect((await harness.textsTo('+447911123470')).filter((text) => text.includes('moved your'))).toHaveLength(1);
    expect(
      (await harness.mailsTo(people.proEmail)).filter(({ subject }) => subject.startsWith('Changed')),
    ).toHaveLength(1);
  });

  it('and moves back within three minutes sends no notification', async () => {
    const people = new SamplePeople(NOW.getTime(), undefined, '+447911123471');
    const { change, subjects } = await visitOf(people);
    await change(0, 2, 96);
    await change(2, 3, 72);
    await harness.sendAt(inMinutes(10));
    expect(await subjects()).toEqual(['Confirmed: Breathwork with Still Water']);
    expect(await harness.textsTo('+447911123471')).toHaveLength(1);
  });

  it('several times notifies once of where it ends, also where it was there in between', async () => {
    const people = new SamplePeople(NOW.getTime(), undefined, '+447911123472');
    const { change, subjects } = await visitOf(people);
    await change(0, 2, 96);
    await change(1, 3, 98);
    await change(2, 4, 96);
    await harness.sendAt(inMinutes(10));
    expect((await subjects()).slice(1)).toEqual(['New time: Breathwork with Still Water']);
  });

  it('is reminded of once also where its client takes it back to the first time, again and again', async () => {
    const people = new SamplePeople(NOW.getTime(), undefined, '+447911123476');
    const { change, visit } = await visitOf(people);
    await change(0, 2, 96);
    const move = async (version: number, from: number, to: number) => {
      const { startsAt: previousStartsAt, endsAt: previousEndsAt } = times(from);
      const appointment = { ...visit, ...times(to), version, calendarSequence: version - 1 };
      await harness.service.publish(
        AppointmentRescheduledSchema,
        { appointment, previousStartsAt, previousEndsAt, rescheduledBy: 'client' },
        { aggregateId: visit.appointmentId, occurredAt: inMinutes(version + 2) },
      );
    };
    await move(3, 96, 72);
    await move(4, 72, 96);
    await move(5, 96, 72);
    await harness.sendAt(new Date(NOW.getTime() + 48 * HOUR + MINUTE));
    const reminders = (await harness.mailsTo(people.clientEmail)).filter(({ subject }) =>
      subject.startsWith('Reminder'),
    );
    expect(reminders).toHaveLength(1);
  });

  it('is reminded of at the new time and place, not as it was planned', async () => {
    const people = new SamplePeople(NOW.getTime(), undefined, '+447911123473');
    const { change, visit } = await visitOf(people);
    const place = { ...visit.place, locationId: 'b', name: 'Other room', virtualLink: 'https://meet.example.com/new' };
    await change(0, 2, 72, { changes: { place } });
    await harness.sendAt(new Date(NOW.getTime() + 48 * HOUR + MINUTE));
    const reminders = (await harness.mailsTo(people.clientEmail)).filter(({ subject }) =>
      subject.startsWith('Reminder'),
    );
    expect(reminders).toHaveLength(1);
    expect(reminders[0]!.text).toContain('https://meet.example.com/new');
  });
});

describe('a message from the practitioner', () => {
  it('is sent by itself, without a calendar file', async () => {
    const people = new SamplePeople(NOW.getTime(), undefined, '+447911123474');
    const { change, subjects } = await visitOf(people);
    await change(0, 2, 72, { note: 'Bring a towel.' });
    await harness.sendAt(inMinutes(4));
    expect((await subjects())[1]).toBe('Changed: Breathwork with Still Water');
    const [mail] = await harness.mailsTo(people.clientEmail);
    expect(mail!.text).toContain('“Bring a towel.”');
    expect(calendarOf(mail!)).toBeUndefined();
  });
});

describe('a visit that was written down afterwards', () => {
  it('confirms nothing and asks for a review only while that is to come', async () => {
    const people = new SamplePeople(NOW.getTime(), undefined, '+447911123475');
    const visit = people.appointment(times(-2));
    await harness.acceptVisit(visit);
    await harness.send();
    expect((await harness.logOfVisit(visit)).map(({ kind }) => kind)).toEqual(['review_request']);
    const long = people.appointment(times(-30));
    await harness.acceptVisit(long);
    expect(await harness.logOfVisit(long)).toEqual([]);
  });
});
