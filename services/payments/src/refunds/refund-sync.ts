import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { StripeGateway } from '../stripe/stripe-gateway.js';
import { ForeignRefunds } from './foreign-refunds.js';
import { RefundOutcomes } from './refund-outcomes.js';

/** Asks the provider for all refunds of a payment and takes over what is new. */
@Injectable()
export class RefundSync {
  constructor(
    private readonly gateway: StripeGateway,
    private readonly outcomes: RefundOutcomes,
    private readonly foreign: ForeignRefunds,
    private readonly clock: Clock,
  ) {}

  async refresh(accountId: string, paymentId: string): Promise<void> {
    for (const refund of await this.gateway.listRefunds(accountId, paymentId)) {
      const ours = await this.outcomes.recordTold(accountId, refund);
      if (!ours) await this.foreign.record(accountId, refund, this.clock.now());
    }
  }
}
