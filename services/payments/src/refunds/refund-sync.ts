import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import type { ProviderName } from '../providers/payment-provider.js';
import { PaymentProviders } from '../providers/payment-providers.js';
import { ForeignRefunds } from './foreign-refunds.js';
import { RefundOutcomes } from './refund-outcomes.js';

/** Asks the provider for all refunds of a payment and takes over what is new. */
@Injectable()
export class RefundSync {
  constructor(
    private readonly providers: PaymentProviders,
    private readonly outcomes: RefundOutcomes,
    private readonly foreign: ForeignRefunds,
    private readonly clock: Clock,
  ) {}

  async refresh(provider: ProviderName, accountId: string, paymentId: string): Promise<void> {
    for (const refund of await this.providers.of(provider).listRefunds(accountId, paymentId)) {
      const ours = await this.outcomes.recordReported(accountId, refund);
      if (!ours) await this.foreign.record(accountId, refund, this.clock.now());
    }
  }
}
