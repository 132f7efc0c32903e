import { Controller } from '@nestjs/common';
import {
  BookingPaymentSecuredSchema,
  ChargeFailedSchema,
  ChargeSucceededSchema,
  DisputeClosedSchema,
  DisputeOpenedSchema,
  GiftCardRestoredSchema,
  PackageSoldSchema,
  PaymentStatusChangedSchema,
  RefundFailedSchema,
  RefundSucceededSchema,
  type BookingPaymentSecured,
  type ChargeFailed,
  type ChargeSucceeded,
  type DisputeClosed,
  type DisputeOpened,
  type GiftCardRestored,
  type PackageSold,
  type PaymentStatusChanged,
  type RefundFailed,
  type RefundSucceeded,
} from '@yarrow/contracts/payments/v1/events_pb';
import { isUuid } from '@yarrow/kit/ids';
import { OnEvent, type EventContext } from '@yarrow/kit/on-event';
import type { Condition } from '../../deliveries/delivery.entity.js';
import { DeliveriesService } from '../../deliveries/deliveries.service.js';
import { textNoEarlierThan } from '../../deliveries/text-hours.js';
import { BookingProjectionService } from '../../projection/booking-projection.service.js';
import { PeopleProjectionService } from '../../projection/people-projection.service.js';
import type { Booking } from '../../projection/booking.js';
import { paymentStatusesOf, type PaymentStatusName } from '../../projection/payment-status.js';
import { PAST_DUE_BY_DEFAULT } from '../../reminder-settings/past-due.js';
import { requireKnown } from '../require-known.js';
import { disputeClosed, disputeOpened } from './dispute-messages.js';
import {
  cardSaved,
  covered,
  failure,
  failureForPractice,
  giftCardRestored,
  packageSold,
  pastDue,
  pastDueText,
  receipt,
  refund,
  refundFailed,
  refundFailedForPractice,
  type PaymentMail,
} from './payment-messages.js';

/** A payment should have come by card; who pays in person is not notified. */
const PAST_DUE: PaymentStatusName[] = ['PAST_DUE', 'CARD_NEEDED_PAST_DUE'];
const CARD_NEEDED: PaymentStatusName[] = ['CARD_NEEDED', 'CARD_NEEDED_PAST_DUE'];

interface PaymentNotice {
  kind: string;
  /** One mail of a kind is sent for each. */
  topic: string;
  bookingId: string;
  holdsWhile?: Condition;
  /** Later than it happened. */
  delayMinutes?: number;
  /** Default the client. */
  to?: 'client' | 'practice';
}

/** Receipts, refunds, saved cards, packages and payments that are past due. */
@Controller()
export class PaymentEventsConsumer {
  constructor(
    private readonly bookings: BookingProjectionService,
    private readonly people: PeopleProjectionService,
    private readonly deliveries: DeliveriesService,
  ) {}

  @OnEvent(ChargeSucceededSchema)
  async onChargeSucceeded(charge: ChargeSucceeded, context: EventContext): Promise<void> {
    const notice = { kind: 'receipt', topic: `receipt ${charge.chargeId}`, bookingId: charge.appointmentId };
    await this.notify(notice, context, (booking) => receipt(charge, booking));
  }

  @OnEvent(RefundSucceededSchema)
  async onRefundSucceeded(event: RefundSucceeded, context: EventContext): Promise<void> {
    const notice = { kind: 'refund', topic: `refund ${event.refundId}`, bookingId: event.appointmentId };
    await this.notify(notice, context, (booking) => refund(event, booking));
  }

  @OnEvent(RefundFailedSchema)
  async onRefundFailed(event: RefundFailed, context: EventContext): Promise<void> {
    const notice = { kind: 'refund_failed', topic: `refund failed ${event.refundId}`, bookingId: event.appointmentId };
    await this.notify(notice, context, (booking) => refundFailed(event, booking));
    await this.notify({ ...notice, to: 'practice' }, context, (booking) => refundFailedForPractice(event, booking));
  }

  @OnEvent(DisputeOpenedSchema)
  async onDisputeOpened(event: DisputeOpened, context: EventContext): Promise<void> {
    const topic = `dispute ${event.disputeId}`;
    const notice = { kind: 'dispute_opened', topic, bookingId: event.appointmentId, to: 'practice' as const };
    await this.notify(notice, context, (booking) => disputeOpened(event, booking));
  }

  @OnEvent(DisputeClosedSchema)
  async onDisputeClosed(event: DisputeClosed, context: EventContext): Promise<void> {
    const topic = `dispute closed ${event.disputeId} ${event.won ? 'won' : 'lost'}`;
    const notice = { kind: 'dispute_closed', topic, bookingId: event.appointmentId, to: 'practice' as const };
    await this.notify(notice, context, (booking) => disputeClosed(event, booking));
  }

  @OnEvent(GiftCardRestoredSchema)
  async onGiftCardRestored(event: GiftCardRestored, context: EventContext): Promise<void> {
    const topic = `gift card restored ${event.restorationId}`;
    const notice = { kind: 'gift_card_restored', topic, bookingId: event.appointmentId };
    await this.notify(notice, context, (booking) => giftCardRestored(event, booking));
  }

  /** During a booking, the page itself shows the failure. The practice is notified once for a booking. */
  @OnEvent(ChargeFailedSchema)
  async onChargeFailed(event: ChargeFailed, context: EventContext): Promise<void> {
    const notice = { kind: 'payment_failed', topic: `failure ${context.eventId}`, bookingId: event.appointmentId };
    const unlessBooking = (write: typeof failure) => (booking: Booking) =>
      booking.state === 'awaiting_payment' ? null : write(event, booking);
    await this.notify(notice, context, unlessBooking(failure));
    const once = { ...notice, topic: `failure of ${event.appointmentId}`, to: 'practice' as const };
    await this.notify(once, context, unlessBooking(failureForPractice));
  }

  @OnEvent(BookingPaymentSecuredSchema)
  async onBookingPaymentSecured(event: BookingPaymentSecured, context: EventContext): Promise<void> {
    const { appointmentId: bookingId, kind } = event;
    if (kind === 'save_card') await this.notifyOfSavedCard(bookingId, context);
    if (kind === 'covered' && event.redemptions.length > 0)
      await this.notify({ kind: 'covered', topic: `covered ${bookingId}`, bookingId }, context, (booking) =>
        covered(event, booking, booking.currency),
      );
  }

  @OnEvent(PackageSoldSchema)
  async onPackageSold(event: PackageSold, context: EventContext): Promise<void> {
    const notice = { kind: 'package_sold', topic: `package ${event.packageId}`, bookingId: event.appointmentId };
    await this.notify(notice, context, (booking) => packageSold(event, booking));
  }

  @OnEvent(PaymentStatusChangedSchema)
  async onPaymentStatusChanged(event: PaymentStatusChanged, context: EventContext): Promise<void> {
    const { appointmentId: bookingId } = event;
    const { paymentStatus, clientPaymentStatus } = paymentStatusesOf(event);
    const before = await this.bookings.savePayment(context.tx, { bookingId, paymentStatus, clientPaymentStatus });
    if (clientPaymentStatus === 'PENDING' && before && CARD_NEEDED.includes(before.clientPaymentStatus))
      await this.notifyOfSavedCard(bookingId, context);
    if (!PAST_DUE.includes(paymentStatus) || (before && PAST_DUE.includes(before.paymentStatus))) return;
    await this.notifyOfPastDue(bookingId, CARD_NEEDED.includes(paymentStatus), context);
  }

  /** Once for a booking, as its practice has chosen; not any more when it was paid before. */
  private async notifyOfPastDue(bookingId: string, cardMissing: boolean, context: EventContext): Promise<void> {
    const { tx, occurredAt } = context;
    if (this.deliveries.isStale(occurredAt)) return;
    const booking = requireKnown(await this.bookings.find(tx, bookingId), `Appointment or registration ${bookingId}`);
    const practice = isUuid(booking.practiceId) ? await this.people.findPractice(tx, booking.practiceId) : null;
    const { email, text, emailMinutes, textMinutes } = practice?.pastDue ?? PAST_DUE_BY_DEFAULT;
    const holdsWhile = { paymentStatus: PAST_DUE };
    const notice = { kind: 'past_due', topic: `past due ${bookingId}`, bookingId, holdsWhile };
    if (email) {
      await this.notify({ ...notice, delayMinutes: emailMinutes }, context, () => pastDue(booking, cardMissing));
    }
    if (!text) return;
    const message = { body: pastDueText(booking, this.deliveries.publicUrl + booking.page) };
    const sendAt = textNoEarlierThan(occurredAt.getTime() + textMinutes * 60_000, booking.clientZone);
    const plan = { ...notice, onBehalfOf: booking.practiceId, recipient: booking.phone, sendAt };
    await this.deliveries.plan(tx, [{ ...plan, channel: 'sms', message }]);
  }

  /** Once, whether it was saved while booking or later on the page of the booking. */
  private async notifyOfSavedCard(bookingId: string, context: EventContext): Promise<void> {
    await this.notify({ kind: 'card_saved', topic: `card ${bookingId}`, bookingId }, context, (booking) =>
      // Charged at the same time, which the receipt says.
      booking.paymentRequirement === 'charge' ? null : cardSaved(booking),
    );
  }

  private async notify(
    { kind, topic, bookingId, holdsWhile, delayMinutes = 0, to = 'client' }: PaymentNotice,
    { tx, occurredAt }: EventContext,
    mailOf: (booking: Booking) => PaymentMail | null,
  ): Promise<void> {
    if (this.deliveries.isStale(occurredAt)) return;
    const booking = requireKnown(await this.bookings.find(tx, bookingId), `Appointment or registration ${bookingId}`);
    const written = mailOf(booking);
    if (!written) return;
    const { actionLabel = booking.pageLabel, ...mail } = written;
    const { recipient, when, page } = sideOf(booking, to);
    const details = [...mail.details, { label: 'For', value: booking.what }, { label: 'When', value: when }];
    const action = { label: actionLabel, url: this.deliveries.publicUrl + page };
    const sendAt = occurredAt.getTime() + delayMinutes * 60_000;
    const onBehalfOf = to === 'client' ? booking.practiceId : undefined;
    const plan = { kind, topic, onBehalfOf, bookingId, holdsWhile, recipient, sendAt };
    await this.deliveries.planMail(tx, plan, { ...mail, practice: booking.practiceName, details, action });
  }
}

function sideOf(booking: Booking, to: 'client' | 'practice') {
  if (to === 'client') return { recipient: booking.email, when: booking.when, page: booking.page };
  return { recipient: booking.practiceEmail, when: booking.whenForPractice, page: booking.practicePage };
}
