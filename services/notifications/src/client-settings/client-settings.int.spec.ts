import { create } from '@bufbuild/protobuf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PastDueNoticeSchema, PracticeSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { ClientMergedSchema, ClientMergeUndoneSchema, ClientSavedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { PaymentStatus, PaymentStatusChangedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { AppointmentAcceptedSchema, RegistrationConfirmedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { endOwnWork, queriesDuring } from '@yarrow/kit/testing/queries-during';
import { NotificationsHarness } from '../testing/notifications-harness.js';
import { peopleEvents, sampleEvent } from '../testing/sample-events.js';
import { HOUR, SamplePeople } from '../testing/sample-people.js';

const NOW = new Date('2026-11-20T17:00:00Z');
const ALL_ON = {
  ...{ appointmentReminderEmailEnabled: true, appointmentReminderTextEnabled: true },
  ...{ paymentPastDueEmailEnabled: true, paymentPastDueTextEnabled: true, textsStopped: false },
};

let harness: NotificationsHarness;
let numbers = 0;
let people: SamplePeople;
let pro: Partial<Actor>;

beforeAll(async () => {
  harness = await NotificationsHarness.start(new FixedClock(NOW));
});
afterAll(() => harness?.stop());
beforeEach(async () => {
  people = new SamplePeople(NOW.getTime(), undefined, `+4479111260${String((numbers += 1)).padStart(2, '0')}`);
  pro = { kind: 'pro', userId: newId(), practiceId: people.practiceId };
  await harness.publish(peopleEvents(people));
});

const FIELDS = `appointmentReminderEmailEnabled appointmentReminderTextEnabled paymentPastDueEmailEnabled
  paymentPastDueTextEnabled textsStopped`;
const UPDATE = `mutation ($input: UpdateClientCommunicationSettingsInput!) {
  updateClientCommunicationSettings(input: $input) {
    result errors { code field } client { id communicationSettings { ${FIELDS} } } } }`;
const choose = async (changes: object, actor = pro, clientId = people.clientId) => {
  const { data, errors } = await harness.service.graphql(UPDATE, { input: { clientId, ...changes } }, actor);
  return errors ? errors[0]!.extensions.code : data['updateClientCommunicationSettings'];
};
const READ = `query ($keys: [_Any!]!) { _entities(representations: $keys) { ... on Client {
  communicationSettings { ${FIELDS} } } } }`;
const read = async (actor = pro, ids = [people.clientId]) => {
  const keys = ids.map((id) => ({ __typename: 'Client', id }));
  const { data } = await harness.service.graphql(READ, { keys }, actor);
  return data['_entities'].map((client: { communicationSettings: object | null }) => client.communicationSettings);
};

describe('what a practice chooses for a client', () => {
  it('is everything until it chooses, and changes by what it names', async () => {
    expect(await read()).toEqual([ALL_ON]);
    const chosen = { ...ALL_ON, appointmentReminderTextEnabled: false };
    expect(await choose({ appointmentReminderTextEnabled: false })).toEqual({
      ...{ result: 'success', errors: [] },
      client: { id: people.clientId, communicationSettings: chosen },
    });
    await choose({ paymentPastDueEmailEnabled: false, appointmentReminderEmailEnabled: null });
    await choose({});
    expect(await read()).toEqual([{ ...chosen, paymentPastDueEmailEnabled: false }]);
    await choose({ appointmentReminderTextEnabled: true });
    expect(await read()).toEqual([{ ...ALL_ON, paymentPastDueEmailEnabled: false }]);
  });

  it('keeps both changes of two tabs at once', async () => {
    await Promise.all([
      choose({ appointmentReminderEmailEnabled: false }),
      choose({ paymentPastDueTextEnabled: false }),
      choose({ appointmentReminderTextEnabled: false }),
    ]);
    expect(await read()).toEqual([
      {
        ...ALL_ON,
        appointmentReminderEmailEnabled: false,
        appointmentReminderTextEnabled: false,
        paymentPastDueTextEnabled: false,
      },
    ]);
  });

  it('is for the practice of the client alone', async () => {
    const refused = { result: 'failure', errors: [{ code: 'not_found', field: 'clientId' }], client: null };
    const other: Partial<Actor> = { kind: 'pro', userId: newId(), practiceId: newId() };
    const client: Partial<Actor> = { kind: 'client', userId: people.userId };
    expect(await choose({ appointmentReminderTextEnabled: false }, other)).toEqual(refused);
    for (const id of [newId(), 'nonsense']) expect(await choose({}, pro, id)).toEqual(refused);
    expect(await choose({}, client)).toMatchObject({ errors: [{ code: 'forbidden' }] });
    expect(await choose({}, { kind: 'anonymous' })).toBe('UNAUTHENTICATED');
    for (const actor of [other, client, { kind: 'anonymous' as const }]) expect(await read(actor)).toEqual([null]);
    expect(await read()).toEqual([ALL_ON]);
  });

  it('is not for a client who was deleted', async () => {
    const client = { ...people.client(), deleted: true, version: 2 };
    await harness.publish([sampleEvent(ClientSavedSchema, { client }, people.clientId)]);
    expect(await choose({ paymentPastDueTextEnabled: false })).toMatchObject({ errors: [{ code: 'not_found' }] });
  });

  it('says whether the phone has ended texts by itself', async () => {
    await harness.reply(people.clientPhone, 'STOP');
    expect(await read()).toEqual([{ ...ALL_ON, textsStopped: true }]);
  });

  it('moves to the client that another is merged into, unless that one has settings of its own', async () => {
    const [first, second] = [people.clientId, newId()];
    await harness.publish([
      sampleEvent(ClientSavedSchema, { client: { ...people.client(), clientId: second } }, second),
    ]);
    await choose({ appointmentReminderTextEnabled: false });
    const merged = { practiceId: people.practiceId, fromClientId: first, intoClientId: second };
    await harness.publish([sampleEvent(ClientMergedSchema, merged, second)]);
    expect(await read(pro, [second])).toEqual([{ ...ALL_ON, appointmentReminderTextEnabled: false }]);
    const third = newId();
    await harness.publish([sampleEvent(ClientSavedSchema, { client: { ...people.client(), clientId: third } }, third)]);
    await choose({ paymentPastDueEmailEnabled: false }, pro, third);
    const again = { practiceId: people.practiceId, fromClientId: third, intoClientId: second };
    await harness.publish([sampleEvent(ClientMergedSchema, again, second)]);
    expect(await read(pro, [second])).toEqual([{ ...ALL_ON, appointmentReminderTextEnabled: false }]);
  });
});

describe('what was chosen for two clients who became one in error', () => {
  const TEXT_OFF = { ...ALL_ON, appointmentReminderTextEnabled: false };
  let merge: { practiceId: string; fromClientId: string; intoClientId: string; mergeId: string };
  beforeEach(async () => {
    const kept = newId();
    await harness.publish([sampleEvent(ClientSavedSchema, { client: { ...people.client(), clientId: kept } }, kept)]);
    const ids = { fromClientId: people.clientId, intoClientId: kept };
    merge = { practiceId: people.practiceId, ...ids, mergeId: newId() };
  });
  const merged = () => harness.publish([sampleEvent(ClientMergedSchema, merge, people.practiceId)]);
  const undone = () => harness.publish([sampleEvent(ClientMergeUndoneSchema, merge, people.practiceId)]);
  const both = () => read(pro, [merge.fromClientId, merge.intoClientId]);

  it('returns to the client that it was chosen for, and no longer applies to the other', async () => {
    await choose({ appointmentReminderTextEnabled: false });
    await merged();
    expect(await read(pro, [merge.intoClientId])).toEqual([TEXT_OFF]);
    await undone();
    expect(await both()).toEqual([TEXT_OFF, ALL_ON]);
  });

  it('stays with each of them where something was chosen for both', async () => {
    await choose({ appointmentReminderTextEnabled: false });
    await choose({ paymentPastDueEmailEnabled: false }, pro, merge.intoClientId);
    await merged();
    await undone();
    expect(await both()).toEqual([TEXT_OFF, { ...ALL_ON, paymentPastDueEmailEnabled: false }]);
  });

  it('stays with the one that was kept where it was chosen since', async () => {
    await choose({ appointmentReminderTextEnabled: false });
    await merged();
    await choose({ paymentPastDueTextEnabled: false }, pro, merge.intoClientId);
    await undone();
    expect(await both()).toEqual([TEXT_OFF, { ...ALL_ON, paymentPastDueTextEnabled: false }]);
  });

  it('is the same where the undoing comes first, or twice', async () => {
    await choose({ appointmentReminderTextEnabled: false });
    await undone();
    await merged();
    await undone();
    expect(await both()).toEqual([TEXT_OFF, ALL_ON]);
  });
});

describe('what was switched off for a client', () => {
  const appointment = async () => {
    const visit = people.appointment();
    await harness.publish([sampleEvent(AppointmentAcceptedSchema, { appointment: visit }, visit.appointmentId)]);
    await harness.send();
    return visit;
  };
  const sent = async (visit: { appointmentId: string }) =>
    (await harness.logOfVisit(visit))
      .filter(({ kind }) => kind !== 'review_request')
      .map(({ kind, channel, state, error }) => [kind, channel, error ?? state].join(' '));
  const OFF = 'switched off for the client';

  it('is not sent, also where it was planned before; everything else is', async () => {
    const visit = await appointment();
    await choose({ appointmentReminderEmailEnabled: false });
    await harness.sendAt(new Date(NOW.getTime() + 71 * HOUR));
    const log = await sent(visit);
    expect(log).toContain(`appointment_reminder email ${OFF}`);
    expect(log).toContain('appointment_reminder sms sent');
    expect(log).toContain('appointment_accepted email sent');
    const subjects = (await harness.mailsTo(people.clientEmail)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Confirmed: Breathwork with Still Water']);
  });

  it('is sent again when it is switched on before it is due', async () => {
    await choose({ appointmentReminderTextEnabled: false });
    const visit = await appointment();
    await choose({ appointmentReminderTextEnabled: true });
    await harness.sendAt(new Date(NOW.getTime() + 71 * HOUR));
    expect(await sent(visit)).toContain('appointment_reminder sms sent');
  });

  it('counts for places at group events', async () => {
    await choose({ appointmentReminderTextEnabled: false });
    const registration = people.registration(people.event());
    await harness.publish([sampleEvent(RegistrationConfirmedSchema, { registration }, registration.registrationId)]);
    await harness.sendAt(new Date(NOW.getTime() + 119 * HOUR));
    const log = await sent({ appointmentId: registration.registrationId });
    expect(log).toContain(`registration_reminder sms ${OFF}`);
    expect(log).toContain('registration_reminder email sent');
  });

  it('counts for payments past due', async () => {
    const minutes = { emailMinutes: 60, textMinutes: 60 };
    const pastDue = create(PastDueNoticeSchema, { email: true, text: true, ...minutes });
    const practice = { ...people.practice(), pastDue, version: 2 };
    await harness.publish([sampleEvent(PracticeSavedSchema, { practice }, people.practiceId)]);
    const visit = await appointment();
    await choose({ paymentPastDueTextEnabled: false });
    const status = PaymentStatus.PAST_DUE;
    const event = { appointmentId: visit.appointmentId, practiceId: people.practiceId, status, clientStatus: status };
    await harness.publish([sampleEvent(PaymentStatusChangedSchema, event, visit.appointmentId)]);
    await harness.sendAt(new Date(NOW.getTime() + 2 * HOUR));
    const log = await sent(visit);
    expect(log).toContain(`past_due sms ${OFF}`);
    expect(log).toContain('past_due email sent');
  });
});

/** Last, as nothing is consumed from here on. */
describe('reading what was chosen', () => {
  it('takes as many queries for many clients as for one', async () => {
    const others = [newId(), newId(), newId()];
    const saved = others.map((id) =>
      sampleEvent(ClientSavedSchema, { client: { ...people.client(), clientId: id } }, id),
    );
    await harness.publish(saved);
    await endOwnWork(harness.service);
    const one = await queriesDuring(harness.service, () => read());
    const many = await queriesDuring(harness.service, () => read(pro, [people.clientId, ...others]));
    expect(many).toHaveLength(one.length);
  });
});
