import { invalid, type CheckedField } from '../domain-error.js';
import { foldVariants } from './normal-text.js';

/** Words with which mail in the name of a practice would look like mail of the platform or of a payment service. */
const RESERVED: readonly string[] = [
  ...['billing', 'invoice', 'invoices', 'payment', 'payments', 'paypal', 'refund', 'refunds', 'security'],
  ...['venmo', 'verification', 'yarrow'],
];

/**
 * Refuses names that stand in front of mail to strangers, such as `Yarrow Refunds`.
 * @throws DomainError `invalid_<field>`
 */
export function requireUnreserved(name: string, field: CheckedField, label: string): void {
  const words = foldVariants(name).flatMap((folded) => folded.split(' '));
  const reserved = RESERVED.find((word) => words.includes(word));
  if (reserved)
    throw invalid(field, `${label} cannot have “${reserved}” in it: clients would take it for another sender.`);
}
