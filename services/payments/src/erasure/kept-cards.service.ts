import { Injectable, Logger } from '@nestjs/common';
import { ProviderRefusedError } from '../providers/provider-errors.js';
import { SquareAdapter } from '../square/square.adapter.js';
import { StripeAdapter } from '../stripe/stripe.adapter.js';
import type { KeptCustomer } from './payers.repository.js';

/** Deletes customers at providers, and with them the cards that providers keep for us. */
@Injectable()
export class KeptCardsService {
  private readonly logger = new Logger(KeptCardsService.name);

  constructor(
    private readonly stripe: StripeAdapter,
    private readonly square: SquareAdapter,
  ) {}

  /**
   * A refusal ends it: the customer is gone already, or the practice has taken its account away from us, and with it what
   * it keeps there.
   * @throws UnknownOutcomeError where the provider does not answer
   */
  async delete(customer: KeptCustomer): Promise<void> {
    try {
      await this.deleteAt(customer);
    } catch (error) {
      if (!(error instanceof ProviderRefusedError)) throw error;
      this.logger.warn(`customer ${customer.customerId} could not be deleted: ${error.detail}`);
    }
  }

  private async deleteAt({ provider, accountId, customerId, cardIds }: KeptCustomer): Promise<void> {
    if (provider === 'stripe') return this.stripe.deleteCustomer(accountId, customerId);
    if (provider === 'square') return this.square.deleteCustomer(accountId, customerId, cardIds);
  }
}
