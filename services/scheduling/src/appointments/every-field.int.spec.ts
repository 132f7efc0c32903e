import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { everyField, nullsIn } from '@yarrow/kit/testing/every-field';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { bookAt } from '../testing/test-bookings.js';
import { decide } from '../testing/test-decisions.js';
import { placeIn, scheduleEvent } from '../testing/test-events.js';
import { publishPractice } from '../testing/test-practice.js';

let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock: new FixedClock('2027-01-04T12:00:00Z') });
}, 60_000);
afterAll(() => scheduling?.stop());

it('answers every field of an appointment to its client', async () => {
  const location = { kind: 'virtual', virtualLink: 'https://meet.example.com/quiet', virtualInstructions: 'Be early.' };
  const practice = await publishPractice(scheduling, { location });
  const actor = { kind: 'client', userId: newId() } as const;
  const { id, instantActionToken: token } = await bookAt(scheduling, practice, '2027-01-06T10:00:00-05:00', { actor });
  await decide(scheduling, 'acceptAppointment', { id }, practice.owner);
  const query = `query ($token: String!) { tokenAppointment(instantActionToken: $token)
    ${await everyField(scheduling, 'Appointment')} }`;
  const { data, errors } = await scheduling.graphql(query, { token }, actor);
  expect(errors).toBeUndefined();
  expect(data['tokenAppointment']).toMatchObject({
    id,
    state: 'approved',
    pendingOrApproved: true,
    bookedBy: 'client',
  });
  // The contact and the note are the practice's to see; nobody wrote anything, nothing is to be paid, no package is used,
  // and it is no part of a series.
  expect(nullsIn(data['tokenAppointment'])).toEqual([
    ...[
      'client',
      'recurrenceFrequency',
      'recurrenceCount',
      'recurrenceUntil',
      'appointmentNote',
      'clientNote',
      'paymentDueBy',
      'practitionerNote',
      'freeCancellationUntil',
      'package',
    ],
    'packageSessionNumber',
  ]);
});

it('answers every field of a group event and of a place in it', async () => {
  const practice = await publishPractice(scheduling);
  const event = await scheduleEvent(scheduling, practice, '2027-01-06T18:00:00-05:00');
  const { token } = await placeIn(scheduling, event.id);
  const query = `query ($token: String!) { tokenRegistration(token: $token)
    ${await everyField(scheduling, 'BookableEventRegistration')} }`;
  const { data, errors } = await scheduling.graphql(query, { token });
  expect(errors).toBeUndefined();
  expect(data['tokenRegistration']).toMatchObject({ state: 'booked', event: { id: event.id, capacity: 10 } });
  // It is in person, without a picture or a payment, and free to give up at any time; the public reads no instructions.
  expect(nullsIn(data['tokenRegistration'])).toEqual([
    ...['event.photoUrl', 'event.location.virtualLink', 'event.location.virtualInstructions'],
    ...['event.freeCancellationUntil', 'practice.bookableEvents.0.instructions'],
    ...['practice.bookableEvents.0.photoUrl', 'practice.bookableEvents.0.freeCancellationUntil'],
    ...['paymentDueBy', 'freeCancellationUntil', 'virtualLink', 'virtualInstructions'],
  ]);
});
