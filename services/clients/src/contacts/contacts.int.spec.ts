import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PracticeSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { ClientInvitedSchema, ClientSavedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { AppointmentBookedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { Client } from '../directory/client.entity.js';
import { service } from '../service.js';

const FIELDS = 'id firstName lastName name email phone address addressTwo city state postalCode country notes userId';
const OWN_EMAIL = 'hello@studio.example';
const OWN_PHONE = '+16045550100';

let clients: TestService;
let practiceId: string;
let pro: Actor;

beforeAll(async () => {
  clients = await startTestService(service, { env: { CSRF_SECRET: 'x'.repeat(32) } });
});
afterAll(() => clients?.stop());

const savePractice = (id: string, values: object = {}) => {
  const known = {
    practiceId: id,
    country: 'CA',
    timeZone: 'America/Vancouver',
    email: OWN_EMAIL,
    phone: '604 555 0100',
  };
  return clients.publish(PracticeSavedSchema, { practice: { ...known, version: 1, ...values } }, { aggregateId: id });
};
const proOf = (id: string): Actor => ({ kind: 'pro', userId: newId(), practiceId: id, ip: '203.0.113.1' });

beforeEach(async () => {
  practiceId = newId();
  pro = proOf(practiceId);
  await savePractice(practiceId);
});

const TYPES: Record<string, string> = { clientId: 'ID!', idempotencyKey: 'ID' };
async function call(name: 'createClient' | 'editClient', args: Record<string, unknown>, actor = pro) {
  const names = Object.keys(args);
  const declared = names.map((one) => `$${one}: ${TYPES[one] ?? 'String'}`).join(', ');
  const passed = names.map((one) => `${one}: $${one}`).join(', ');
  const mutation = `mutation (${declared}) { ${name}(${passed}) { result errors { code message field } client { ${FIELDS} } } }`;
  const { data, errors } = await clients.graphql(mutation, args, actor);
  expect(errors).toBeUndefined();
  return data[name];
}
const create = (args: Record<string, unknown>, actor?: Actor) => call('createClient', args, actor);
const edit = (args: Record<string, unknown>, actor?: Actor) => call('editClient', args, actor);
const forAVisit = () => ({ invitedFrom: 'web_appointment_invite', idempotencyKey: newId() });
const count = async () => clients.dataSource.manager.countBy(Client, { practiceId });

describe('createClient', () => {
  it('writes down all that is typed, and publishes it', async () => {
    const typed = {
      ...{ firstName: ' Noor  Ann ', lastName: 'Byrne', email: 'Noor@Example.com', phone: '(604) 555-0134' },
      ...{ address: '12 Main St', addressTwo: 'Flat 3', city: 'Vancouver', state: 'BC', postalCode: 'V5K 0A1' },
      ...{ country: 'ca', notes: 'Left knee, gently.', clientType: 'invited', invitedFrom: 'web_single_invite' },
    };
    const { result, client } = await create(typed);
    expect(result).toBe('success');
    expect(client).toMatchObject({
      ...{ firstName: 'Noor Ann', name: 'Noor Ann Byrne', email: 'noor@example.com', phone: '+16045550134' },
      ...{ address: '12 Main St', addressTwo: 'Flat 3', city: 'Vancouver', state: 'BC', postalCode: 'V5K 0A1' },
      ...{ country: 'CA', notes: 'Left knee, gently.', userId: null },
    });
    const saved = (await clients.emitted(ClientSavedSchema)).filter((event) => event.client?.clientId === client.id);
    expect(saved).toMatchObject([{ client: { practiceId, email: 'noor@example.com', version: 1 } }]);
    const stored = { clientType: 'invited', invitedFrom: 'web_single_invite' };
    expect(await clients.dataSource.manager.findOneBy(Client, { id: client.id })).toMatchObject(stored);
  });

  it('sends each invited client one invitation, and none to other contacts', async () => {
    const invited = { clientType: 'invited', invitedFrom: 'web_single_invite', idempotencyKey: newId() };
    const { client } = await create({ email: 'asked@example.com', ...invited });
    await create({ email: 'asked@example.com', ...invited });
    await create({ email: 'written-down@example.com' });
    await create({ email: 'for-a-visit@example.com', ...invited, ...forAVisit() });
    await edit({ clientId: client.id, city: 'Hope' });
    const events = (await clients.emitted(ClientInvitedSchema)).filter((event) => event.practiceId === practiceId);
    expect(events.map((event) => event.client?.email)).toEqual(['asked@example.com']);
  });

  it.each([
    [{ email: 'no address' }, 'invalid_email', 'Invalid email'],
    [
      { email: 'Hello@Studio.example' },
      'own_email',
      'Cannot use your email for a client. Please add phone for client or use a placeholder email.',
    ],
    [
      { phone: '+1 604 555 0100' },
      'own_phone',
      'Cannot use your phone number for a client. Please leave blank and add email if client phone is unknown.',
    ],
    [{ phone: '12345' }, 'invalid_phone', 'Please enter a valid phone number.'],
    [{ firstName: 'Noor' }, 'no_contact', 'Please enter an email address or a phone number.'],
    [{ email: 'a@example.com', clientType: 'guest' }, 'invalid_client_type', 'A client is invited or nothing.'],
    [{ email: 'a@example.com', invitedFrom: 'csv_import' }, 'invalid_invited_from', expect.any(String)],
    [
      { email: 'a@example.com', clientType: 'invited', invitedFrom: 'pigeon' },
      'invalid_invited_from',
      expect.any(String),
    ],
    [{ email: 'a@example.com', country: 'XX' }, 'invalid_country', expect.any(String)],
    [{ email: 'a@example.com', notes: 'x'.repeat(10_001) }, 'invalid_notes', expect.any(String)],
    [{ email: 'a@example.com', addressTwo: 'x'.repeat(201) }, 'invalid_address_two', expect.any(String)],
    [{ email: 'a@example.com', postalCode: 'x'.repeat(21) }, 'invalid_postal_code', expect.any(String)],
    [{ email: 'a@example.com', idempotencyKey: 'no-uuid' }, 'invalid_idempotency_key', expect.any(String)],
  ])('refuses %j and writes nothing', async (typed, code, message) => {
    expect(await create(typed)).toMatchObject({ result: 'failure', errors: [{ code, message }], client: null });
    expect(await count()).toBe(0);
  });

  it('takes notes only from practices that keep them', async () => {
    await savePractice(practiceId, { clientNotesEnabled: false, version: 2 });
    const refused = { result: 'failure', errors: [{ code: 'notes_not_enabled', field: 'notes' }] };
    expect(await create({ email: 'a@example.com', notes: 'Knee.' })).toMatchObject(refused);
    expect(await count()).toBe(0);
    expect(await create({ email: 'a@example.com', notes: ' ' })).toMatchObject({ result: 'success' });
  });

  it('refuses what the owner of the practice logs in with', async () => {
    await clients.dataSource.query(
      `INSERT INTO users (id, kind, email, password_hash, first_name, last_name, phone, practice_id)
       VALUES ($1, 'pro', $2, '', 'Ines', 'Marlow', '+16045550101', $3)`,
      [pro.userId, `${practiceId}@owner.example`, practiceId],
    );
    expect((await create({ email: `${practiceId}@owner.example` })).errors[0].code).toBe('own_email');
    expect((await create({ phone: '604 555 0101' })).errors[0].code).toBe('own_phone');
  });

  it.each([
    ['CA', '604 555 0134', '+16045550134'],
    ['US', '1 604 555 0134', '+16045550134'],
    ['GB', '07911 123456', '+447911123456'],
    ['GB', '604 555 0134', '+16045550134'],
    ['DE', '+1 604 555 0134', '+16045550134'],
  ])('reads a phone in %s: %s is %s', async (country, phone, e164) => {
    await savePractice(practiceId, { country, version: 2 });
    expect((await create({ phone })).client.phone).toBe(e164);
  });

  it('creates one contact per address when two requests arrive at the same time', async () => {
    const email = `${newId()}@example.com`;
    const answers = await Promise.all([create({ email }), create({ email, firstName: 'Noor' })]);
    expect(answers.map(({ result }) => result).toSorted()).toEqual(['failure', 'success']);
    expect(answers.find(({ result }) => result === 'failure')?.errors).toMatchObject([{ code: 'client_exists' }]);
    expect((await create({ email }, proOf(newId()))).result).toBe('success');
  });

  it('makes one contact of a request that is repeated, also at once, and another one of another key', async () => {
    const typed = { phone: '604 555 0134', idempotencyKey: newId() };
    const answers = [...(await Promise.all([create(typed), create(typed), create(typed)])), await create(typed)];
    expect(new Set(answers.map(({ client }) => client.id)).size).toBe(1);
    await create({ ...typed, idempotencyKey: newId() });
    expect(await count()).toBe(2);
    const theirs = await create(typed, proOf(newId()));
    expect(theirs.client.id).not.toBe(answers[0].client.id);
  });

  it('calls a contact without a name by the address', async () => {
    expect((await create({ email: 'nameless@example.com' })).client.name).toBe('nameless@example.com');
    expect((await create({ phone: '604 555 0134' })).client.name).toBe('+16045550134');
  });
});

describe('editClient', () => {
  it('changes what is named, empties what is empty and leaves the rest', async () => {
    const { client } = await create({ email: 'old@example.com', phone: '604 555 0134', city: 'Hope', notes: 'Knee.' });
    const edited = await edit({ clientId: client.id, lastName: 'Byrne', city: null, notes: '' });
    expect(edited.client).toEqual({ ...client, lastName: 'Byrne', name: 'Byrne', city: null, notes: null });
    const [last] = (await clients.emitted(ClientSavedSchema))
      .filter((it) => it.client?.clientId === client.id)
      .slice(-1);
    expect(last?.client).toMatchObject({ lastName: 'Byrne', version: 2 });
  });

  it('takes notes only from practices that keep them, and takes away what was written before', async () => {
    const { client } = await create({ email: 'before@example.com', notes: 'Knee.' });
    await savePractice(practiceId, { clientNotesEnabled: false, version: 2 });
    const refused = { result: 'failure', errors: [{ code: 'notes_not_enabled', field: 'notes' }], client: null };
    expect(await edit({ clientId: client.id, city: 'Hope', notes: 'Knee and hip.' })).toEqual({
      ...refused,
      errors: [{ ...refused.errors[0], message: 'Notes and intake forms are not part of your plan.' }],
    });
    expect((await edit({ clientId: client.id, notes: '' })).client).toMatchObject({ city: null, notes: null });
  });

  it('publishes nothing when nothing changes', async () => {
    const { client } = await create({ email: 'same@example.com' });
    await edit({ clientId: client.id, email: 'Same@example.com' });
    const saved = (await clients.emitted(ClientSavedSchema)).filter((it) => it.client?.clientId === client.id);
    expect(saved).toHaveLength(1);
  });

  it.each([
    [{ email: null }, 'no_contact'],
    [{ email: 'taken@example.com' }, 'client_exists'],
    [{ email: OWN_EMAIL }, 'own_email'],
    [{ phone: OWN_PHONE }, 'own_phone'],
    [{ firstName: 'x'.repeat(101) }, 'invalid_first_name'],
  ])('refuses %j and changes nothing', async (change, code) => {
    await create({ email: 'taken@example.com' });
    const { client } = await create({ email: 'mine@example.com' });
    expect((await edit({ clientId: client.id, ...change })).errors).toMatchObject([{ code }]);
    expect(await clients.dataSource.manager.findOneBy(Client, { id: client.id })).toMatchObject({
      email: client.email,
    });
  });

  it('disconnects the account when the address becomes another one, and only then', async () => {
    const clientId = newId();
    const userId = newId();
    const attendee = { clientId, firstName: 'Ada', lastName: 'Okafor', email: `${userId}@example.com`, userId };
    await clients.dataSource.query(
      `INSERT INTO users (id, kind, email, email_confirmed_at, password_hash, first_name, last_name)
       VALUES ($1, 'client', $2, now(), '', 'Ada', 'Okafor')`,
      [userId, attendee.email],
    );
    const appointment = { appointmentId: newId(), host: { practiceId }, attendee };
    await clients.publish(AppointmentBookedSchema, { appointment }, { aggregateId: appointment.appointmentId });
    expect((await edit({ clientId, phone: '604 555 0134' })).client.userId).toBe(userId);
    expect((await edit({ clientId, email: 'another@example.com' })).client.userId).toBeNull();
  });

  it('finds no contact of another practice and none that was deleted, and reveals nothing of them', async () => {
    const { client } = await create({ email: 'private@example.com' });
    const notFound = { result: 'failure', errors: [{ code: 'not_found', field: 'clientId' }], client: null };
    expect(await edit({ clientId: client.id, city: 'Hope' }, proOf(newId()))).toMatchObject(notFound);
    expect(await edit({ clientId: newId(), city: 'Hope' })).toMatchObject(notFound);
    expect(await edit({ clientId: 'no-uuid', city: 'Hope' })).toMatchObject(notFound);
    await clients.dataSource.manager.update(Client, client.id, { deletedAt: new Date() });
    expect(await edit({ clientId: client.id, city: 'Hope' })).toMatchObject(notFound);
  });
});
