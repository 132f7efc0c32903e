import { Inject, Injectable } from '@nestjs/common';
import {
  ChargeFailedSchema,
  ChargeSucceededSchema,
  RefundSucceededSchema,
  type ChargeFailed,
  type ChargeSucceeded,
  type RefundSucceeded,
} from '@yarrow/contracts/payments/v1/events_pb';
import type { Appointment } from '@yarrow/contracts/scheduling/v1/events_pb';
import { Clock } from '@yarrow/kit/clock';
import { CONFIG } from '@yarrow/kit/config';
import { NotYetError, OnEvent, type EventContext } from '@yarrow/kit/on-event';
import { AppointmentCopiesRepository } from '../appointment-copies/appointment-copies.repository.js';
import type { NotificationsConfig } from '../config.js';
import { DeliveriesRepository } from '../deliveries/deliveries.repository.js';
import type { MailMessage } from '../templates/message.js';
import { timeForClient } from '../appointment-copies/appointment-times.js';
import { formatAmount } from './money.js';
import { deliveriesOf } from './plan.js';

/** Receipts, refunds and payments that did not go through. */
@Injectable()
export class OnPaymentEvents {
  constructor(
    private readonly appointments: AppointmentCopiesRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: NotificationsConfig,
  ) {}

  @OnEvent(ChargeSucceededSchema)
  async sendReceipt(charge: ChargeSucceeded, context: EventContext): Promise<void> {
    const amount = formatAmount(charge.amountCents, charge.currency);
    const card = charge.cardLast4 ? `${charge.cardBrand} ending in ${charge.cardLast4}` : charge.provider;
    await this.tell(charge.appointmentId, `receipt ${charge.chargeId}`, 'receipt', context, (appointment) => ({
      subject: `Receipt for ${amount} to ${appointment.host?.practiceName}`,
      heading: 'Thank you for your payment',
      paragraphs: [`${appointment.host?.practiceName} received ${amount}.`],
      details: [
        { label: 'Amount', value: amount },
        { label: 'Paid with', value: card },
        { label: 'Receipt', value: charge.chargeId },
      ],
    }));
  }

  @OnEvent(RefundSucceededSchema)
  async sendRefund(refund: RefundSucceeded, context: EventContext): Promise<void> {
    const amount = formatAmount(refund.amountCents, refund.currency);
    await this.tell(refund.appointmentId, `refund ${refund.refundId}`, 'refund', context, (appointment) => ({
      subject: `Refund of ${amount} from ${appointment.host?.practiceName}`,
      heading: 'Your money is on its way back',
      paragraphs: [`${amount} goes back to the card that you paid with. Banks take up to ten days to show it.`],
      details: [{ label: 'Amount', value: amount }],
    }));
  }

  /** While somebody is booking, the page itself says what went wrong. */
  @OnEvent(ChargeFailedSchema)
  async sendFailure(failure: ChargeFailed, context: EventContext): Promise<void> {
    const amount = formatAmount(failure.amountCents, failure.currency);
    await this.tell(failure.appointmentId, `failure ${context.eventId}`, 'payment_failed', context, (appointment) => {
      if (appointment.state === 'awaiting_payment') return null;
      return {
        subject: `Your payment to ${appointment.host?.practiceName} did not go through`,
        heading: failure.authenticationRequired
          ? 'Your bank would like to hear from you'
          : 'Your payment did not go through',
        paragraphs: [failure.message || 'The card was declined.', 'Please open the page of your appointment to pay.'],
        details: [{ label: 'Amount', value: amount }],
      };
    });
  }

  private async tell(
    appointmentId: string,
    subject: string,
    kind: string,
    { tx, occurredAt }: EventContext,
    words: (appointment: Appointment) => Omit<MailMessage, 'preview' | 'action'> | null,
  ): Promise<void> {
    const appointment = await this.appointments.find(tx, appointmentId);
    if (!appointment) throw new NotYetError(`Appointment ${appointmentId} is not known yet`);
    const said = words(appointment);
    if (!said) return;
    const details = [
      ...said.details,
      { label: 'For', value: appointment.lines.map(({ name }) => name).join(', ') },
      { label: 'When', value: timeForClient(appointment) },
    ];
    const action = {
      label: 'See your appointment',
      url: `${this.config.PUBLIC_URL}/m/c/${appointment.instantActionToken}`,
    };
    const message: MailMessage = { ...said, details, action, preview: said.paragraphs[0] ?? said.subject };
    const plan = {
      kind,
      subject,
      recipient: appointment.attendee?.email ?? '',
      channel: 'email' as const,
      message,
      appointment,
      sendAt: occurredAt.getTime(),
    };
    await this.deliveries.plan(tx, deliveriesOf([plan], this.clock.now().getTime()));
  }
}
