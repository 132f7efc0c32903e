import { timestampFromMs } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  AppointmentUpdatedSchema,
  RegistrationChangedSchema,
  RegistrationConfirmedSchema,
  SeriesUpdatedSchema,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { calendarOf, NotificationsHarness, type CaughtMail } from '../testing/notifications-harness.js';
import { HOUR, SamplePeople } from '../testing/sample-people.js';

const NOW = new Date('2026-11-20T17:00:00Z');
const MINUTE = 60_000;
const OFFICE = { locationId: 'a', name: 'Studio', kind: 'office', singleLine: '12 Alder Street, Vancouver' };
const VIDEO = { locationId: 'b', name: 'Online', kind: 'virtual', virtualType: 'video', singleLine: 'Online' };
const ALDER = { ...OFFICE, hideAddress: true };
const FERN = { ...OFFICE, singleLine: '4 Fern Lane, Victoria' };

let harness: NotificationsHarness;

beforeAll(async () => {
  harness = await NotificationsHarness.start(new FixedClock(NOW));
});
afterAll(() => harness?.stop());

const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE);

/** The file of a mail without folds and escapes. */
const fileOf = (mail: CaughtMail) =>
  calendarOf(mail)!
    .replaceAll(/\r\n[ \t]/g, '')
    .replaceAll('\\', '');

type Visit = ReturnType<SamplePeople['appointment']>;

/** What scheduling publishes when the location of a visit changes. @param before what the client was notified of last */
const followed = (visit: Visit, place: object, { minute = 0, version = 2, before = visit.place as object } = {}) => ({
  appointment: { ...visit, place, version, calendarSequence: version - 1 },
  notified: { startsAt: visit.startsAt, endsAt: visit.endsAt, place: before, lines: visit.lines },
  previousStartsAt: visit.startsAt,
  previousEndsAt: visit.endsAt,
  settlesAt: timestampFromMs(inMinutes(minute + 3).getTime()),
});

async function visitAt(place: object, phone: string, changes: object = {}) {
  const people = new SamplePeople(NOW.getTime(), undefined, phone);
  const visit = people.appointment({ place, ...changes });
  await harness.acceptVisit(visit);
  await harness.send();
  const follow = (to: object, options: { minute?: number; version?: number; before?: object } = {}) =>
    harness.service.publish(AppointmentUpdatedSchema, followed(visit, to, options), {
      aggregateId: visit.appointmentId,
      occurredAt: inMinutes(options.minute ?? 0),
    });
  /** Without the confirmation, oldest first. */
  const news = async () => (await harness.mailsTo(people.clientEmail)).reverse().slice(1);
  return { people, visit, follow, news };
}

describe('a visit whose location changes', () => {
  it('sends its client one mail with old and new place and the raised calendar entry, once it has settled', async () => {
    const { people, follow, news } = await visitAt(OFFICE, '+447911123480');
    await follow(FERN);
    await harness.sendAt(inMinutes(3));
    expect(await news()).toEqual([]);
    await harness.sendAt(inMinutes(4));
    const [mail, ...more] = await news();
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('New place: Breathwork with Still Water');
    expect(mail!.text).toContain('Ines Duarte changed the place of this visit.');
    expect(mail!.text).toMatch(/Previous place: Studio\s+12 Alder Street, Vancouver/);
    expect(mail!.text).toMatch(/Where: Studio\s+4 Fern Lane, Victoria/);
    const file = fileOf(mail!);
    for (const line of ['METHOD:REQUEST', 'SEQUENCE:1', 'LOCATION:4 Fern Lane, Victoria']) expect(file).toContain(line);
    const texts = await harness.textsTo('+447911123480');
    expect(texts.filter((text) => text.includes('changed the place of your Breathwork'))).toHaveLength(1);
    expect((await harness.mailsTo(people.proEmail)).filter(({ subject }) => subject.startsWith('Changed'))).toEqual([]);
  });

  it('sends one mail about several saves within three minutes, and none if they end where they began', async () => {
    const { follow, news } = await visitAt(OFFICE, '+447911123481');
    await follow({ ...OFFICE, singleLine: '1 Typo Road' });
    await follow(FERN, { minute: 2, version: 3, before: OFFICE });
    await harness.sendAt(inMinutes(10));
    const [mail, ...more] = await news();
    expect(more).toEqual([]);
    expect(mail!.text).toContain('4 Fern Lane, Victoria');
    expect(fileOf(mail!)).toContain('SEQUENCE:2');

    const undone = await visitAt(OFFICE, '+447911123482');
    await undone.follow(FERN);
    await undone.follow(OFFICE, { minute: 1, version: 3, before: OFFICE });
    await harness.sendAt(inMinutes(10));
    expect(await undone.news()).toEqual([]);
  });

  it('sends the new link of a video call, and reminds with it', async () => {
    const link = 'https://meet.example.com/first';
    const { people, follow, news } = await visitAt({ ...VIDEO, virtualLink: link }, '+447911123483');
    await follow({ ...VIDEO, virtualLink: 'https://meet.example.com/second' });
    await harness.sendAt(inMinutes(4));
    const [mail] = await news();
    expect(mail!.subject).toBe('New video link: Breathwork with Still Water');
    expect(mail!.text).toContain('https://meet.example.com/second');
    expect(fileOf(mail!)).toContain('LOCATION:https://meet.example.com/second');
    await harness.sendAt(new Date(NOW.getTime() + 48 * HOUR + MINUTE));
    const reminders = (await harness.mailsTo(people.clientEmail)).filter(({ subject }) =>
      subject.startsWith('Reminder'),
    );
    expect(reminders.map(({ text }) => text.includes('https://meet.example.com/second'))).toEqual([true]);
  });

  it.each([
    ['the address is hidden from others from now on', OFFICE, ALDER, 'approved', '+447911123484'],
    ['the hidden address of a request changes', ALDER, { ...FERN, hideAddress: true }, 'pending', '+447911123485'],
  ])('sends nothing if its client does not notice: %s', async (_what, before, after, state, phone) => {
    const { people, follow } = await visitAt(before, phone, { state });
    await follow(after);
    await harness.sendAt(inMinutes(4));
    const subjects = (await harness.mailsTo(people.clientEmail)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /^(New|Changed)/.test(subject))).toEqual([]);
  });

  it('sends a client of several visits one mail about all of them, with an entry for each', async () => {
    const people = new SamplePeople(NOW.getTime(), undefined, '+447911123486');
    const visits = [72, 96].map((hours) =>
      people.appointment({
        place: OFFICE,
        startsAt: timestampFromMs(NOW.getTime() + hours * HOUR),
        endsAt: timestampFromMs(NOW.getTime() + (hours + 1) * HOUR),
      }),
    );
    for (const visit of visits) await harness.acceptVisit(visit);
    await harness.send();
    const updates = visits.map((visit) => ({ ...followed(visit, FERN), withSeries: true }));
    for (const update of updates) {
      const aggregateId = update.appointment.appointmentId;
      await harness.service.publish(AppointmentUpdatedSchema, update, { aggregateId, occurredAt: NOW });
    }
    await harness.service.publish(SeriesUpdatedSchema, { updates }, { aggregateId: newId(), occurredAt: NOW });
    await harness.sendAt(inMinutes(4));
    const [mail, ...more] = (await harness.mailsTo(people.clientEmail)).filter(({ subject }) => /^New/.test(subject));
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('New place: 2 × Breathwork with Still Water');
    expect(mail!.text).toMatch(/Previous place: Studio\s+12 Alder Street, Vancouver/);
    const file = fileOf(mail!);
    expect(file.match(/LOCATION:4 Fern Lane, Victoria/g)).toHaveLength(2);
    expect(file.match(/SEQUENCE:1/g)).toHaveLength(2);
    const toPractitioner = (await harness.mailsTo(people.proEmail)).map(({ subject }) => subject);
    expect(toPractitioner.filter((subject) => subject.startsWith('Changed'))).toEqual([]);
  });
});

describe('a registration whose event changes its place', () => {
  it('sends one mail with old and new place and the raised entry, and reminds of the new place', async () => {
    const people = new SamplePeople(NOW.getTime(), undefined, '+447911123487');
    const event = people.event({ place: OFFICE });
    const registration = people.registration(event);
    const to = { aggregateId: registration.registrationId, occurredAt: NOW };
    await harness.service.publish(RegistrationConfirmedSchema, { registration }, to);
    await harness.send();
    const moved = { ...registration, version: 2, calendarSequence: 1, event: { ...event, version: 2, place: FERN } };
    const change = {
      registration: moved,
      ...{ previousStartsAt: event.startsAt, previousEndsAt: event.endsAt, previousTimeZone: event.timeZone },
      ...{ previousName: event.name, previousPlace: OFFICE, moved: true },
    };
    await harness.service.publish(RegistrationChangedSchema, change, to);
    await harness.send();
    const mails = async (start: string) =>
      (await harness.mailsTo(people.clientEmail)).filter(({ subject }) => subject.startsWith(start));
    const [mail, ...more] = await mails('New');
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('New place: Sunrise Breathwork with Still Water');
    expect(mail!.text).toMatch(/Previous place: Studio\s+12 Alder Street, Vancouver/);
    expect(fileOf(mail!)).toContain('SEQUENCE:1');
    expect(fileOf(mail!)).toContain('LOCATION:4 Fern Lane, Victoria');
    await harness.sendAt(new Date(NOW.getTime() + 119 * HOUR));
    const reminders = await mails('Reminder');
    expect(reminders.map(({ text }) => text.includes('4 Fern Lane, Victoria'))).toEqual([true]);
  });
});
