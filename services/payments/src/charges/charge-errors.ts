import type { UserError } from '../generated/graphql.js';
import type { ChargeResult } from './charge-result.js';

/** What keeps a charge from being a success, as the caller may read it; empty when it is one. */
export function chargeErrors(result: ChargeResult | null): UserError[] {
  switch (result?.kind) {
    case 'failed':
    case 'awaiting_client':
      return [{ ...result.problem, field: 'card' }];
    case 'closed':
      return [{ ...result.problem, field: null }];
    case 'no_card':
      return [{ code: 'card_needed', message: 'Please add a credit card first.', field: 'card' }];
    case 'unknown': {
      const message = 'The bank has not answered yet. We keep asking, and you will not be charged twice.';
      return [{ code: 'payment_unknown', message, field: null }];
    }
    default:
      return [];
  }
}
