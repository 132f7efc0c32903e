import { CardRefusal } from './cardProvider.js';

/** Of Square's Web Payments, where a card could not become a token. */
export interface TokenError {
  type?: string;
  message?: string;
  field?: string;
}

const FIELDS: Readonly<Record<string, CardRefusal['field']>> = {
  cardNumber: 'number',
  expirationDate: 'expiry',
  cvv: 'code',
  postalCode: 'postalCode',
};

/**
 * The tokenization's errors: serialized for the toast (spec client §8), in words at the field that the first is about.
 */
export function refusalOfTokenization(errors: readonly TokenError[]): CardRefusal {
  if (errors.length === 0) return new CardRefusal('An error occurred');
  const message = errors.flatMap(({ message }) => message ?? []).join(' ');
  return new CardRefusal(JSON.stringify(errors), FIELDS[errors[0]?.field ?? ''], message || 'An error occurred');
}
