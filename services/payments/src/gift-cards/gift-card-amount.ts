import { DomainError } from '@yarrow/kit/domain-error';

const MIN_CENTS = 100;
const MAX_CENTS = 1_000_000;

/** @throws DomainError `invalid_amount` */
export function requireGiftCardAmount(amountCents: number): void {
  if (amountCents <= 0) throw new DomainError('invalid_amount', 'Amount must be a positive number', 'amountCents');
  if (amountCents < MIN_CENTS || amountCents > MAX_CENTS) {
    throw new DomainError('invalid_amount', 'A gift card holds at least $1 and at most $10,000.', 'amountCents');
  }
}
