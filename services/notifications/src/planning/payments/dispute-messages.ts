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
      `${client} asked for ${amount} back on their ${wayOf(event)}. Your payment provider has withdrawn it from your account until the dispute is decided.`,
      deadline
        ? `Respond at your provider by ${deadline}, or you lose the dispute.`
        : 'Respond at your provider, or you lose the dispute.',
      "You can't refund more of this payment while it's disputed.",
    ],
    details: [
      { label: 'Amount', value: amount },
      ...(event.feeCents > 0 ? [{ label: 'Fee', value: formatAmount(event.feeCents, event.currency) }] : []),
      { label: 'Respond at', value: event.url },
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
    subject: `You ${outcome} the dispute over ${amount} with ${client}`,
    heading: `You ${outcome} the dispute`,
    paragraphs: [
      event.won
        ? `The bank decided in your favor, and ${amount} goes back to your account.`
        : `The bank decided in favor of ${client}, who keeps ${amount}. It's recorded as a refund.`,
    ],
    details: [{ label: 'Amount', value: amount }],
    actionLabel: 'See it in the portal',
  };
}
