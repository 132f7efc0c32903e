import { create } from '@bufbuild/protobuf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PastDueNoticeSchema, PracticeSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import {
  AppointmentAcceptedSchema,
  AppointmentConfirmationResentSchema,
  RegistrationConfirmedSchema,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { calendarOf, NotificationsHarness } from '../testing/notifications-harness.js';
import { peopleEvents, sampleEvent } from '../testing/sample-events.js';
import { HOUR, PLAIN, SamplePeople } from '../testing/sample-people.js';

const NOW = new Date('2026-11-20T17:00:00Z');
const SETTINGS = `appointmentReminderEmailEnabled appointmentReminderTextEnabled appointmentEmailReminderMinutes
  appointmentTextReminderMinutes`;
const DEFAULTS = {
  ...{ appointmentReminderEmailEnabled: true, appointmentReminderTextEnabled: true },
  ...{ appointmentEmailReminderMinutes: 1440, appointmentTextReminderMinutes: 120 },
};
const UPDATE = `mutation ($emailEnabled: Boolean, $textEnabled: Boolean, $email: Int, $text: Int,
    $templates: [EmailTemplateInput!]) {
  updateCommunicationSettings(appointmentReminderEmailEnabled: $emailEnabled, appointmentReminderTextEnabled: $textEnabled,
    appointmentEmailReminderMinutes: $email, appointmentTextReminderMinutes: $text, emailTemplates: $templates) {
    result error errors { code message field }
    practice { id communicationSettings { ${SETTINGS} } emailTemplates { name customContent } } } }`;
const READ = `query ($keys: [_Any!]!) { _entities(representations: $keys) { ... on Practice {
  communicationSettings { ${SETTINGS} } emailTemplates { name allowedVariables customContent defaultContent } } } }`;

let harness: NotificationsHarness;
let numbers = 0;
let people: SamplePeople;
let pro: Partial<Actor>;

beforeAll(async () => {
  harness = await NotificationsHarness.start(new FixedClock(NOW));
});
afterAll(() => harness?.stop());
beforeEach(async () => {
  people = newPeople();
  pro = { kind: 'pro', userId: newId(), practiceId: people.practiceId };
  await harness.publish(peopleEvents(people));
});

const newPeople = (typed = PLAIN) =>
  new SamplePeople(NOW.getTime(), typed, `+4479111270${String((numbers += 1)).padStart(2, '0')}`);
async function ask(query: string, variables: Record<string, unknown>, actor = pro) {
  const { data, errors } = await harness.service.graphql(query, variables, actor);
  return errors ? errors[0]!.extensions.code : Object.values(data as object)[0];
}
const update = (changes: Record<string, unknown>, actor = pro) => ask(UPDATE, changes, actor);
const read = async (actor = pro, id = people.practiceId) =>
  (await ask(READ, { keys: [{ __typename: 'Practice', id }] }, actor))[0];
const word = (name: string, customContent: string | null) => update({ templates: [{ name, customContent }] });

/** A visit in three days, confirmed. */
async function accept(visit = people.appointment()) {
  await harness.publish([sampleEvent(AppointmentAcceptedSchema, { appointment: visit }, visit.appointmentId)]);
  await harness.send();
  return visit;
}
/** When the reminders of a visit go, in hours before its start, and what became of them. */
async function remindersOf(visit: { appointmentId: string }, startHours = 72) {
  const rows = await harness.service.dataSource.query<{ channel: string; at: Date; state: string; error: string }[]>(
    `SELECT channel, send_at AS at, state, error FROM deliveries
     WHERE booking_id = $1 AND kind LIKE '%_reminder' ORDER BY channel`,
    [visit.appointmentId],
  );
  return rows.map(({ channel, at, state, error }) => {
    const hours = (NOW.getTime() + startHours * HOUR - at.getTime()) / HOUR;
    return `${channel} ${hours} hours before: ${error ?? state}`;
  });
}
const subjectsOf = async () => (await harness.mailsTo(people.clientEmail)).map(({ subject }) => subject);
const mailOf = async (subject: RegExp) =>
  (await harness.mailsTo(people.clientEmail)).find((mail) => subject.test(mail.subject))!;

describe('messages about payments past due', () => {
  const FIELDS = `paymentPastDueEmailEnabled paymentPastDueTextEnabled paymentPastDueEmailMinutes paymentPastDueTextMinutes`;
  const query = `query ($keys: [_Any!]!) { _entities(representations: $keys) { ... on Practice {
    communicationSettings { ${FIELDS} } } } }`;
  const shown = async () =>
    (await ask(query, { keys: [{ __typename: 'Practice', id: people.practiceId }] }))[0].communicationSettings;

  it('are shown next to the reminders, as chosen in the practice’s payment settings', async () => {
    const byDefault = { paymentPastDueEmailMinutes: 120, paymentPastDueTextMinutes: 120 };
    expect(await shown()).toEqual({
      ...{ paymentPastDueEmailEnabled: true, paymentPastDueTextEnabled: false },
      ...byDefault,
    });
    const pastDue = create(PastDueNoticeSchema, { email: false, text: true, emailMinutes: 60, textMinutes: 0 });
    const practice = { ...people.practice(), pastDue, version: 2 };
    await harness.publish([sampleEvent(PracticeSavedSchema, { practice }, people.practiceId)]);
    expect(await shown()).toEqual({
      ...{ paymentPastDueEmailEnabled: false, paymentPastDueTextEnabled: true },
      ...{ paymentPastDueEmailMinutes: 60, paymentPastDueTextMinutes: 0 },
    });
  });
});

describe('the reminders of a practice', () => {
  it('are the defaults until it chooses, and change by what it names', async () => {
    expect((await read()).communicationSettings).toEqual(DEFAULTS);
    expect(await update({ email: 2880 })).toMatchObject({
      ...{ result: 'success', error: null, errors: [] },
      practice: { communicationSettings: { ...DEFAULTS, appointmentEmailReminderMinutes: 2880 } },
    });
    await update({ textEnabled: false });
    expect((await read()).communicationSettings).toEqual({
      ...DEFAULTS,
      ...{ appointmentEmailReminderMinutes: 2880, appointmentReminderTextEnabled: false },
    });
  });

  it('are one of the choices, and nothing is changed where one is not', async () => {
    const refused = {
      result: 'failure',
      errors: [{ code: 'invalid_choice', field: 'appointmentTextReminderMinutes' }],
    };
    const answer = await update({
      email: 2880,
      text: 7,
      templates: [{ name: 'appointment_reminder', customContent: 'x' }],
    });
    expect(answer).toMatchObject(refused);
    expect(answer.error).toBe(answer.errors[0].message);
    expect(await read()).toMatchObject({
      communicationSettings: DEFAULTS,
      emailTemplates: [{}, { customContent: null }],
    });
  });

  it('are its own affair', async () => {
    await update({ email: 2880 });
    await word('appointment_reminder', 'See you');
    const other: Partial<Actor> = { kind: 'pro', userId: newId(), practiceId: newId() };
    const client: Partial<Actor> = { kind: 'client', userId: people.userId };
    for (const actor of [other, client, { kind: 'anonymous' as const }])
      expect(await read(actor)).toEqual({ communicationSettings: null, emailTemplates: null });
    expect(await update({ email: 60 }, client)).toMatchObject({ errors: [{ code: 'forbidden' }] });
    expect(await update({ email: 60 }, { kind: 'anonymous' })).toBe('UNAUTHENTICATED');
    await update({ email: 60 }, other);
    expect((await read()).communicationSettings.appointmentEmailReminderMinutes).toBe(2880);
  });

  it('go when it has chosen, for visits and for places at group events', async () => {
    await update({ email: 2880, text: 30 });
    expect(await remindersOf(await accept())).toEqual([
      'email 48 hours before: planned',
      'sms 0.5 hours before: planned',
    ]);
    const registration = people.registration(people.event());
    const { registrationId } = registration;
    await harness.publish([sampleEvent(RegistrationConfirmedSchema, { registration }, registrationId)]);
    expect(await remindersOf({ appointmentId: registrationId }, 120)).toEqual([
      'email 48 hours before: planned',
      'sms 0.5 hours before: planned',
    ]);
  });

  it('move with the choice where they wait, and stay where the new moment is over', async () => {
    const visit = await accept();
    const registration = people.registration(people.event());
    const place = { appointmentId: registration.registrationId };
    await harness.publish([sampleEvent(RegistrationConfirmedSchema, { registration }, registration.registrationId)]);
    const others = newPeople();
    await harness.publish(peopleEvents(others));
    const foreign = await accept(others.appointment());
    await update({ email: 4320, text: 240 });
    // The visit is in exactly 72 hours: that moment is not ahead.
    expect(await remindersOf(visit)).toEqual(['email 24 hours before: planned', 'sms 4 hours before: planned']);
    expect(await remindersOf(place, 120)).toEqual(['email 72 hours before: planned', 'sms 4 hours before: planned']);
    expect(await remindersOf(foreign)).toEqual(['email 24 hours before: planned', 'sms 2 hours before: planned']);
    await harness.sendAt(new Date(NOW.getTime() + 69 * HOUR));
    expect(await remindersOf(visit)).toEqual([
      expect.stringMatching(/^email .*sent$/),
      expect.stringMatching(/^sms .*sent$/),
    ]);
  });

  it('are not sent while they are off, also those that were planned before', async () => {
    const visit = await accept();
    await update({ emailEnabled: false });
    await harness.sendAt(new Date(NOW.getTime() + 71 * HOUR));
    const [mail, text] = await remindersOf(visit);
    expect(mail).toContain('switched off by the practice');
    expect(text).toContain('sent');
    expect(await subjectsOf()).toEqual(['Confirmed: Breathwork with Still Water']);
  });
});

describe('the text of a mail', () => {
  it('may contain the variables of the specification, and is the default until the practice changes it', async () => {
    const { emailTemplates } = await read();
    expect(emailTemplates.map(({ name }: { name: string }) => name)).toEqual([
      'appointment_confirmed',
      'appointment_reminder',
    ]);
    expect(emailTemplates[0]).toEqual({
      name: 'appointment_confirmed',
      allowedVariables: [
        ...['first_name', 'last_name', 'display_name', 'email', 'phone'].map((name) => `client.${name}`),
        ...['date_and_time', 'service_name'].map((name) => `appointment.${name}`),
        ...['first_name', 'last_name', 'full_name'].map((name) => `practitioner.${name}`),
      ],
      customContent: null,
      defaultContent: '{{practitioner.full_name}} is looking forward to seeing you.',
    });
    await accept();
    expect((await mailOf(/^Confirmed/)).text).toContain('Ines Duarte is looking forward to seeing you.');
  });

  it('is in the confirmation, sent again too, and in the reminder, which was planned before', async () => {
    const visit = await accept();
    await word(
      'appointment_confirmed',
      'Dear {{client.display_name}},\n\nbring socks for {{appointment.service_name}}.',
    );
    await word('appointment_reminder', '{{ appointment.date_and_time }}: {{practitioner.first_name}} waits.');
    await harness.publish([
      sampleEvent(AppointmentConfirmationResentSchema, { appointment: visit, sendTo: 'email' }, visit.appointmentId),
    ]);
    await harness.send();
    const resent = (await harness.mailsTo(people.clientEmail)).find(({ text }) => text.includes('socks'))!;
    expect(resent.text).toContain('Dear Ada Okafor,\n\nbring socks for Breathwork.');
    expect(resent.html).toContain('bring socks for Breathwork.');
    expect(calendarOf(resent)).toContain('METHOD:REQUEST');
    await harness.sendAt(new Date(NOW.getTime() + 71 * HOUR));
    const reminder = await mailOf(/^Reminder/);
    expect(reminder.text).toMatch(/Monday, November 23, 2026, .*: Ines waits\./);
    expect(reminder.text).not.toContain('This is a reminder');
  });

  it('is the default again where it is emptied', async () => {
    await word('appointment_confirmed', 'Hi {{client.first_name}}');
    expect((await word('appointment_confirmed', ' ')).practice.emailTemplates[0].customContent).toBeNull();
    await accept();
    expect((await mailOf(/^Confirmed/)).text).toContain('looking forward');
  });

  it('is refused with a variable that there is not, and the one before stays', async () => {
    await word('appointment_confirmed', 'Hi {{client.first_name}}');
    expect(await word('appointment_confirmed', 'Hi {{client.shoe_size}}')).toMatchObject({
      errors: [{ code: 'unknown_variable', field: 'emailTemplates.appointment_confirmed' }],
      error: expect.stringContaining('{{client.shoe_size}}'),
    });
    expect((await read()).emailTemplates[0].customContent).toBe('Hi {{client.first_name}}');
  });

  it('is text, whatever is typed into it or into a name', async () => {
    people = newPeople({ ...PLAIN, firstName: '<img src=x onerror=alert(1)>{{client.email}}' });
    pro = { kind: 'pro', userId: newId(), practiceId: people.practiceId };
    await harness.publish(peopleEvents(people));
    await word('appointment_confirmed', '<script>alert(1)</script> {{client.first_name}}');
    await accept();
    const { html, text } = await mailOf(/^Confirmed/);
    expect(html).not.toMatch(/<script>alert|<img src=x/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).toContain('{{client[.]email}}');
  });
});
