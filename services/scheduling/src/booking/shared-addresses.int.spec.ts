import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ClientSavedSchema, UserRegisteredSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { RegistrationBookedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { bookAt, bookedSnapshot, GUEST } from '../testing/test-bookings.js';
import { placeIn, register } from '../testing/test-events.js';
import { type TestPractice, publishPractice } from '../testing/test-practice.js';
import { newEvent } from '../testing/test-registrations.js';
import { at, NOON, OCTOBER_NOON } from '../testing/test-times.js';

const clock = new FixedClock(NOON);
let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
});
afterAll(() => scheduling?.stop());
beforeEach(() => clock.set(NOON));

const EMAIL = 'family@example.com';
const person = (firstName: string, lastName: string, email = EMAIL) => ({ ...GUEST, firstName, lastName, email });

async function saveContact(practice: TestPractice, values: object): Promise<string> {
  const clientId = newId();
  const client = { clientId, practiceId: practice.practiceId, phone: '+14155550123', version: 1, ...values };
  await scheduling.publish(ClientSavedSchema, { client }, { aggregateId: clientId });
  return clientId;
}

async function saveAccount(values: { firstName: string; lastName: string; email: string }): Promise<string> {
  const userId = newId();
  const user = { userId, kind: 'client', phone: '+14155550123', version: 1, ...values };
  await scheduling.publish(UserRegisteredSchema, { user }, { aggregateId: userId });
  return userId;
}

async function contactOf(practice: TestPractice, time: string, asked: Parameters<typeof bookAt>[3]): Promise<string> {
  const visit = await bookAt(scheduling, practice, at(time), asked);
  return (await bookedSnapshot(scheduling, visit.id)).attendee!.clientId;
}

describe('bookings at one e-mail address', () => {
  it('are of one contact for one name in any spelling, and of another contact for another name', async () => {
    const practice = await publishPractice(scheduling);
    const first = await contactOf(practice, '09:00', { client: person('Jörg', 'O’Brien') });
    const same = [
      await contactOf(practice, '11:00', { client: person('Jorg', "O'Brien") }),
      await contactOf(practice, '13:00', { client: person("O'BRIEN", 'jörg') }),
    ];
    expect(same).toEqual([first, first]);
    expect(await contactOf(practice, '15:00', { client: person('Noor', 'O’Brien') })).not.toBe(first);
  });

  it('are of the contact with the name among those that are known', async () => {
    const practice = await publishPractice(scheduling);
    await saveContact(practice, { firstName: 'Ada', lastName: 'Okafor', email: EMAIL });
    const ben = await saveContact(practice, { firstName: 'Ben', lastName: 'Okafor', email: EMAIL });
    expect(await contactOf(practice, '09:00', { client: person('B.', 'Okafor') })).toBe(ben);
  });

  it('are of a contact without a name where no other fits', async () => {
    const practice = await publishPractice(scheduling);
    const imported = await saveContact(practice, { email: EMAIL });
    expect(await contactOf(practice, '09:00', { client: person('Ada', 'Okafor') })).toBe(imported);
  });
});

describe('a booking of an account', () => {
  it('is of the account’s contact, whatever the practice calls it and whichever address is typed', async () => {
    const practice = await publishPractice(scheduling);
    const userId = await saveAccount({ firstName: 'Elizabeth', lastName: 'Taylor', email: 'liz@example.com' });
    const names = { firstName: 'Liz', lastName: 'Taylor', email: 'liz@example.com' };
    const known = await saveContact(practice, { ...names, userId });
    const client = person('Elizabeth', 'Taylor', 'work@example.com');
    expect(await contactOf(practice, '09:00', { client, actor: { kind: 'client', userId } })).toBe(known);
  });

  it('is of another contact for another name', async () => {
    const practice = await publishPractice(scheduling);
    const userId = await saveAccount({ firstName: 'Elizabeth', lastName: 'Taylor', email: EMAIL });
    const own = { firstName: 'Elizabeth', lastName: 'Taylor', email: EMAIL, userId };
    const known = await saveContact(practice, own);
    const asked = { client: person('Maria', 'Taylor'), actor: { kind: 'client' as const, userId } };
    expect(await contactOf(practice, '09:00', asked)).not.toBe(known);
  });
});

describe('places in an event for one e-mail address', () => {
  it('are one for each name', async () => {
    clock.set(OCTOBER_NOON);
    const { event } = await newEvent(scheduling, { amountCents: 0 });
    const [ada, ben] = [person('Ada', 'Okafor'), person('Ben', 'Okafor')];
    const first = await placeIn(scheduling, event.id, { client: ada });
    const second = await placeIn(scheduling, event.id, { client: ben });
    expect((await register(scheduling, event.id, { client: person('ADA', 'Okafor') })).code).toBe('already_registered');
    const booked = await scheduling.emitted(RegistrationBookedSchema);
    const contacts = booked
      .filter(({ registration }) => [first.id, second.id].includes(registration!.registrationId))
      .map(({ registration }) => registration!.attendee!.clientId);
    expect(new Set(contacts).size).toBe(2);
  });
});
