import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { DisputeClosed, DisputeOpened } from '@yarrow/contracts/payments/v1/events_pb';
import { formatDateLong } from '@yarrow/time/format';
import type { Booking } from '../../projection/booking.js';
import { formatAmount } from '../money.js';
import { type PaymentMail, wayOf } from './payment-messages.js';

/** To the practice: it has to answer at its provider. */
export function disputeOpened(event: DisputeOpened, { clientName }: Booking): PaymentMail {
  const amount = formatAmount(event.amountCents, event.currency);
  const client = clientName || 'A client';
  const deadline = event.respondBy && formatDateLong(timestampDate(event.respondBy).getTime(), 'UTC');
  return {
    subject: `${client} disputes a payment of ${amount}`,
    heading: 'A payment is disputed',
    paragraphs: [
      `${wayOf(event)} of ${client} asked for ${amount} back, and your payment provider has withdrawn it from your account until the dispute is decided.`,
      deadline
        ? `Please answer at your provider by ${deadline}. Without an answer the dispute is lost.`
        : 'Please answer at your provider. Without an answer the dispute is lost.',
      'Nothing else of this payment can be refunded while it is disputed.',
    ],
    details: [
      { label: 'Amount', value: amount },
      ...(event.feeCents > 0 ? [{ label: 'Fee', value: formatAmount(event.feeCents, event.currency) }] : []),
      { label: 'Answer at', value: event.url },
    ],
    actionLabel: 'See it in the portal',
  };
}

/** To the practice. */
export function disputeClosed(event: DisputeClosed, { clientName }: Booking): PaymentMail {
  const amount = formatAmount(event.amountCents, event.currency);
  const client = clientName || 'a client';
  const outcome = event.won ? 'won' : 'lost';
  return {
    subject: `You ${outcome} the dispute of ${amount} with ${client}`,
    heading: `The dispute is ${outcome}`,
    paragraphs: [
      event.won
        ? `The bank decided for you, and ${amount} goes back to your account.`
        : `The bank decided for ${client}, who keeps ${amount}. It is recorded as a refund.`,
    ],
    details: [{ label: 'Amount', value: amount }],
    actionLabel: 'See it in the portal',
  };
}
