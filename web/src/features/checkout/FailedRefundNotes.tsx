import { formatMoney } from '../../lib/money.js';

export interface FailedRefundNotesProps {
  refunds: readonly { id: string; amountCents: number }[];
  /** ISO 4217. */
  currency: string;
  /** First name. */
  practitioner: string;
  className: string | undefined;
}

/** Refunds that are still owed to the client, a paragraph each. */
export function FailedRefundNotes({ refunds, currency, practitioner, className }: FailedRefundNotesProps) {
  return refunds.map(({ id, amountCents }) => (
    <p key={id} className={className}>
      Your refund of {formatMoney(amountCents, currency)} didn't reach you: your card or wallet returned it.{' '}
      {practitioner} knows and will pay you back another way.
    </p>
  ));
}
