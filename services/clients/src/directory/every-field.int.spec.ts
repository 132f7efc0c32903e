import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ServiceSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { AppointmentBookedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { everyField, nullsIn } from '@yarrow/kit/testing/every-field';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';

let clients: TestService;

beforeAll(async () => {
  clients = await startTestService(service, { env: { CSRF_SECRET: 'x'.repeat(32) } });
}, 60_000);
afterAll(() => clients?.stop());

it('answers every field of a client to the practice, agreed prices among them', async () => {
  const [practiceId, clientId, serviceId] = [newId(), newId(), newId()];
  const pro: Actor = { kind: 'pro', userId: newId(), practiceId, ip: '203.0.113.1' };
  const attendee = { firstName: 'Noor', lastName: 'Byrne', clientId, email: 'noor@example.com', phone: '+16045550142' };
  const appointment = { appointmentId: newId(), host: { practiceId }, attendee };
  await clients.publish(AppointmentBookedSchema, { appointment }, { aggregateId: appointment.appointmentId });
  const sold = { serviceId, practiceId, variations: [{ variationId: serviceId }], version: 1 };
  await clients.publish(ServiceSavedSchema, { service: sold }, { aggregateId: serviceId });
  const price = `mutation ($clientId: ID!, $serviceId: ID!) {
    upsertCustomPrice(clientId: $clientId, serviceId: $serviceId, amountCents: 7500) { result } }`;
  await clients.graphql(price, { clientId, serviceId }, pro);
  const query = `query ($key: _Any!) { _entities(representations: [$key]) { ... on Client
    ${await everyField(clients, 'Client')} } }`;
  const { data, errors } = await clients.graphql(query, { key: { __typename: 'Client', id: clientId } }, pro);
  expect(errors).toBeUndefined();
  const [client] = data['_entities'];
  expect(client).toMatchObject({
    ...{ id: clientId, firstName: 'Noor', lastName: 'Byrne', email: 'noor@example.com', phone: '+16045550142' },
    customPrices: [{ id: `${clientId}:${serviceId}`, serviceId, amountCents: 7_500 }],
  });
  // No account, not deleted, came by booking, nothing written down, and no intake form sent yet.
  expect(nullsIn(client)).toEqual(['userId', 'notes', 'clientType', 'invitedFrom', 'deletedAt', 'intakeLastSentAt']);
});
