import { Injectable } from '@nestjs/common';
import { AccountsService } from '../accounts/accounts.service.js';
import { ChargeOutcomesService } from '../charges/charge-outcomes.service.js';
import { PayoutsService } from '../payouts/payouts.service.js';
import { RefundsService } from '../refunds/refunds.service.js';
import type { WaitingEvent } from './provider-events.repository.js';

@Injectable()
export class SquareWebhooksService {
  constructor(
    private readonly charges: ChargeOutcomesService,
    private readonly refunds: RefundsService,
    private readonly accounts: AccountsService,
    private readonly payouts: PayoutsService,
  ) {}

  async apply({ type, accountId, objectId, parentId }: WaitingEvent): Promise<void> {
    if (!accountId) return;
    if (type === 'oauth.authorization.revoked') {
      return this.accounts.loseAccess('square', accountId, 'access_revoked');
    }
    if (type.startsWith('payment.')) return this.charges.refresh('square', accountId, objectId);
    if (type.startsWith('payout.')) return this.payouts.refresh('square', accountId, objectId);
    if (!type.startsWith('refund.') || !parentId) return;
    // Its payment may not be known yet.
    await this.charges.refresh('square', accountId, parentId);
    await this.refunds.refresh('square', accountId, parentId);
  }
}
