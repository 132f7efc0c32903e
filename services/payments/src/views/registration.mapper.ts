import type { Appointment, BookableEventRegistration, PaymentStatus } from '../generated/graphql.js';

/** A registration, which scheduling owns, with all that payments knows of it. */
export type RegistrationView = BookableEventRegistration;

/** The labels of registrations (spec portal-operations §3). */
const STATUSES: Readonly<Record<PaymentStatus, string>> = {
  Free: 'free',
  Paid: 'paid',
  Failed: 'failed',
  Upcoming: 'upcoming',
  Pending: 'upcoming',
  Card_needed: 'unpaid',
  Card_needed_past_due: 'unpaid',
  Past_due: 'unpaid',
  Unpaid: 'unpaid',
  Cancelled: 'none',
  Refunded: 'none',
  Disputed: 'paid',
};

/** The money side of a registration: that of an appointment under its own names. */
export function toRegistration(appointment: Appointment): BookableEventRegistration {
  const { id, instantActionToken: token, fullTotal, dueCents, clientPaymentStatus, paymentError } = appointment;
  const { discountCodeRedemptions, giftCardRedemptions, hasPaymentMethod, defaultPaymentMethod } = appointment;
  const { failedRefunds, disputes, writtenOffCents } = appointment;
  return {
    ...{ id, token, fullTotal, dueCents, clientPaymentStatus, discountCodeRedemptions, giftCardRedemptions },
    paymentStatus: STATUSES[appointment.paymentStatus],
    paymentError: paymentError ?? null,
    writtenOffCents,
    discount: discountCodeRedemptions[0] ?? null,
    ...{ hasPaymentMethod, defaultPaymentMethod: defaultPaymentMethod ?? null },
    ...{
      markPaid: appointment.markPaid,
      paidBy: appointment.paidBy ?? null,
      failedRefunds,
      disputes: disputes ?? null,
    },
  };
}
