import type { Fault, Faults } from '../interception/faults.js';
import type { Call, CallLog } from '../interception/call-log.js';
import type { Accounts } from './accounts.js';
import type { Disputes } from './disputes.js';
import type { Payouts } from './payouts.js';
import type { Refunds } from './refunds.js';
import { withoutInternals, type StripeState } from './stripe-state.js';
import type { Account, StripeEvent, StripeObject } from './stripe-types.js';
import type { DeliveryOrder } from '../rest/webhook-queue.js';
import type { Webhooks, WebhookSettings } from './webhooks.js';

/** What tests and the control API may do with the stand-in for Stripe beyond Stripe's own API. */
export class StripeControl {
  constructor(
    private readonly state: StripeState,
    private readonly parts: {
      webhooks: Webhooks;
      accounts: Accounts;
      disputes: Disputes;
      payouts: Payouts;
      refunds: Refunds;
    },
    private readonly faults: Faults,
    private readonly log: CallLog,
  ) {}

  /** Orders a fault for the next matching requests, e.g. `{ path: '/v1/payment_intents', kind: 'timeout-after-effect' }`. */
  fault(fault: Fault): void {
    this.faults.add(fault);
  }

  /** No fault that was ordered, of whichever provider, happens any more. */
  clearFaults(): void {
    this.faults.clear();
  }

  /** Requests that arrived. `path` is a beginning such as `/stripe/v1/refunds`. */
  calls(filter?: { method?: string; path?: string }): Call[] {
    return this.log.list(filter);
  }

  /** All objects of a kind (`charge`, `payment_intent`, …) over all accounts, newest first. */
  objects<T extends StripeObject>(object: string): T[] {
    return withoutInternals(this.state.table<StripeObject>(object).list()) as T[];
  }

  configureWebhooks(settings: Partial<WebhookSettings>): void {
    Object.assign(this.parts.webhooks.settings, settings);
  }

  pauseWebhooks(): void {
    this.parts.webhooks.pause();
  }

  /** Resolves when each held event has been sent once per copy, whatever the receiver answered. */
  resumeWebhooks(options?: { order?: DeliveryOrder; copies?: number }): Promise<void> {
    return this.parts.webhooks.resume(options);
  }

  /** @returns false for an unknown event */
  resendEvent(id: string): boolean {
    const event = this.state
      .table<StripeEvent>('event')
      .list()
      .find((candidate) => candidate.id === id);
    if (event) this.parts.webhooks.resend(event);
    return event !== undefined;
  }

  get unsentWebhooks(): number {
    return this.parts.webhooks.unsent;
  }

  createOnboardedAccount(init: { id?: string; country?: string; email?: string } = {}): Account {
    return withoutInternals(this.parts.accounts.createOnboarded(init));
  }

  /** @throws StripeProblem for an unknown account */
  completeOnboarding(accountId: string): Account {
    return withoutInternals(this.parts.accounts.completeOnboarding(accountId));
  }

  /** @throws StripeProblem for an unknown account */
  deauthorize(accountId: string): void {
    this.parts.accounts.deauthorize(accountId);
  }

  /** The client's bank returns a refund. @throws StripeProblem for an unknown one */
  failRefund(id: string): void {
    this.parts.refunds.fail(id);
  }

  /** The client disputes a charge. @returns the dispute's id @throws StripeProblem for an unknown charge */
  openDispute(chargeId: string, options: { reason?: string } = {}): string {
    return this.parts.disputes.open(chargeId, options).id;
  }

  /** The practice has answered. @throws StripeProblem for an unknown dispute */
  submitEvidence(disputeId: string): void {
    this.parts.disputes.submitEvidence(disputeId);
  }

  /** The bank decides. @throws StripeProblem for an unknown dispute */
  closeDispute(disputeId: string, status: 'lost' | 'won'): void {
    this.parts.disputes.close(disputeId, status);
  }

  /** Newest first. */
  allDisputes() {
    return structuredClone(this.parts.disputes.all());
  }

  /** Sends all that an account has to its bank. @param options a correction that Stripe makes on its own account, cents */
  payOut(accountId: string, options: { correctionCents?: number } = {}): { id: string; amount: number } {
    return withoutInternals(this.parts.payouts.payOut(accountId, options));
  }
}
