import { describe, expect, it } from '@jest/globals';
import { ScalarType, type DescField, type DescMessage } from '@bufbuild/protobuf';
import { file_catalog_v1_events } from '@yarrow/contracts/catalog/v1/events_pb';
import { file_clients_v1_events } from '@yarrow/contracts/clients/v1/events_pb';
import { file_payments_v1_events } from '@yarrow/contracts/payments/v1/events_pb';
import { file_reviews_v1_events } from '@yarrow/contracts/reviews/v1/events_pb';
import { file_scheduling_v1_events } from '@yarrow/contracts/scheduling/v1/events_pb';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';

const FILES = [
  file_catalog_v1_events,
  file_clients_v1_events,
  file_payments_v1_events,
  file_reviews_v1_events,
  file_scheduling_v1_events,
];

/** Of clients, and taken out once they are erased (docs/adr/0037-erasing-people.md): those that `debug_redact` marks. */
const PERSONAL = [
  'clients.v1.Client.custom_prices',
  'clients.v1.Client.email',
  'clients.v1.Client.first_name',
  'clients.v1.Client.last_name',
  'clients.v1.Client.phone',
  'clients.v1.Client.time_zone',
  'clients.v1.EmailConfirmationRequested.email',
  'clients.v1.EmailConfirmationRequested.sealed_token',
  'clients.v1.EmailConfirmationRequested.token',
  'clients.v1.IntakeFormSent.sealed_unique_id',
  'clients.v1.IntakeFormSent.unique_id',
  'clients.v1.PasswordResetRequested.email',
  'clients.v1.PasswordResetRequested.first_name',
  'clients.v1.PasswordResetRequested.sealed_token',
  'clients.v1.PasswordResetRequested.token',
  'clients.v1.SecondFactorChanged.email',
  'clients.v1.SecondFactorChanged.first_name',
  'clients.v1.User.email',
  'clients.v1.User.first_name',
  'clients.v1.User.last_name',
  'clients.v1.User.phone',
  'clients.v1.User.photo_key',
  'clients.v1.UserChanged.previous_email',
  'payments.v1.CardDeleted.card_brand',
  'payments.v1.CardDeleted.card_last4',
  'payments.v1.DisputeOpened.card_brand',
  'payments.v1.DisputeOpened.card_last4',
  'payments.v1.GiftCardIssued.code',
  'payments.v1.GiftCardIssued.message',
  'payments.v1.GiftCardIssued.recipient_email',
  'payments.v1.GiftCardIssued.recipient_name',
  'payments.v1.GiftCardIssued.sealed_code',
  'payments.v1.GiftCardRestored.label',
  'payments.v1.GiftCardSold.buyer_email',
  'payments.v1.GiftCardSold.buyer_name',
  'payments.v1.GiftCardSold.recipient_name',
  'payments.v1.RefundFailed.card_brand',
  'payments.v1.RefundFailed.card_last4',
  'reviews.v1.PublicReview.author',
  'reviews.v1.PublicReview.text',
  'reviews.v1.ReviewImported.first_name',
  'reviews.v1.ReviewImported.phone',
  'reviews.v1.ReviewImported.sealed_token',
  'reviews.v1.ReviewImported.token',
  'reviews.v1.ReviewRequested.email',
  'reviews.v1.ReviewRequested.first_name',
  'reviews.v1.ReviewRequested.phone',
  'reviews.v1.ReviewRequested.sealed_link',
  'reviews.v1.VideoReviewCodeRequested.sealed_code',
  'reviews.v1.VideoReviewInvited.sealed_upload_hash',
  'reviews.v1.VideoReviewInvited.upload_hash',
  'scheduling.v1.Appointment.client_note',
  'scheduling.v1.AppointmentCancelled.practitioner_note',
  'scheduling.v1.AppointmentUpdated.practitioner_note',
  'scheduling.v1.Attendee.email',
  'scheduling.v1.Attendee.first_name',
  'scheduling.v1.Attendee.last_name',
  'scheduling.v1.Attendee.phone',
  'scheduling.v1.Attendee.time_zone',
  'scheduling.v1.SeriesCancelled.practitioner_note',
];

/** Messages whose texts are a practice's own: what it offers, where, by which terms, and who practises. */
const OF_PRACTICES =
  /^(catalog\.v1\..*|clients\.v1\.UserRegistered|scheduling\.v1\.(BookableEvent|CalendarUnreadable|CancellationTerms|ConferencingAccessLost|Host|OpenPackage|Opening|PackageSession|Place|ServiceLine))$/;

/** Properties of a visit or a payment that identify no person: states, reasons, currencies, lookup keys of services. */
const OF_VISITS = [
  'clients.v1.ReferralCredited.currency',
  'clients.v1.SecondFactorChanged.change',
  'clients.v1.User.kind',
  'clients.v1.UserChanged.title',
  'payments.v1.AnnouncedCharge.currency',
  'payments.v1.BookingPaymentSecured.kind',
  'payments.v1.CardDeleted.deleted_by',
  // Kept with the charge: bookkeeping.
  'payments.v1.ChargeSucceeded.card_brand',
  'payments.v1.ChargeSucceeded.card_last4',
  'payments.v1.ChargeFailed.code',
  'payments.v1.ChargeFailed.currency',
  'payments.v1.ChargeFailed.message',
  'payments.v1.ChargeFailed.purpose',
  'payments.v1.ChargeSucceeded.currency',
  'payments.v1.ChargeSucceeded.provider',
  'payments.v1.ChargeSucceeded.purpose',
  'payments.v1.ChargesAnnounced.day',
  'payments.v1.ChargesAnnounced.time_zone',
  'payments.v1.DisputeClosed.currency',
  'payments.v1.DisputeOpened.currency',
  'payments.v1.DisputeOpened.reason',
  'payments.v1.DisputeOpened.url',
  'payments.v1.GiftCardIssued.currency',
  'payments.v1.GiftCardSold.currency',
  'payments.v1.GiftCardSold.send_on',
  'payments.v1.IdentityVerificationChanged.status',
  'payments.v1.InvoiceSent.currency',
  'payments.v1.InvoiceSent.number',
  'payments.v1.InvoiceSent.send_to',
  'payments.v1.PackageSold.currency',
  'payments.v1.PackageSold.name',
  'payments.v1.PaymentStatusChanged.client_payment_status',
  'payments.v1.PaymentStatusChanged.payment_status',
  'payments.v1.GiftCardRestored.currency',
  'payments.v1.ProviderAccountChanged.provider',
  'payments.v1.Redemption.code',
  'payments.v1.Redemption.kind',
  'payments.v1.RefundFailed.currency',
  'payments.v1.RefundSucceeded.currency',
  'payments.v1.RefundSucceeded.reason',
  'payments.v1.SubscriptionChanged.features',
  'payments.v1.SubscriptionChanged.plan',
  // Written by staff, who are instructed to name no person.
  'reviews.v1.ReviewReportsDecided.decided_by',
  'reviews.v1.ReviewReportsDecided.reason',
  'reviews.v1.ReviewRequested.kind',
  'reviews.v1.VideoReviewStatusChanged.status',
  'scheduling.v1.Appointment.booked_by',
  'scheduling.v1.Appointment.currency',
  'scheduling.v1.Appointment.instant_action_token',
  'scheduling.v1.Appointment.local_starts_at',
  'scheduling.v1.Appointment.payment_requirement',
  'scheduling.v1.Appointment.practice_token',
  'scheduling.v1.Appointment.state',
  'scheduling.v1.Appointment.time_zone',
  'scheduling.v1.AppointmentCancelled.cancelled_by',
  'scheduling.v1.AppointmentConfirmationResent.send_to',
  'scheduling.v1.AppointmentRescheduled.rescheduled_by',
  'scheduling.v1.Registration.booked_by',
  'scheduling.v1.Registration.currency',
  'scheduling.v1.Registration.payment_requirement',
  'scheduling.v1.Registration.practice_token',
  'scheduling.v1.Registration.state',
  'scheduling.v1.Registration.token',
  'scheduling.v1.RegistrationCancelled.cancelled_by',
  'scheduling.v1.RegistrationChanged.previous_name',
  'scheduling.v1.RegistrationChanged.previous_time_zone',
];

const isText = ({ scalar, name }: DescField): boolean =>
  (scalar === ScalarType.STRING || scalar === ScalarType.BYTES) && !/_ids?$/.test(name);
const isMarked = ({ proto }: DescField): boolean => proto.options?.debugRedact ?? false;
const fieldsOf = (keep: (field: DescField) => boolean) =>
  FILES.flatMap(({ messages }) =>
    messages.flatMap(({ typeName, fields }: DescMessage) =>
      fields.filter(keep).map(({ name }) => `${typeName}.${name}`),
    ),
  ).sort();

describe('the check of personal fields', () => {
  it('covers the events of every service', () => {
    const files = readdirSync(join(ROOT, 'proto'), { recursive: true, encoding: 'utf8' });
    const events = files.filter((file) => file.endsWith('events.proto')).map((file) => file.replace(/\.proto$/, ''));
    expect(FILES.map(({ name }) => name).sort()).toEqual(events.sort());
  });

  it('finds a mark on every personal field, by which an erasure removes it', () => {
    expect(fieldsOf(isMarked)).toEqual([...PERSONAL].sort());
  });

  it('classifies every text as personal or not', () => {
    const undecided = fieldsOf(
      (field) => isText(field) && !isMarked(field) && !OF_PRACTICES.test(field.parent.typeName),
    );
    expect(undecided).toEqual([...OF_VISITS].sort());
  });
});
