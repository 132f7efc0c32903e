import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { GetClientRequestSchema, GetClientResponseSchema } from '@yarrow/contracts/clients/v1/requests_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { requestSubject } from '@yarrow/kit/messaging/requests.client';
import { RUNTIME, type Runtime } from '@yarrow/kit/runtime';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { POLICY, publishPractice, type TestPractice } from '../testing/test-practice.js';
import { NEW_CLIENT, proCreate, publishContact } from '../testing/test-pro-visits.js';
import { at, NOON } from '../testing/test-times.js';

const clock = new FixedClock(NOON);
let scheduling: TestService;
let practice: TestPractice;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
});
afterAll(() => scheduling?.stop());
beforeEach(async () => {
  practice = await publishPractice(scheduling, { booking: POLICY });
});

describe('who comes', () => {
  const contactCases = [
    [
      { phone: '(212) 555-0100' },
      'own_contact',
      'Cannot use your phone number for a client. Please leave blank and add email if client phone is unknown.',
      'phone',
    ],
    [
      { email: 'Ada@Example.com' },
      'own_contact',
      'Cannot use your email for a client. Please add phone for client or use a placeholder email.',
      'email',
    ],
    [{ email: 'not an address' }, 'invalid_email', 'Invalid email', 'email'],
    [{ phone: '12' }, 'invalid_phone', 'Please enter a valid phone number.', 'phone'],
    [{ firstName: 'Mary' }, 'no_contact', 'No email or phone on file', 'client'],
  ] as const;

  it.each(contactCases)('is refused without valid contact details: %j', async (client, code, message, field) => {
    const made = await proCreate(scheduling, practice, { startsAt: at('10:00'), client });
    expect(made.errors).toEqual([{ code, message, field }]);
  });

  it('is a contact of the directory with its name, its zone and its agreed price', async () => {
    const clientId = await publishContact(scheduling, practice, {
      timeZone: 'America/Denver',
      customPrices: [{ serviceId: practice.serviceId, amountCents: 8_000 }],
    });
    const made = await proCreate(scheduling, practice, { startsAt: at('10:00'), clientId });
    expect(made.appointment).toMatchObject({
      ...{ clientName: 'Ida Rhodes', clientPhone: '+14155550177', clientTimeZone: 'America/Denver' },
      ...{ amountCents: 8_000, client: { id: clientId } },
    });
  });

  it.each([
    [{ email: '', phone: '' }, 'no_contact', 'No email or phone on file'],
    [
      { phone: '+12125550100' },
      'own_contact',
      'This client has your own phone number or email. Please edit the client in the directory.',
    ],
    [
      { email: 'ada@example.com' },
      'own_contact',
      'This client has your own phone number or email. Please edit the client in the directory.',
    ],
    [{ deleted: true }, 'not_found', 'This client could not be found.'],
  ])('is refused by what the directory says: %j', async (changes, code, message) => {
    const clientId = await publishContact(scheduling, practice, changes);
    const made = await proCreate(scheduling, practice, { startsAt: at('10:00'), clientId });
    expect(made.errors).toEqual([{ code, message, field: 'clientId' }]);
  });

  it('is found by the number alone where no address is given, and by the address where one is', async () => {
    const known = await publishContact(scheduling, practice);
    const byPhone = await proCreate(scheduling, practice, { startsAt: at('10:00'), client: { phone: '415 555 0177' } });
    expect(byPhone.appointment!.client).toEqual({ id: known });
    const other = { ...NEW_CLIENT, phone: '415 555 0177' };
    const byEmail = await proCreate(scheduling, practice, { startsAt: at('11:00'), client: other });
    expect(byEmail.appointment!.client!.id).not.toBe(known);
  });

  it('is not matched by phone number only if an e-mail address is given', async () => {
    const known = await publishContact(scheduling, practice, { email: '' });
    const client = { ...NEW_CLIENT, phone: '415 555 0177' };
    const made = await proCreate(scheduling, practice, { startsAt: at('10:00'), client });
    expect(made.appointment!.client!.id).not.toBe(known);
  });

  it('is queried from clients if the contact is not yet in the projection, never of another practice', async () => {
    const { practiceId } = practice;
    const client = {
      clientId: newId(),
      practiceId,
      firstName: 'Ida',
      lastName: 'Rhodes',
      email: 'ida@example.com',
      version: 3,
    };
    const { clientId } = client;
    const { broker } = scheduling.app.get<Runtime>(RUNTIME);
    const asked = (await broker.connection()).subscribe(requestSubject(broker, GetClientRequestSchema.typeName), {
      callback: (_error, message) => {
        const question = fromBinary(GetClientRequestSchema, message.data);
        const isTheirs = question.practiceId === practiceId && question.clientId === clientId;
        const answer = create(GetClientResponseSchema, isTheirs ? { client } : {});
        message.respond(toBinary(GetClientResponseSchema, answer));
      },
    });
    const made = await proCreate(scheduling, practice, { startsAt: at('10:00'), clientId });
    expect(made.appointment).toMatchObject({ clientName: 'Ida Rhodes', clientPhone: null, client: { id: clientId } });
    const other = await publishPractice(scheduling);
    expect((await proCreate(scheduling, other, { startsAt: at('10:00'), clientId })).code).toBe('not_found');
    expect((await proCreate(scheduling, practice, { startsAt: at('10:00'), clientId: newId() })).code).toBe(
      'not_found',
    );
    asked.unsubscribe();
  });
});
