import type { Call, CallLog } from '../interception/call-log.js';
import type { Fault, Faults } from '../interception/faults.js';
import type { DeliveryOrder, WebhookQueue, WebhookQueueSettings } from '../rest/webhook-queue.js';
import type { SquareDecline } from './square-cards.js';
import { DECLINED } from './square-cards.js';
import type { SquareDisputes } from './square-disputes.js';
import type { SquarePayments } from './square-payments.js';
import type { SquarePayouts } from './square-payouts.js';
import type { SquareRefunds } from './square-refunds.js';
import type { SquareState } from './square-state.js';
import type { SquareDispute, SquareMerchant, SquarePayment, SquareRefund } from './square-types.js';

/** What tests and the control API may do with the stand-in for Square beyond Square's own API. */
export class SquareControl {
  constructor(
    private readonly state: SquareState,
    private readonly webhooks: WebhookQueue,
    private readonly parts: {
      disputes: SquareDisputes;
      payments: SquarePayments;
      payouts: SquarePayouts;
      refunds: SquareRefunds;
    },
    private readonly faults: Faults,
    private readonly log: CallLog,
  ) {}

  /** Orders a fault for the next matching requests, e.g. `{ path: '/square/v2/payments', kind: 'timeout-after-effect' }`. */
  fault(fault: Fault): void {
    this.faults.add(fault);
  }

  /** Requests that arrived. `path` is a beginning such as `/square/v2/refunds`. */
  calls(filter?: { method?: string; path?: string }): Call[] {
    return this.log.list(filter);
  }

  /** The next payments are declined, each once. */
  declineNext(decline: SquareDecline = DECLINED, count = 1): void {
    for (let index = 0; index < count; index += 1) this.parts.payments.declines.push(decline);
  }

  /** Newest first. */
  allPayments(): SquarePayment[] {
    return structuredClone(this.state.payments.values()).reverse();
  }

  /** Newest first. */
  allRefunds(): SquareRefund[] {
    return structuredClone(this.state.refunds.values()).reverse();
  }

  /** The client's bank returns a refund. @returns false for an unknown one */
  failRefund(id: string): boolean {
    return this.parts.refunds.fail(id);
  }

  /** The client disputes a payment. @returns the dispute's id; undefined for an unknown payment */
  openDispute(paymentId: string): string | undefined {
    return this.parts.disputes.open(paymentId)?.id;
  }

  /** The bank decides. @returns false for an unknown dispute */
  closeDispute(id: string, state: 'LOST' | 'WON'): boolean {
    return this.parts.disputes.close(id, state);
  }

  /** Newest first. */
  allDisputes(): SquareDispute[] {
    return structuredClone(this.state.disputes.values()).reverse();
  }

  /** A seller that is ready to be paid, and the code with which the platform gets its token. */
  createMerchant(country = 'US'): { merchant: SquareMerchant; code: string } {
    const merchant = this.state.createMerchant(country);
    const code = `sq0cgp-${merchant.id}`;
    this.state.codes.put(code, { merchantId: merchant.id, used: false });
    return { merchant, code };
  }

  /** A seller takes the platform's access away. */
  revoke(merchantId: string): void {
    this.state.revoke(merchantId);
  }

  /** Sends to a seller's bank what it has got since the last time. */
  payOut(merchantId: string): { id: string; amountCents: number } {
    const { id, amount_money } = this.parts.payouts.payOut(merchantId);
    return { id, amountCents: amount_money.amount };
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
