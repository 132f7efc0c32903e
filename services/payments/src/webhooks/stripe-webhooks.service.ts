import { Injectable } from '@nestjs/common';
import { CardCompletionService } from '../cards/card-completion.service.js';
import { ChargeOutcomesService } from '../charges/charge-outcomes.service.js';
import { PayoutsService } from '../payouts/payouts.service.js';
import { RefundsService } from '../refunds/refunds.service.js';
import type { WaitingEvent } from './provider-events.repository.js';
import { isAboutAccounts, StripeAccountWebhooksService } from './stripe-account-webhooks.service.js';

@Injectable()
export class StripeWebhooksService {
  constructor(
    private readonly charges: ChargeOutcomesService,
    private readonly refunds: RefundsService,
    private readonly completion: CardCompletionService,
    private readonly accounts: StripeAccountWebhooksService,
    private readonly payouts: PayoutsService,
  ) {}

  async apply(event: WaitingEvent): Promise<void> {
    const { type, accountId, objectId, parentId } = event;
    if (isAboutAccounts(type)) return this.accounts.apply(event);
    // All that we make lies on practices' accounts.
    if (!accountId) return;
    if (type.startsWith('payment_intent.')) return this.charges.refresh('stripe', accountId, objectId);
    if (type.startsWith('payout.')) return this.payouts.refresh('stripe', accountId, objectId);
    if (type.startsWith('setup_intent.')) return this.completion.completeKnown(accountId, objectId);
    const aboutRefunds = type.startsWith('charge.refund') || type.startsWith('refund.');
    if (!aboutRefunds || !parentId) return;
    // Its payment may not be known yet.
    await this.charges.refresh('stripe', accountId, parentId);
    await this.refunds.refresh('stripe', accountId, parentId);
  }
}
