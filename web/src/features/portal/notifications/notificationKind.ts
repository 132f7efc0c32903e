export type NotificationKind = 'Payment failed' | 'Payment past due' | 'Payment unprocessed';

/** What the inbox calls a payment that needs the practitioner (spec portal-operations §2). */
export function notificationKind(payment: {
  paymentError?: string | null | undefined;
  /** Something was charged or is planned to be. */
  hasTransaction: boolean;
}): NotificationKind {
  if (payment.paymentError) return 'Payment failed';
  return payment.hasTransaction ? 'Payment unprocessed' : 'Payment past due';
}
