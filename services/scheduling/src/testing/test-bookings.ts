import { AppointmentBookedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import type { TestService } from '@yarrow/kit/testing/test-service';
import type {
  Appointment,
  BookAppointmentInput,
  BookAppointmentPayload,
  HoldSlotInput,
  HoldSlotPayload,
  ReleaseSlotPayload,
} from '../generated/graphql.js';
import type { TestPractice } from './test-practice.js';

export const GUEST = {
  firstName: 'Grace',
  lastName: 'Hopper',
  email: 'Grace@Example.com',
  phone: '(415) 555-0123',
};

const HOLD = `mutation ($input: HoldSlotInput!) {
  holdSlot(input: $input) {
    result errors { code message field }
    hold {
      id startsAt endsAt expiresAt amountCents currency paymentRequirement freeCancellationUntil cancellationFeeCents
      cancellationTerms { text lateHours lateFeePercent lateFeeCents noShowFeePercent }
      lines { name amountCents addOn customPrice } package { id sessionsRemaining }
    }
  }
}`;

/** Everything that a client's page shows. */
export const APPOINTMENT = `fragment Whole on Appointment {
  id instantActionToken state pendingOrApproved startsAt endsAt formattedStartsAt past appointmentTimeLength timeZone
  ianaTimeZone clientTimeZone isVirtual virtualMeetingLinkWithFallback amountCents amountCurrency
  appointmentServices { id name amountCents timeLength addOn service { id } }
  service { id } practice { id } location { id } locationName locationSingleLine client { id } clientName clientEmail
  clientPhone bookedBy newClient clientNote createdAt paymentRequirement paymentDueBy
  cancellationTerms { text lateHours lateFeePercent lateFeeCents noShowFeePercent } canCancel cancellationFeeCents
  lateCancellationFeeCents cancellationLosesSession freeCancellationUntil canReschedule practitionerNote calendarFileUrl virtualInstructions
  package { id name numberOfSessions sessionsRemaining service { id } createdAt token bookNextUrl } packageSessionNumber
  calendarLinks { google outlook apple }
}`;

const BOOK = `mutation ($input: BookAppointmentInput!) {
  bookAppointment(input: $input) {
    result errors { code message field } appointment { ...Whole }
    hold { id amountCents paymentRequirement lines { name amountCents addOn customPrice } }
  }
} ${APPOINTMENT}`;

/** Asks to keep a time of a practice's main service. */
export async function hold(
  scheduling: TestService,
  practice: TestPractice,
  startsAt: string,
  { actor, ...changes }: Partial<HoldSlotInput> & { actor?: Partial<Actor> } = {},
): Promise<HoldSlotPayload> {
  const { practiceId, locationId, serviceId } = practice;
  const input = { practiceId, locationId, serviceIds: [serviceId], startsAt, ...changes };
  const answer = await scheduling.graphql(HOLD, { input }, actor);
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data['holdSlot'];
}

/** Releases a slot hold. */
export async function release(
  scheduling: TestService,
  holdId: string,
  actor?: Partial<Actor>,
): Promise<ReleaseSlotPayload> {
  const text = 'mutation ($id: ID!) { releaseSlot(input: { holdId: $id }) { result errors { code } } }';
  return (await scheduling.graphql(text, { id: holdId }, actor)).data['releaseSlot'];
}

/** Asks to book a kept time. */
export async function book(
  scheduling: TestService,
  input: BookAppointmentInput,
  actor?: Partial<Actor>,
): Promise<BookAppointmentPayload> {
  const answer = await scheduling.graphql(BOOK, { input }, actor);
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data['bookAppointment'];
}

/** Keeps and books a time; fails the test where either is refused. */
export async function bookAt(
  scheduling: TestService,
  practice: TestPractice,
  startsAt: string,
  {
    actor,
    client = GUEST,
    ...changes
  }: Partial<HoldSlotInput> & { actor?: Partial<Actor>; client?: typeof GUEST } = {},
): Promise<Appointment> {
  const held = await hold(scheduling, practice, startsAt, { ...changes, actor });
  if (!held.hold) throw new Error(JSON.stringify(held.errors));
  const booked = await book(scheduling, { holdId: held.hold.id, client }, actor);
  if (!booked.appointment) throw new Error(JSON.stringify(booked.errors));
  return booked.appointment;
}

/** The snapshot of a visit that was published when it was booked. */
export async function bookedSnapshot(scheduling: TestService, id: string) {
  const events = await scheduling.emitted(AppointmentBookedSchema);
  return events.find(({ appointment }) => appointment!.appointmentId === id)!.appointment!;
}
