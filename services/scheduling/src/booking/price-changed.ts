import { DomainError } from '@yarrow/kit/domain-error';
import { formatMoney } from '@yarrow/kit/values/currency';
import type { SlotHold } from './slot-hold.entity.js';

/** The booking costs another amount than the one that was shown. */
export class PriceChangedError extends DomainError {
  /** @param hold with the prices for the client of the visit */
  constructor(readonly hold: SlotHold) {
    const price = formatMoney(hold.amountCents, hold.currency);
    super('price_changed', `The price for this client is ${price}. Please look at it and confirm again.`, 'client');
  }
}
