import { Controller } from '@nestjs/common';
import {
  BookingPaymentSecuredSchema,
  ChargeFailedSchema,
  ChargeSucceededSchema,
  PackageSoldSchema,
  PaymentStatusChangedSchema,
  RefundSucceededSchema,
  type BookingPaymentSecured,
  type ChargeFailed,
  type ChargeSucceeded,
  type PackageSold,
  type PaymentStatusChanged,
  type RefundSucceeded,
} from '@yarrow/contracts/payments/v1/events_pb';
import { NotYetError, OnEvent, type EventContext } from '@yarrow/kit/on-event';
import type { BookedThing } from '../../booked-things/booked-thing.js';
import { BookedThingsRepository } from '../../booked-things/booked-things.repository.js';
import type { Condition } from '../../deliveries/delivery.entity.js';
import { Planner } from '../../deliveries/planner.js';
import {
  cardSaved,
  covered,
  failure,
  packageSold,
  pastDue,
  receipt,
  refund,
  type PaymentMail,
} from './payment-words.js';

/** Time to settle with the practitioner before anybody is written to (spec readings: 2 hours is one of the choices). */
const PAST_DUE_AFTER_MINUTES = 120;
/** The practitioner's labels of a payment that should have come by card; who pays in person is not written to. */
const PAST_DUE = ['Past due', 'Card needed past due'];

interface News {
  kind: string;
  /** What makes the message one of its kind. */
  subject: string;
  about: string;
  holdsWhile?: Condition;
  /** Later than it happened. */
  delayMinutes?: number;
}

/** Receipts, refunds, saved cards, packages and payments that did not come. */
@Controller()
export class OnPaymentEvents {
  constructor(
    private readonly bookedThings: BookedThingsRepository,
    private readonly planner: Planner,
  ) {}

  @OnEvent(ChargeSucceededSchema)
  async sendReceipt(charge: ChargeSucceeded, context: EventContext): Promise<void> {
    const news = { kind: 'receipt', subject: `receipt ${charge.chargeId}`, about: charge.appointmentId };
    await this.tell(news, context, (thing) => receipt(charge, thing));
  }

  @OnEvent(RefundSucceededSchema)
  async sendRefund(event: RefundSucceeded, context: EventContext): Promise<void> {
    const news = { kind: 'refund', subject: `refund ${event.refundId}`, about: event.appointmentId };
    await this.tell(news, context, (thing) => refund(event, thing));
  }

  /** While somebody is booking, the page itself says what went wrong. */
  @OnEvent(ChargeFailedSchema)
  async sendFailure(event: ChargeFailed, context: EventContext): Promise<void> {
    const news = { kind: 'payment_failed', subject: `failure ${context.eventId}`, about: event.appointmentId };
    await this.tell(news, context, (thing) => (thing.state === 'awaiting_payment' ? null : failure(event, thing)));
  }

  @OnEvent(BookingPaymentSecuredSchema)
  async sendSecured(event: BookingPaymentSecured, context: EventContext): Promise<void> {
    const { appointmentId: about, kind } = event;
    if (kind === 'save_card') await this.tellCardSaved(about, context);
    if (kind === 'covered' && event.redemptions.length > 0)
      await this.tell({ kind: 'covered', subject: `covered ${about}`, about }, context, (thing) =>
        covered(event, thing, thing.currency),
      );
  }

  @OnEvent(PackageSoldSchema)
  async sendPackage(event: PackageSold, context: EventContext): Promise<void> {
    const news = { kind: 'package_sold', subject: `package ${event.packageId}`, about: event.appointmentId };
    await this.tell(news, context, (thing) => packageSold(event, thing));
  }

  @OnEvent(PaymentStatusChangedSchema)
  async followStatus(event: PaymentStatusChanged, context: EventContext): Promise<void> {
    const { appointmentId: about, paymentStatus, clientPaymentStatus } = event;
    const before = await this.bookedThings.findPayment(context.tx, about);
    await this.bookedThings.savePayment(context.tx, { subjectId: about, paymentStatus, clientPaymentStatus });
    if (clientPaymentStatus === 'Pending' && before?.clientPaymentStatus.startsWith('Card needed'))
      await this.tellCardSaved(about, context);
    if (!PAST_DUE.includes(paymentStatus) || PAST_DUE.includes(before?.paymentStatus ?? '')) return;
    const news = {
      kind: 'past_due',
      subject: `past due ${context.eventId}`,
      about,
      holdsWhile: { paymentStatus: PAST_DUE },
      delayMinutes: PAST_DUE_AFTER_MINUTES,
    };
    await this.tell(news, context, (thing) => pastDue(thing, paymentStatus.startsWith('Card needed')));
  }

  /** By booking or later on its page: told once. */
  private async tellCardSaved(about: string, context: EventContext): Promise<void> {
    await this.tell({ kind: 'card_saved', subject: `card ${about}`, about }, context, (thing) =>
      // Charged in the same moment, which its receipt says.
      thing.paymentRequirement === 'charge' ? null : cardSaved(thing),
    );
  }

  private async tell(
    { kind, subject, about, holdsWhile, delayMinutes = 0 }: News,
    { tx, occurredAt }: EventContext,
    words: (thing: BookedThing) => PaymentMail | null,
  ): Promise<void> {
    if (!this.planner.isNews(occurredAt)) return;
    const thing = await this.bookedThings.find(tx, about);
    if (!thing) throw new NotYetError(`Appointment or registration ${about} is not known yet`);
    const said = words(thing);
    if (!said) return;
    const { actionLabel = thing.pageLabel, ...mail } = said;
    const details = [...mail.details, { label: 'For', value: thing.what }, { label: 'When', value: thing.when }];
    const action = { label: actionLabel, url: this.planner.publicUrl + thing.page };
    const sendAt = occurredAt.getTime() + delayMinutes * 60_000;
    const plan = { kind, subject, about, holdsWhile, recipient: thing.email, sendAt };
    await this.planner.mail(tx, plan, { ...mail, practice: thing.practiceName, details, action });
  }
}
