import { Injectable } from '@nestjs/common';
import { isUuid } from '@yarrow/kit/ids';
import { AccountsService } from '../accounts/accounts.service.js';
import { PaypalConnectionService } from '../accounts/paypal-connection.service.js';
import { ChargeOutcomesService } from '../charges/charge-outcomes.service.js';
import { PaypalOrdersRepository } from '../paypal-payments/paypal-orders.repository.js';
import { isRefund } from '../paypal/paypal-objects.js';
import { RefundsService } from '../refunds/refunds.service.js';
import type { WaitingEvent } from './provider-events.repository.js';

/** Where PayPal names no account in an event, it is found by our own order or charge. */
@Injectable()
export class PaypalWebhooksService {
  constructor(
    private readonly charges: ChargeOutcomesService,
    private readonly refunds: RefundsService,
    private readonly orders: PaypalOrdersRepository,
    private readonly accounts: AccountsService,
    private readonly connection: PaypalConnectionService,
  ) {}

  async apply({ type, accountId, objectId, parentId, occurredAt }: WaitingEvent): Promise<void> {
    if (type === 'MERCHANT.PARTNER-CONSENT.REVOKED') {
      return this.accounts.loseAccess('paypal', accountId ?? objectId, 'access_revoked');
    }
    if (type.startsWith('MERCHANT.')) {
      // Only its own onboarding connects an account: other news of one that the practice took off does not bring it back.
      const onboarded = type === 'MERCHANT.ONBOARDING.COMPLETED';
      if (parentId && isUuid(parentId)) await this.connection.follow(parentId, { onboarded, occurredAt });
      return;
    }
    if (!parentId) return;
    if (isRefund(type)) {
      // Its payment may not be known yet.
      if (accountId) await this.charges.refresh('paypal', accountId, parentId);
      return this.refunds.refreshByCharge('paypal', parentId);
    }
    if (!type.startsWith('PAYMENT.CAPTURE.')) return;
    const accountOfOrder = await this.orders.findAccount(parentId);
    if (accountOfOrder) await this.charges.refresh('paypal', accountOfOrder, objectId);
  }
}
