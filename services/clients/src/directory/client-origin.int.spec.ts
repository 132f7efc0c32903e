import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AppointmentBookedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { Client } from './client.entity.js';

let clients: TestService;

beforeAll(async () => {
  clients = await startTestService(service, { env: { CSRF_SECRET: 'x'.repeat(32) } });
});
afterAll(() => clients?.stop());

const proOf = (practiceId: string): Actor => ({ kind: 'pro', userId: newId(), practiceId, ip: '203.0.113.1' });
const visitor: Actor = { kind: 'anonymous', ip: '203.0.113.2' };

async function contactOf(practiceId: string, userId?: string): Promise<string> {
  const clientId = newId();
  const attendee = { clientId, firstName: 'Noor', lastName: 'Byrne', email: `${clientId}@example.com`, userId };
  const appointment = { appointmentId: newId(), host: { practiceId }, attendee };
  await clients.publish(AppointmentBookedSchema, { appointment }, { aggregateId: appointment.appointmentId });
  return clientId;
}

const change = (id: string, values: object) => clients.dataSource.manager.update(Client, id, values);

async function entity(__typename: string, id: string, fields: string, actor: Actor) {
  const query = `query ($key: _Any!) { _entities(representations: [$key]) { ... on ${__typename} { ${fields} } } }`;
  const { data, errors } = await clients.graphql(query, { key: { __typename, id } }, actor);
  expect(errors).toBeUndefined();
  return data['_entities'][0];
}

describe('a contact', () => {
  const FIELDS = 'notes clientType invitedFrom';

  it('created by a booking has no invitation and no notes', async () => {
    const practiceId = newId();
    const id = await contactOf(practiceId);
    expect(await entity('Client', id, FIELDS, proOf(practiceId))).toEqual({
      notes: null,
      clientType: null,
      invitedFrom: null,
    });
  });

  it('shows its notes and invitation to its practice only', async () => {
    const practiceId = newId();
    const account: Actor = { kind: 'client', userId: newId(), ip: '203.0.113.3' };
    const id = await contactOf(practiceId, account.userId);
    const written = { notes: 'Left knee, gently.', clientType: 'invited', invitedFrom: 'web_single_invite' };
    await change(id, written);
    expect(await entity('Client', id, FIELDS, proOf(practiceId))).toEqual(written);
    for (const actor of [visitor, account, proOf(newId())]) {
      expect(await entity('Client', id, FIELDS, actor)).toBeNull();
    }
  });

  it.each([
    { clientType: 'guest' },
    { clientType: 'invited', invitedFrom: 'pigeon' },
    { clientType: null, invitedFrom: 'csv_import' },
  ])('cannot have come in a way that there is not: %j', async (values) => {
    const id = await contactOf(newId());
    await expect(change(id, values)).rejects.toThrow(/check constraint/);
  });
});

describe('a practice', () => {
  const hasImported = async (practiceId: string, actor: Actor) =>
    (await entity('Practice', practiceId, 'hasImportedClients', actor)).hasImportedClients;

  it.each([
    ['csv_import', true],
    ['csv_upload', true],
    ['copy_paste', true],
    ['web_single_invite', false],
    ['web_appointment_invite', false],
  ])('whose contact came by %s has imported contacts: %s', async (invitedFrom, imported) => {
    const practiceId = newId();
    const id = await contactOf(practiceId);
    expect(await hasImported(practiceId, proOf(practiceId))).toBe(false);
    await change(id, { clientType: 'invited', invitedFrom });
    expect(await hasImported(practiceId, proOf(practiceId))).toBe(imported);
    expect(await hasImported(practiceId, visitor)).toBe(false);
    expect(await hasImported(practiceId, proOf(newId()))).toBe(false);
  });
});
