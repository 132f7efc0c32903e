import { create } from '@bufbuild/protobuf';
import { timestampFromMs } from '@bufbuild/protobuf/wkt';
import { describe, expect, it } from '@jest/globals';
import { RegistrationCancelledSchema, RegistrationSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import { SamplePeople } from '../../testing/sample-people.js';
import { DEFAULT_REMINDERS } from '../../reminder-settings/reminder-rules.js';
import { RegistrationMessages } from './registration-messages.js';

const NOW = Date.parse('2027-01-04T12:00:00Z');
const HOUR_MS = 3_600_000;

/** The messages about a place in an event of an hour and a half that begins in so many hours. */
function messagesOf(hoursAhead: number, changes: object = {}) {
  const people = new SamplePeople(NOW);
  const startsAt = NOW + hoursAhead * HOUR_MS;
  const event = {
    ...people.event(),
    startsAt: timestampFromMs(startsAt),
    endsAt: timestampFromMs(startsAt + 1.5 * HOUR_MS),
  };
  const registration = people.registration(event, { createdAt: timestampFromMs(NOW), ...changes });
  const messages = new RegistrationMessages(
    create(RegistrationSchema, registration),
    'https://yarrow.example',
    NOW,
    DEFAULT_REMINDERS,
  );
  const to = (recipient: string) => (recipient === people.proEmail ? 'practitioner' : 'client');
  const summary = (planned: ReturnType<typeof messages.confirmed>) =>
    planned.map(({ recipient, channel, kind }) => `${to(recipient)}: ${kind} by ${channel}`);
  return {
    confirmed: summary(messages.confirmed()),
    cancelled: summary(messages.cancelled(create(RegistrationCancelledSchema, { cancelledBy: 'owner', feeCents: 0 }))),
  };
}

const TO_CLIENT = ['client: registration_confirmed by email', 'client: registration_confirmed by sms'];
const TO_PRACTITIONER = 'practitioner: registration_confirmed by email';

describe('a place in a group event', () => {
  it('is confirmed to both sides if its client took it', () => {
    const { confirmed } = messagesOf(2, { bookedBy: 'client' });
    expect(confirmed).toEqual(expect.arrayContaining([...TO_CLIENT, TO_PRACTITIONER]));
    // An event of an older version, without `bookedBy`.
    expect(messagesOf(2).confirmed).toContain(TO_PRACTITIONER);
  });

  it('is confirmed to its client only if the practitioner gave it', () => {
    const { confirmed } = messagesOf(2, { bookedBy: 'pro' });
    expect(confirmed).toEqual(expect.arrayContaining(TO_CLIENT));
    expect(confirmed).not.toContain(TO_PRACTITIONER);
  });

  it('is confirmed without a reminder if it was given during the event', () => {
    expect(messagesOf(-1, { bookedBy: 'pro' }).confirmed).toEqual(TO_CLIENT);
  });

  it('sends no messages if it was added after the event, not even when it is removed', () => {
    expect(messagesOf(-1.5, { bookedBy: 'pro' })).toEqual({ confirmed: [], cancelled: [] });
    expect(messagesOf(-1.5, { createdAt: timestampFromMs(NOW - 2 * HOUR_MS) }).cancelled).not.toEqual([]);
  });
});
