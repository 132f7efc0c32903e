import type { Collection, Journal } from '../journal.js';
import { randomText, UPPER } from '../rest/ids.js';
import type {
  PaypalCapture,
  PaypalDispute,
  PaypalEvent,
  PaypalMerchant,
  PaypalOrder,
  PaypalReferral,
  PaypalRefund,
} from './paypal-types.js';

/** Everything that the stand-in for PayPal remembers. */
export class PaypalState {
  readonly tokens: Collection<{ expiresAt: number }>;
  readonly merchants: Collection<PaypalMerchant>;
  readonly referrals: Collection<PaypalReferral>;
  readonly orders: Collection<PaypalOrder>;
  readonly captures: Collection<PaypalCapture>;
  readonly refunds: Collection<PaypalRefund>;
  readonly disputes: Collection<PaypalDispute>;
  readonly events: Collection<PaypalEvent>;
  private listener: (event: PaypalEvent) => void = () => {};

  constructor(journal: Journal) {
    const collection = <T>(name: string): Collection<T> => journal.collection(`paypal.${name}`);
    this.tokens = collection('tokens');
    this.merchants = collection('merchants');
    this.referrals = collection('referrals');
    this.orders = collection('orders');
    this.captures = collection('captures');
    this.refunds = collection('refunds');
    this.disputes = collection('disputes');
    this.events = collection('events');
  }

  createMerchant(trackingId: string, country = 'US'): PaypalMerchant {
    const merchant: PaypalMerchant = {
      merchant_id: randomText(13, UPPER),
      tracking_id: trackingId,
      country,
      payments_receivable: true,
      primary_email_confirmed: true,
    };
    this.merchants.put(merchant.merchant_id, merchant);
    return merchant;
  }

  /** Keeps a capture, and its copy in the order. */
  saveCapture(capture: PaypalCapture): void {
    const changed = { ...capture, update_time: new Date().toISOString() };
    this.captures.put(capture.id, changed);
    this.mirror(capture.supplementary_data.related_ids.order_id);
  }

  saveRefund(refund: PaypalRefund, orderId: string): void {
    this.refunds.put(refund.id, refund);
    this.mirror(orderId);
  }

  /** Records that something happened; webhooks follow. The resource is copied as it is now. */
  emit(type: string, resourceType: string, resource: object): void {
    const event: PaypalEvent = {
      id: `WH-${randomText(17, UPPER)}-${randomText(17, UPPER)}`,
      event_version: '1.0',
      create_time: new Date().toISOString(),
      resource_type: resourceType,
      resource_version: '2.0',
      event_type: type,
      summary: type.toLowerCase().replaceAll(/[._]/g, ' '),
      resource: structuredClone(resource),
    };
    this.events.put(event.id, event);
    this.listener(event);
  }

  onEvent(listener: (event: PaypalEvent) => void): void {
    this.listener = listener;
  }

  private mirror(orderId: string): void {
    const order = this.orders.get(orderId);
    const unit = order?.purchase_units[0];
    if (!order || !unit) return;
    const captures = this.captures.values().filter((one) => one.supplementary_data.related_ids.order_id === orderId);
    const refunds = this.refunds.values().filter((one) => captures.some(({ id }) => id === one._capture));
    unit.payments = { captures, ...(refunds.length > 0 && { refunds }) };
    this.orders.put(orderId, order);
  }
}
