import type { DescMessage, MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromMs } from '@bufbuild/protobuf/wkt';
import { PracticeSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import {
  ClientSavedSchema,
  EmailConfirmationRequestedSchema,
  IntakeFormSentSchema,
  IntakeFormSubmittedSchema,
  PasswordResetRequestedSchema,
  UserRegisteredSchema,
} from '@yarrow/contracts/clients/v1/events_pb';
import {
  BookingPaymentSecuredSchema,
  ChargeFailedSchema,
  ChargeSucceededSchema,
  GiftCardIssuedSchema,
  PackageSoldSchema,
  PaymentStatusChangedSchema,
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
  BookableEventSavedSchema,
  OpenPackageChangedSchema,
  RegistrationBookedSchema,
  RegistrationCancelledSchema,
  RegistrationChangedSchema,
  RegistrationConfirmedSchema,
  RegistrationExpiredSchema,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { newId } from '@yarrow/kit/ids';
import { HOUR, type SamplePeople } from './sample-people.js';

/** An event and the thing that it is about. */
export interface News {
  schema: DescMessage;
  event: Record<string, unknown>;
  about: string;
}

/** `send` carries out what this makes, in order. */
export function news<S extends DescMessage>(schema: S, event: MessageInitShape<S>, about: string): News {
  return { schema, event: event as Record<string, unknown>, about };
}

/** Who everybody is: what all others speak of. */
export function introductions(people: SamplePeople): News[] {
  const user = { userId: people.userId, kind: 'client', phone: people.clientPhone, firstName: 'Ada', version: 1 };
  return [
    news(PracticeSavedSchema, { practice: people.practice() }, people.practiceId),
    news(ClientSavedSchema, { client: people.client() }, people.clientId),
    news(UserRegisteredSchema, { user }, people.userId),
  ];
}

/** Everything that anybody is told of, each of a visit of its own. */
export function everyNews(people: SamplePeople): News[] {
  return [...visits(people), ...groupEvents(people), ...money(people), ...letters(people)];
}

function visits(people: SamplePeople): News[] {
  const of = (changes: object) => people.appointment(changes);
  const tell = (schema: DescMessage, appointment: ReturnType<typeof of>, more: object = {}): News => ({
    schema,
    event: { appointment, ...more },
    about: appointment.appointmentId,
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
  const packageSession = { packageId: newId(), sessionNumber: 3, numberOfSessions: 5, name: 'Five sessions' };
  const unanswered = of({ state: 'unavailable', version: 2 });
  return [
    tell(AppointmentRequestedSchema, of({ state: 'pending' })),
    tell(AppointmentAcceptedSchema, of({}), { automatic: true }),
    tell(AppointmentAcceptedSchema, of({ packageSession, amountCents: 0 }), { automatic: false }),
    tell(AppointmentDeclinedSchema, of({ state: 'declined' })),
    tell(AppointmentCancelledSchema, of({ state: 'cancelled', calendarSequence: 1 }), {
      cancelledBy: 'client',
      late: true,
      feeCents: 4750,
    }),
    tell(AppointmentCancelledSchema, of({ state: 'cancelled', calendarSequence: 1, packageSession }), {
      cancelledBy: 'pro',
      practitionerNote: people.typed.note,
    }),
    tell(AppointmentRescheduledSchema, moved, { ...before, rescheduledBy: 'client', feeCents: 4750 }),
    tell(AppointmentRescheduledSchema, again, { ...before, rescheduledBy: 'pro' }),
    tell(AppointmentExpiredSchema, of({ state: 'unavailable', paymentRequirement: 'charge' })),
    tell(AppointmentExpiredSchema, unanswered),
  ];
}

function groupEvents(people: SamplePeople): News[] {
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
  const [stays, leaves, isToldOff, lapses] = ['booked', 'cancelled', 'cancelled', 'unavailable'].map((state) =>
    people.registration(stayed, { state, calendarSequence: state === 'cancelled' ? 1 : 0 }),
  );
  const tell = (schema: DescMessage, registration: typeof stays, more: object = {}): News => ({
    schema,
    event: { registration, ...more },
    about: registration!.registrationId,
  });
  return [
    news(BookableEventSavedSchema, { event }, event.eventId),
    tell(RegistrationConfirmedSchema, stays),
    tell(RegistrationCancelledSchema, leaves, { cancelledBy: 'client' }),
    tell(RegistrationCancelledSchema, isToldOff, { cancelledBy: 'owner' }),
    tell(RegistrationExpiredSchema, lapses),
    tell(RegistrationBookedSchema, comes),
    tell(
      RegistrationChangedSchema,
      { ...comes, event: movedTo, version: 2, calendarSequence: 1 },
      { ...was, moved: true },
    ),
  ];
}

function money(people: SamplePeople): News[] {
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
    news(ChargeSucceededSchema, { ...common, ...card, chargeId: newId(), purpose: 'appointment', ...changes }, about);
  const status = (clientPaymentStatus: string, paymentStatus: string) =>
    news(PaymentStatusChangedSchema, { appointmentId: about, practiceId, clientPaymentStatus, paymentStatus }, about);
  const pack = { packageId: newId(), practiceId, clientId, name: 'Five sessions', numberOfSessions: 5 };
  const balance = (sessionsUsed: number, version: number, ended = false) =>
    news(OpenPackageChangedSchema, { package: { ...pack, sessionsUsed, version, ended } }, pack.packageId);
  return [
    news(AppointmentAcceptedSchema, { appointment: visit }, about),
    news(BookingPaymentSecuredSchema, { appointmentId: about, practiceId, kind: 'save_card' }, about),
    news(BookingPaymentSecuredSchema, { appointmentId: about, practiceId, kind: 'covered', redemptions }, about),
    charge({ amountCents: 6500, redemptions }),
    charge({ amountCents: 1900, purpose: 'tip' }),
    charge({ amountCents: 4750, purpose: 'cancellation_fee' }),
    news(RefundSucceededSchema, { ...common, refundId: newId(), amountCents: 9500, reason: 'cancelled' }, about),
    news(ChargeFailedSchema, { ...common, amountCents: 9500, message: 'Your card was declined.' }, about),
    news(ChargeFailedSchema, { ...common, amountCents: 9500, authenticationRequired: true }, about),
    status('Past due', 'Past due'),
    news(PackageSoldSchema, { ...pack, appointmentId: about, amountCents: 40_000, currency: 'CAD' }, about),
    balance(1, 1),
    balance(2, 2),
    balance(1, 3),
    balance(5, 4, true),
    news(
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
  ];
}

function letters(people: SamplePeople): News[] {
  const { practiceId, clientId, userId, clientEmail, typed, now } = people;
  const review = { reviewId: newId(), practiceId, rating: 5, text: typed.note, author: `${typed.firstName} O.` };
  const author = { firstName: typed.firstName, phone: people.clientPhone };
  const importedReview = { reviewId: newId(), practiceId, ...author, token: 'review-token', rating: 5 };
  const link = (hours: number) => {
    return { userId, email: clientEmail, token: 's3cret', expiresAt: timestampFromMs(now + hours * HOUR) };
  };
  return [
    news(PasswordResetRequestedSchema, { ...link(1), firstName: typed.firstName }, userId),
    news(EmailConfirmationRequestedSchema, link(72), userId),
    news(IntakeFormSentSchema, { practiceId, client: people.client(), uniqueId: 'unique-id' }, clientId),
    news(IntakeFormSubmittedSchema, { practiceId, clientId }, clientId),
    news(ReviewPublishedSchema, { review }, practiceId),
    news(ReviewImportedSchema, importedReview, practiceId),
    news(
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
