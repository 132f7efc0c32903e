import type {
  BookingPaymentSecured,
  ChargeFailed,
  ChargeSucceeded,
  GiftCardRestored,
  InvoiceSent,
  PackageSold,
  RefundFailed,
  RefundSucceeded,
  Redemption,
} from '@yarrow/contracts/payments/v1/events_pb';
import type { MailText } from '../../deliveries/planned-message.js';
import type { Booking } from '../../projection/booking.js';
import { formatMoney } from '@yarrow/kit/values/currency';
import { formatAmount } from '../money.js';

/** A mail about a payment; what was booked, when, and the link to its page are added to all of them. */
export type PaymentMail = Omit<MailText, 'practice' | 'action'> & { actionLabel?: string };

const PROVIDERS: Readonly<Record<string, string>> = { paypal: 'PayPal', venmo: 'Venmo' };

export function receipt(charge: ChargeSucceeded, { practiceName }: Booking): PaymentMail {
  const amount = formatAmount(charge.amountCents, charge.currency);
  const { subject, heading, paragraph } = receiptText(charge, amount, practiceName);
  return {
    subject,
    heading,
    paragraphs: [paragraph],
    details: [
      ...redeemed(charge.redemptions, charge.currency),
      { label: 'Amount', value: amount },
      { label: 'Paid with', value: meansOf(charge) },
      { label: 'Receipt', value: charge.chargeId },
    ],
  };
}

function receiptText({ purpose, noShow }: ChargeSucceeded, amount: string, practice: string) {
  if (purpose === 'tip')
    return {
      subject: `Thank you for your tip of ${amount} to ${practice}`,
      heading: 'Thank you for your tip',
      paragraph: `Your tip of ${amount} goes to ${practice}.`,
    };
  if (noShow)
    return {
      subject: `No-show fee of ${amount} to ${practice}`,
      heading: 'A no-show fee was charged',
      paragraph: `You missed your visit. Under the terms of your booking, ${practice} charged ${amount}.`,
    };
  if (purpose === 'cancellation_fee')
    return {
      subject: `Cancellation fee of ${amount} to ${practice}`,
      heading: 'A cancellation fee was charged',
      paragraph: `Under the cancellation terms of your booking, ${practice} charged ${amount}.`,
    };
  return {
    subject: `Receipt for ${amount} to ${practice}`,
    heading: 'Thank you for your payment',
    paragraph: `${practice} received ${amount}.`,
  };
}

function meansOf({ cardLast4, cardBrand, provider }: ChargeSucceeded): string {
  if (cardLast4) return `${cardBrand} ending in ${cardLast4}`;
  return PROVIDERS[provider] ?? 'Card';
}

/** A coupon or gift card leaves nothing to pay. */
export function covered({ redemptions }: BookingPaymentSecured, booking: Booking, currency: string): PaymentMail {
  return {
    subject: `Nothing left to pay at ${booking.practiceName}`,
    heading: 'All paid',
    paragraphs: [`Your code covers the whole price. You owe ${booking.practiceName} nothing for this booking.`],
    details: redeemed(redemptions, currency),
  };
}

export function cardSaved({ practiceName }: Booking): PaymentMail {
  return {
    subject: `Your card is saved with ${practiceName}`,
    heading: 'Your card is saved',
    paragraphs: ['Nothing has been charged yet. Your card will be charged the day of the appointment.'],
    details: [],
  };
}

export function refund(event: RefundSucceeded, { practiceName }: Booking): PaymentMail {
  const amount = formatAmount(event.amountCents, event.currency);
  const why: Readonly<Record<string, string>> = {
    cancelled: 'The booking was cancelled. ',
    declined: 'The request was declined. ',
    expired: "The booking wasn't completed in time. ",
  };
  return {
    subject: `Refund of ${amount} from ${practiceName}`,
    heading: 'Your money is on its way back',
    paragraphs: [
      `${why[event.reason] ?? ''}${amount} goes back to your original payment method. Banks take up to ten days to show it.`,
    ],
    details: [{ label: 'Amount', value: amount }],
  };
}

export function giftCardRestored(event: GiftCardRestored, { practiceName }: Booking): PaymentMail {
  const amount = formatAmount(event.amountCents, event.currency);
  return {
    subject: `${amount} was refunded to your gift card from ${practiceName}`,
    heading: 'Your gift card has been refunded',
    paragraphs: ['You can use it for another visit, with the same code.'],
    details: [
      { label: 'Gift card', value: event.label },
      { label: 'Refunded', value: amount },
      { label: 'New balance', value: formatAmount(event.balanceCents, event.currency) },
    ],
  };
}

/** The client's bank returned it: the practice owes it to the client. */
export function refundFailed(event: RefundFailed, { practiceName }: Booking): PaymentMail {
  const amount = formatAmount(event.amountCents, event.currency);
  return {
    subject: `Your refund of ${amount} from ${practiceName} didn't reach you`,
    heading: "Your refund didn't reach you",
    paragraphs: [
      `Your ${wayOf(event)} returned the refund of ${amount}, which happens when a card or account has been closed or replaced.`,
      `${practiceName} knows about it and will pay you back in another way. Please let them know which way you prefer.`,
    ],
    details: [{ label: 'Amount', value: amount }],
  };
}

export function refundFailedForPractice(event: RefundFailed, { clientName }: Booking): PaymentMail {
  const amount = formatAmount(event.amountCents, event.currency);
  const client = clientName || 'a client';
  return {
    subject: `A refund of ${amount} to ${client} didn't arrive`,
    heading: "A refund didn't arrive",
    paragraphs: [
      `${clientName ? `${clientName}'s` : "The client's"} ${wayOf(event)} didn't accept the refund, and the money is back in your account. You owe it to them.`,
      "Pay it back in another way and record that on the appointment, or try again once they have spoken to their bank. The refund isn't sent again automatically.",
    ],
    details: [{ label: 'Amount', value: amount }],
    actionLabel: 'See it in the portal',
  };
}

/** The card or wallet that was charged. */
export function wayOf({ cardBrand, cardLast4 }: Pick<RefundFailed, 'cardBrand' | 'cardLast4'>): string {
  if (cardLast4) return `card ending in ${cardLast4}`;
  return `${PROVIDERS[cardBrand] ?? 'bank'} account`;
}

export function failure(event: ChargeFailed, { practiceName }: Booking): PaymentMail {
  const amount = formatAmount(event.amountCents, event.currency);
  if (event.authenticationRequired)
    return {
      subject: `Please confirm your payment to ${practiceName}`,
      heading: 'Your bank would like to hear from you',
      paragraphs: ['Your bank asks you to confirm this payment. Open the page to finish it; it takes a minute.'],
      details: [{ label: 'Amount', value: amount }],
      actionLabel: 'Confirm the payment',
    };
  return {
    subject: `Your payment to ${practiceName} didn't go through`,
    heading: "Your payment didn't go through",
    paragraphs: [event.message || 'The card was declined.', 'Please open the page to pay with this card or another.'],
    details: [{ label: 'Amount', value: amount }],
    actionLabel: 'Pay now',
  };
}

/** To the practice, which would learn of it only in the portal. */
export function failureForPractice(event: ChargeFailed, { clientName }: Booking): PaymentMail {
  const client = clientName || 'A client';
  return {
    subject: `${client}'s payment didn't go through`,
    heading: "A payment didn't go through",
    paragraphs: [
      event.authenticationRequired
        ? `${client}'s bank asks them to confirm this payment. We've let them know.`
        : `${event.message || 'The card was declined.'} We've asked ${client} to pay on their booking page.`,
      'In the portal you can try again, or mark it as paid if you were paid another way.',
    ],
    details: [{ label: 'Amount', value: formatAmount(event.amountCents, event.currency) }],
    actionLabel: 'See it in the portal',
  };
}

export function pastDue({ practiceName }: Booking, cardMissing: boolean): PaymentMail {
  return {
    subject: `Payment past due to ${practiceName}`,
    heading: 'A payment is past due',
    paragraphs: [
      cardMissing
        ? `${practiceName} has no card on file to charge for this visit. Please pay on its page.`
        : `${practiceName} hasn't received the payment for this visit. Please pay on its page.`,
    ],
    details: [],
    actionLabel: 'Pay now',
  };
}

export function pastDueText({ practiceName, what }: Booking, page: string): string {
  return `${practiceName}: the payment for ${what} hasn't arrived. Pay here: ${page}`;
}

export function invoiceMail(invoice: InvoiceSent, { practiceName, what, when }: Booking): PaymentMail {
  const { number, amountCents, dueCents, currency } = invoice;
  const due = dueCents > 0;
  const amount = formatMoney(dueCents, currency);
  return {
    subject: `Invoice ${number} from ${practiceName}${due ? `: ${amount} due` : ''}`,
    heading: `Invoice ${number}`,
    paragraphs: [
      due
        ? `${practiceName} has sent you an invoice. You can pay it on the page of your booking.`
        : `${practiceName} has sent you an invoice. Nothing is due.`,
    ],
    details: [
      { label: 'Total', value: formatMoney(amountCents, currency) },
      { label: 'Amount due', value: amount },
      { label: 'For', value: what },
      { label: 'When', value: when },
    ],
    ...(due && { actionLabel: 'Pay now' }),
  };
}

export function invoiceText({ number, dueCents, currency }: InvoiceSent, booking: Booking, page: string): string {
  const { practiceName, what } = booking;
  if (dueCents <= 0) return `${practiceName}: your invoice ${number} for ${what}. Nothing is due. ${page}`;
  return `${practiceName}: invoice ${number} for ${what}, ${formatMoney(dueCents, currency)} due. Pay here: ${page}`;
}

export function packageSold(event: PackageSold, { practiceName }: Booking): PaymentMail {
  const { name, numberOfSessions: sessions, amountCents, currency } = event;
  const left = sessions - 1;
  return {
    subject: `Your package from ${practiceName}: ${name}`,
    heading: `${sessions} sessions are yours`,
    paragraphs: [
      `This visit uses the first session; ${left === 1 ? 'one is' : `${left} are`} left.`,
      'Book the next ones whenever you like at no extra cost.',
    ],
    details: [
      { label: 'Package', value: `${name}, ${sessions} sessions` },
      { label: 'Price', value: formatAmount(amountCents, currency) },
    ],
  };
}

function redeemed(redemptions: readonly Redemption[], currency: string) {
  return redemptions.map(({ code, kind, amountCents }) => ({
    label: kind === 'gift_card' ? 'Gift card' : 'Coupon',
    value: `${code}: −${formatAmount(amountCents, currency)}`,
  }));
}
