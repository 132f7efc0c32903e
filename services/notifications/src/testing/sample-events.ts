import type { DescMessage, MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromMs } from '@bufbuild/protobuf/wkt';
import { CredentialDecidedSchema, PracticeSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import {
  ClientSavedSchema,
  EmailConfirmationRequestedSchema,
  ClientInvitedSchema,
  IntakeFormSentSchema,
  IntakeFormSubmittedSchema,
  PasswordResetRequestedSchema,
  SecondFactorChangedSchema,
  UserChangedSchema,
  UserRegisteredSchema,
} from '@yarrow/contracts/clients/v1/events_pb';
import {
  BookingPaymentSecuredSchema,
  ChargeFailedSchema,
  ChargeSucceededSchema,
  DisputeClosedSchema,
  ChargesAnnouncedSchema,
  DisputeOpenedSchema,
  GiftCardIssuedSchema,
  InvoiceSentSchema,
  GiftCardRestoredSchema,
  GiftCardSoldSchema,
  PackageSoldSchema,
  PaymentStatus,
  PaymentStatusChangedSchema,
  RefundFailedSchema,
  RefundSucceededSchema,
} from '@yarrow/contracts/payments/v1/events_pb';
import {
  ReviewImportedSchema,
  ReviewPublishedSchema,
  VideoReviewInvitedSchema,
} from '@yarrow/contracts/reviews/v1/events_pb';
import {
  AppointmentAcceptedSchema,
  AppointmentCancelledSchema,
  AppointmentDeclinedSchema,
  AppointmentExpiredSchema,
  AppointmentRequestedSchema,
  AppointmentRescheduledSchema,
  AppointmentUpdatedSchema,
  BookableEventSavedSchema,
  OpenPackageChangedSchema,
  RegistrationBookedSchema,
  RegistrationCancelledSchema,
  RegistrationChangedSchema,
  RegistrationConfirmedSchema,
  RegistrationExpiredSchema,
  CalendarUnreadableSchema,
  ConferencingAccessLostSchema,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { newId } from '@yarrow/kit/ids';
import { HOUR, type SamplePeople } from './sample-people.js';

/** An event of another service. */
export interface SampleEvent {
  schema: DescMessage;
  event: Record<string, unknown>;
  aggregateId: string;
}

export function sampleEvent<S extends DescMessage>(
  schema: S,
  event: MessageInitShape<S>,
  aggregateId: string,
): SampleEvent {
  return { schema, event: event as Record<string, unknown>, aggregateId };
}

/** The people that all other events refer to. */
export function peopleEvents(people: SamplePeople): SampleEvent[] {
  const user = { userId: people.userId, kind: 'client', phone: people.clientPhone, firstName: 'Ada', version: 1 };
  return [
    sampleEvent(PracticeSavedSchema, { practice: people.practice() }, people.practiceId),
    sampleEvent(ClientSavedSchema, { client: people.client() }, people.clientId),
    sampleEvent(UserRegisteredSchema, { user }, people.userId),
  ];
}

/** Every event that sends a message, each about its own visit. */
export function everyEvent(people: SamplePeople): SampleEvent[] {
  return [...visits(people), ...groupEvents(people), ...payments(people), ...links(people), ...accounts(people)];
}

/** What concerns the practitioner alone. */
function accounts({ practiceId, typed }: SamplePeople): SampleEvent[] {
  const decided = { practiceId, credentialId: newId(), name: 'Registered Massage Therapist', approved: true };
  const declined = { ...decided, credentialId: newId(), name: 'Degree', approved: false, reason: typed.note };
  return [
    ...[decided, declined].map((event) => sampleEvent(CredentialDecidedSchema, event, practiceId)),
    sampleEvent(ConferencingAccessLostSchema, { practiceId, provider: 'zoom' }, practiceId),
    ...[0, 3_600_000].map((since) => {
      const calendar = { practiceId, provider: 'google', name: 'Ada at home', since: timestampFromMs(since) };
      return sampleEvent(CalendarUnreadableSchema, { ...calendar, accessLost: since === 0 }, practiceId);
    }),
  ];
}

function visits(people: SamplePeople): SampleEvent[] {
  const of = (changes: object) => people.appointment(changes);
  const eventOf = (schema: DescMessage, appointment: ReturnType<typeof of>, more: object = {}): SampleEvent => ({
    schema,
    event: { appointment, ...more },
    aggregateId: appointment.appointmentId,
  });
  const moved = of({
    version: 2,
    calendarSequence: 1,
    startsAt: timestampFromMs(people.now + 96 * HOUR),
    endsAt: timestampFromMs(people.now + 97 * HOUR),
  });
  const before = {
    previousStartsAt: timestampFromMs(people.now + 72 * HOUR),
    previousEndsAt: timestampFromMs(people.now + 73 * HOUR),
  };
  const again = { ...moved, appointmentId: newId() };
  const changed = { ...moved, appointmentId: newId() };
  const packageSession = { packageId: newId(), sessionNumber: 3, numberOfSessions: 5, name: 'Five sessions' };
  const unanswered = of({ state: 'unavailable', version: 2 });
  return [
    eventOf(AppointmentRequestedSchema, of({ state: 'pending' })),
    eventOf(AppointmentAcceptedSchema, of({}), { automatic: true }),
    eventOf(AppointmentAcceptedSchema, of({ packageSession, amountCents: 0 }), { automatic: false }),
    eventOf(AppointmentDeclinedSchema, of({ state: 'declined' })),
    eventOf(AppointmentCancelledSchema, of({ state: 'cancelled', calendarSequence: 1 }), {
      cancelledBy: 'client',
      late: true,
      feeCents: 4750,
    }),
    eventOf(AppointmentCancelledSchema, of({ state: 'cancelled', calendarSequence: 1, packageSession }), {
      cancelledBy: 'pro',
      practitionerNote: people.typed.note,
    }),
    eventOf(AppointmentRescheduledSchema, moved, { ...before, rescheduledBy: 'client', feeCents: 4750 }),
    eventOf(AppointmentRescheduledSchema, again, { ...before, rescheduledBy: 'pro' }),
    eventOf(AppointmentUpdatedSchema, changed, updateOf(changed, people)),
    eventOf(AppointmentExpiredSchema, of({ state: 'unavailable', paymentRequirement: 'charge' })),
    eventOf(AppointmentExpiredSchema, unanswered),
  ];
}

/** Another time, place and price, with a message. */
function updateOf({ place, lines }: ReturnType<SamplePeople['appointment']>, { now, typed }: SamplePeople) {
  return {
    notified: {
      startsAt: timestampFromMs(now + 72 * HOUR),
      endsAt: timestampFromMs(now + 73 * HOUR),
      place: { ...place, locationId: newId(), name: typed.place },
      lines: lines.map((line) => ({ ...line, amountCents: 8_000 })),
    },
    practitionerNote: typed.note,
  };
}

function groupEvents(people: SamplePeople): SampleEvent[] {
  const [event, stayed] = [people.event(), people.event()];
  const movedTo = {
    ...event,
    version: 2,
    startsAt: timestampFromMs(people.now + 144 * HOUR),
    endsAt: timestampFromMs(people.now + 146 * HOUR),
  };
  const comes = people.registration(event);
  const was = {
    previousStartsAt: event.startsAt,
    previousEndsAt: event.endsAt,
    previousTimeZone: event.timeZone,
    previousName: event.name,
    previousPlace: event.place,
  };
  const [stays, leaves, isTakenOff, lapses] = ['booked', 'cancelled', 'cancelled', 'unavailable'].map((state) =>
    people.registration(stayed, { state, calendarSequence: state === 'cancelled' ? 1 : 0 }),
  );
  const calledOff = people.event({ cancelled: true });
  const isCalledOff = people.registration(calledOff, { state: 'cancelled', calendarSequence: 1 });
  const eventOf = (schema: DescMessage, registration: typeof stays, more: object = {}): SampleEvent => ({
    schema,
    event: { registration, ...more },
    aggregateId: registration!.registrationId,
  });
  return [
    sampleEvent(BookableEventSavedSchema, { event }, event.eventId),
    eventOf(RegistrationConfirmedSchema, stays),
    eventOf(RegistrationCancelledSchema, leaves, { cancelledBy: 'client' }),
    eventOf(RegistrationCancelledSchema, isTakenOff, { cancelledBy: 'owner' }),
    eventOf(RegistrationCancelledSchema, isCalledOff, { cancelledBy: 'owner' }),
    eventOf(RegistrationExpiredSchema, lapses),
    eventOf(RegistrationBookedSchema, comes),
    eventOf(
      RegistrationChangedSchema,
      { ...comes, event: movedTo, version: 2, calendarSequence: 1 },
      { ...was, moved: true },
    ),
  ];
}

function payments(people: SamplePeople): SampleEvent[] {
  const visit = people.appointment();
  const { appointmentId: about } = visit;
  const { practiceId, clientId } = people;
  const common = { appointmentId: about, practiceId, clientId, currency: 'CAD' };
  const card = { cardBrand: 'Visa', cardLast4: '4242', provider: 'stripe' };
  const redemptions = [
    { code: 'SPRING', kind: 'coupon', amountCents: 1000 },
    { code: '…7Q2K', kind: 'gift_card', amountCents: 2000 },
  ];
  const charge = (changes: object) =>
    sampleEvent(
      ChargeSucceededSchema,
      { ...common, ...card, chargeId: newId(), purpose: 'appointment', ...changes },
      about,
    );
  const pastDue = {
    ...{ appointmentId: about, practiceId, paymentStatus: 'Past due', clientPaymentStatus: 'Past due' },
    ...{ status: PaymentStatus.PAST_DUE, clientStatus: PaymentStatus.PAST_DUE },
  };
  const invoice = {
    ...{ ...common, sendingId: newId(), invoiceId: newId(), number: '0042', amountCents: 9500, dueCents: 9500 },
    ...{ sendTo: 'both', hasFile: true },
  };
  const disputed = { ...common, disputeId: newId(), amountCents: 9500, url: 'https://dashboard.example.com/disputes' };
  const announced = {
    ...{ practiceId, day: '2026-11-23', timeZone: 'America/Vancouver' },
    charges: [{ appointmentId: about, amountCents: 9500, currency: 'CAD', chargeAt: visit.startsAt }],
  };
  const restored = { restorationId: newId(), label: '•••• 7Q2K', amountCents: 2000, balanceCents: 3500 };
  const pack = { packageId: newId(), practiceId, clientId, name: 'Five sessions', numberOfSessions: 5 };
  const balance = (sessionsUsed: number, version: number, ended = false) =>
    sampleEvent(OpenPackageChangedSchema, { package: { ...pack, sessionsUsed, version, ended } }, pack.packageId);
  return [
    sampleEvent(AppointmentAcceptedSchema, { appointment: visit }, about),
    sampleEvent(BookingPaymentSecuredSchema, { appointmentId: about, practiceId, kind: 'save_card' }, about),
    sampleEvent(BookingPaymentSecuredSchema, { appointmentId: about, practiceId, kind: 'covered', redemptions }, about),
    charge({ amountCents: 6500, redemptions }),
    charge({ amountCents: 1900, purpose: 'tip' }),
    charge({ amountCents: 4750, purpose: 'cancellation_fee' }),
    sampleEvent(RefundSucceededSchema, { ...common, refundId: newId(), amountCents: 9500, reason: 'cancelled' }, about),
    sampleEvent(RefundFailedSchema, { ...common, refundId: newId(), amountCents: 9500, cardLast4: '4242' }, about),
    sampleEvent(ChargesAnnouncedSchema, announced, practiceId),
    sampleEvent(DisputeOpenedSchema, { ...disputed, feeCents: 1500, reason: 'fraudulent', cardLast4: '4242' }, about),
    sampleEvent(DisputeClosedSchema, { ...disputed, won: false }, about),
    sampleEvent(GiftCardRestoredSchema, { ...common, ...restored }, about),
    sampleEvent(ChargeFailedSchema, { ...common, amountCents: 9500, message: 'Your card was declined.' }, about),
    sampleEvent(ChargeFailedSchema, { ...common, amountCents: 9500, authenticationRequired: true }, about),
    sampleEvent(PaymentStatusChangedSchema, pastDue, about),
    sampleEvent(InvoiceSentSchema, invoice, about),
    sampleEvent(PackageSoldSchema, { ...pack, appointmentId: about, amountCents: 40_000, currency: 'CAD' }, about),
    balance(1, 1),
    balance(2, 2),
    balance(1, 3),
    balance(5, 4, true),
    sampleEvent(
      GiftCardIssuedSchema,
      {
        giftCardId: newId(),
        practiceId,
        code: 'YARR-OW7Q-2K9F',
        amountCents: 5000,
        currency: 'CAD',
        recipientEmail: people.clientEmail,
        recipientName: people.typed.firstName,
        message: people.typed.note,
      },
      practiceId,
    ),
    sampleEvent(
      GiftCardSoldSchema,
      {
        ...{ orderId: newId(), giftCardId: newId(), practiceId, amountCents: 5000, currency: 'CAD' },
        ...{ buyerName: people.typed.firstName, buyerEmail: people.clientEmail, recipientName: people.typed.firstName },
        sendOn: '2026-12-24',
      },
      practiceId,
    ),
  ];
}

function links(people: SamplePeople): SampleEvent[] {
  const { practiceId, clientId, userId, clientEmail, typed, now } = people;
  const review = { reviewId: newId(), practiceId, rating: 5, text: typed.note, author: `${typed.firstName} O.` };
  const author = { firstName: typed.firstName, phone: people.clientPhone };
  const importedReview = { reviewId: newId(), practiceId, ...author, token: 'review-token', rating: 5 };
  const user = { userId, kind: 'client', phone: people.clientPhone, firstName: 'Ada', version: 2 };
  const link = (hours: number) => {
    return { userId, email: clientEmail, token: 's3cret', expiresAt: timestampFromMs(now + hours * HOUR) };
  };
  return [
    sampleEvent(PasswordResetRequestedSchema, { ...link(1), firstName: typed.firstName }, userId),
    sampleEvent(EmailConfirmationRequestedSchema, link(72), userId),
    sampleEvent(UserChangedSchema, { user, previousEmail: clientEmail }, userId),
    sampleEvent(
      SecondFactorChangedSchema,
      { userId, email: clientEmail, firstName: typed.firstName, change: 'passkey_added' },
      userId,
    ),
    sampleEvent(ClientInvitedSchema, { practiceId, client: people.client() }, clientId),
    sampleEvent(IntakeFormSentSchema, { practiceId, client: people.client(), uniqueId: 'unique-id' }, clientId),
    sampleEvent(IntakeFormSubmittedSchema, { practiceId, clientId }, clientId),
    sampleEvent(ReviewPublishedSchema, { review }, practiceId),
    sampleEvent(ReviewImportedSchema, importedReview, practiceId),
    sampleEvent(
      VideoReviewInvitedSchema,
      {
        videoReviewId: newId(),
        practiceId,
        clientId,
        uploadHash: 'upload-hash',
        expiresAt: timestampFromMs(now + 240 * HOUR),
      },
      practiceId,
    ),
  ];
}
