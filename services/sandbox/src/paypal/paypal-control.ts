import type { Call, CallLog } from '../interception/call-log.js';
import type { Fault, Faults } from '../interception/faults.js';
import type { DeliveryOrder, WebhookQueue, WebhookQueueSettings } from '../rest/webhook-queue.js';
import type { PaypalCaptures } from './paypal-captures.js';
import type { PaypalDisputes } from './paypal-disputes.js';
import type { PaypalOrders } from './paypal-orders.js';
import type { PaypalState } from './paypal-state.js';
import type { PaypalCapture, PaypalDispute, PaypalMerchant, PaypalOrder, PaypalRefund } from './paypal-types.js';

type SellerFacts = Partial<Pick<PaypalMerchant, 'payments_receivable' | 'primary_email_confirmed'>>;

/** What tests and the control API may do with the stand-in for PayPal beyond PayPal's own API. */
export class PaypalControl {
  constructor(
    private readonly state: PaypalState,
    private readonly webhooks: WebhookQueue,
    private readonly parts: { orders: PaypalOrders; captures: PaypalCaptures; disputes: PaypalDisputes },
    private readonly faults: Faults,
    private readonly log: CallLog,
  ) {}

  /** Orders a fault for the next matching requests. A star in the path stands for anything, such as an order's id. */
  fault(fault: Fault): void {
    this.faults.add(fault);
  }

  /** Requests that arrived. `path` is a beginning such as `/paypal/v2/checkout`. */
  calls(filter?: { method?: string; path?: string }): Call[] {
    return this.log.list(filter);
  }

  /** What the buyer decides on the page. @throws JsonProblem for an unknown order */
  decide(orderId: string, decision: 'approve' | 'approve-declined' | 'cancel' = 'approve'): PaypalOrder {
    return structuredClone(this.parts.orders.decide(orderId, decision));
  }

  /** The next capture is declined, or waits for a review. */
  nextCapture(outcome: 'decline' | 'pend'): void {
    this.parts.orders.nextCaptures.push(outcome);
  }

  finishCapture(id: string, status: 'COMPLETED' | 'DECLINED' = 'COMPLETED'): void {
    this.parts.orders.finishCapture(id, status);
  }

  /** The next refund is pending. */
  nextRefundPends(): void {
    this.parts.captures.pendNext += 1;
  }

  /** @returns false for an unknown one */
  finishRefund(id: string, status: 'COMPLETED' | 'FAILED'): boolean {
    return this.parts.captures.finishRefund(id, status);
  }

  /** The buyer disputes a capture. @returns the dispute's id; undefined for an unknown capture */
  openDispute(captureId: string): string | undefined {
    return this.parts.disputes.open(captureId)?.dispute_id;
  }

  /** PayPal decides. @returns false for an unknown dispute */
  closeDispute(id: string, favour: 'BUYER' | 'SELLER'): boolean {
    return this.parts.disputes.close(id, favour);
  }

  /** Newest first. */
  allDisputes(): PaypalDispute[] {
    return structuredClone(this.state.disputes.values()).reverse();
  }

  /** Newest first. */
  allOrders(): PaypalOrder[] {
    return structuredClone(this.state.orders.values()).reverse();
  }

  /** Newest first. */
  allCaptures(): PaypalCapture[] {
    return structuredClone(this.state.captures.values()).reverse();
  }

  /** Newest first. */
  allRefunds(): PaypalRefund[] {
    return structuredClone(this.state.refunds.values()).reverse();
  }

  /** A seller that is ready to be paid. */
  createMerchant(trackingId: string, country?: string): PaypalMerchant {
    return this.state.createMerchant(trackingId, country);
  }

  /** What becomes of a seller's account. @returns false for an unknown one */
  changeMerchant(trackingId: string, facts: SellerFacts): boolean {
    const found = this.state.merchants.values().find(({ tracking_id }) => tracking_id === trackingId);
    if (found) this.state.merchants.put(found.merchant_id, { ...found, ...facts });
    return found !== undefined;
  }

  configureWebhooks(settings: Partial<WebhookQueueSettings>): void {
    Object.assign(this.webhooks.settings, settings);
  }

  pauseWebhooks(): void {
    this.webhooks.pause();
  }

  /** Resolves when each held event has been sent once per copy, whatever the receiver answered. */
  resumeWebhooks(options?: { order?: DeliveryOrder; copies?: number }): Promise<void> {
    return this.webhooks.resume(options);
  }

  get unsentWebhooks(): number {
    return this.webhooks.unsent;
  }
}
