import { Injectable } from '@nestjs/common';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';
import { AccountBook } from '../accounts/account-book.js';
import { PaypalConnection } from '../accounts/paypal-connection.js';
import { ChargesService } from '../charges/charges.service.js';
import { isRefund } from '../paypal/paypal-objects.js';
import { PaypalOrder } from '../paypal/paypal-order.entity.js';
import { PaypalRefundEffects } from './paypal-refund-effects.js';
import type { WaitingEvent } from './provider-events.repository.js';

/** PayPal names no account in its events: it is found by our own order or charge. */
@Injectable()
export class PaypalEffects {
  constructor(
    private readonly dataSource: DataSource,
    private readonly charges: ChargesService,
    private readonly refunds: PaypalRefundEffects,
    private readonly book: AccountBook,
    private readonly connection: PaypalConnection,
  ) {}

  async apply({ type, accountId, objectId, parentId }: WaitingEvent): Promise<void> {
    if (type === 'MERCHANT.PARTNER-CONSENT.REVOKED') {
      return this.book.refresh('paypal', accountId ?? objectId, { chargesEnabled: false, detailsSubmitted: true });
    }
    if (type.startsWith('MERCHANT.')) {
      if (parentId && isUuid(parentId)) await this.connection.refresh(parentId);
      return;
    }
    if (!parentId) return;
    if (isRefund(type)) return this.refunds.refresh(parentId);
    if (!type.startsWith('PAYMENT.CAPTURE.')) return;
    const order = await this.dataSource.manager.findOneBy(PaypalOrder, { orderId: parentId });
    if (order) await this.charges.refresh('paypal', order.accountId, objectId);
  }
}
