import { Injectable } from '@nestjs/common';
import { StripeConnectionService } from '../accounts/stripe-connection.service.js';
import { CardCompletionService } from '../cards/card-completion.service.js';
import { ChargesService } from '../charges/charges.service.js';
import { RefundsService } from '../refunds/refunds.service.js';
import type { WaitingEvent } from './provider-events.repository.js';

@Injectable()
export class StripeWebhooksService {
  constructor(
    private readonly charges: ChargesService,
    private readonly refunds: RefundsService,
    private readonly completion: CardCompletionService,
    private readonly accounts: StripeConnectionService,
  ) {}

  async apply({ type, accountId, objectId, parentId }: WaitingEvent): Promise<void> {
    if (type === 'account.updated') return this.accounts.refresh(objectId);
    // All that we make lies on practices' accounts.
    if (!accountId) return;
    if (type.startsWith('payment_intent.')) return this.charges.refresh('stripe', accountId, objectId);
    if (type.startsWith('setup_intent.')) return this.completion.completeKnown(accountId, objectId);
    const aboutRefunds = type.startsWith('charge.refund') || type.startsWith('refund.');
    if (aboutRefunds && parentId) await this.refunds.refresh('stripe', accountId, parentId);
  }
}
