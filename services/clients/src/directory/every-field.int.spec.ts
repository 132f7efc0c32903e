import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ServiceSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { AppointmentAcceptedSchema, AppointmentBookedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { everyField } from '@yarrow/kit/testing/every-field';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { Client } from './client.entity.js';

const clock = new FixedClock('2027-01-04T12:00:00Z');
let clients: TestService;

beforeAll(async () => {
  clients = await startTestService(service, { clock, env: { CSRF_SECRET: 'x'.repeat(32) } });
});
afterAll(() => clients?.stop());

it('answers every field of a client to the practice, agreed prices among them', async () => {
  const [practiceId, clientId, serviceId, otherId, userId] = [newId(), newId(), newId(), newId(), newId()];
  const pro: Actor = { kind: 'pro', userId: newId(), practiceId, ip: '203.0.113.1' };
  const person = { firstName: 'Noor', lastName: 'Byrne', email: 'noor@example.com', phone: '+16045550142' };
  const appointment = { appointmentId: newId(), host: { practiceId }, attendee: { ...person, clientId } };
  const metadata = { aggregateId: appointment.appointmentId, occurredAt: new Date('2027-01-03T10:00:00Z') };
  await clients.publish(AppointmentBookedSchema, { appointment }, metadata);
  for (const id of [serviceId, otherId]) {
    const sold = { serviceId: id, practiceId, variations: [{ variationId: id }], version: 1 };
    await clients.publish(ServiceSavedSchema, { service: sold }, { aggregateId: id });
  }
  const startsAt = timestampFromDate(new Date('2027-01-04T09:00:00Z'));
  const accepted = { ...appointment, startsAt, state: 'approved', version: 2 };
  await clients.publish(AppointmentAcceptedSchema, { appointment: accepted }, metadata);
  const lives = {
    ...{ address: '12 Main St', addressTwo: 'Flat 3', city: 'Vancouver' },
    ...{ state: 'BC', postalCode: 'V5K 0A1', country: 'CA' },
  };
  await clients.dataSource.manager.update(Client, clientId, lives);
  await clients.graphql(
    'mutation ($id: ID!, $visit: ID!) { addNote(clientId: $id, text: "Better.", appointmentId: $visit) { result } }',
    { id: clientId, visit: appointment.appointmentId },
    pro,
  );
  const price = `mutation ($clientId: ID!, $serviceId: ID!, $amountCents: Int!) {
    upsertCustomPrice(clientId: $clientId, serviceId: $serviceId, amountCents: $amountCents) { result } }`;
  await clients.graphql(price, { clientId, serviceId, amountCents: 7_500 }, pro);
  await clients.graphql(price, { clientId, serviceId: otherId, amountCents: 8_100 }, pro);
  await clients.dataSource.query(
    `INSERT INTO users (id, kind, email, email_confirmed_at, password_hash, first_name, last_name)
     VALUES ($1, 'client', 'noor@example.com', now(), '', 'Noor', 'Byrne')`,
    [userId],
  );
  const written = { notes: 'Left knee, gently.', clientType: 'invited', invitedFrom: 'web_single_invite' } as const;
  await clients.dataSource.manager.update(Client, clientId, { ...written, userId });
  clock.advance(60_000);
  const send = 'mutation ($id: ID!) { sendIntakeForm(clientId: $id) { result } }';
  await clients.graphql(send, { id: clientId }, pro);
  const query = `query ($key: _Any!) { _entities(representations: [$key]) { ... on Client
    ${await everyField(clients, 'Client')} } }`;
  const ask = async () => {
    const { data, errors } = await clients.graphql(query, { key: { __typename: 'Client', id: clientId } }, pro);
    expect(errors).toBeUndefined();
    return data['_entities'][0];
  };
  const agreed = { __typename: 'CustomPrice' };
  const client = {
    ...{ __typename: 'Client', id: clientId, practiceId, userId, ...person, name: 'Noor Byrne', ...written },
    ...{ createdAt: '2027-01-03T10:00:00.000Z', deletedAt: null, lastAppointmentDate: '2027-01-04T09:00:00.000Z' },
    ...lives,
    clientNote: [
      {
        ...{ __typename: 'ClientNote', id: expect.any(String), text: 'Better.', time: '2027-01-04T12:00:00.000Z' },
        ...{ appointmentId: appointment.appointmentId, appointmentStartsAt: '2027-01-04T09:00:00.000Z' },
      },
    ],
    ...{ version: 3, mergedInto: null, merges: [], possibleDuplicates: [], sharesAddressWith: null },
    ...{ intakeFormSubmitted: false, intakeLastSentAt: '2027-01-04T12:01:00.000Z' },
    customPrices: [
      { ...agreed, id: `${clientId}:${serviceId}`, serviceId, amountCents: 7_500 },
      { ...agreed, id: `${clientId}:${otherId}`, serviceId: otherId, amountCents: 8_100 },
    ],
  };
  expect(await ask()).toEqual(client);
  await clients.dataSource.manager.update(Client, clientId, { deletedAt: new Date('2027-01-05T09:30:00Z') });
  expect(await ask()).toEqual({ ...client, deletedAt: '2027-01-05T09:30:00.000Z' });
});
