import { Injectable, Logger } from '@nestjs/common';
import type { Attempt } from '../attempts/attempt.entity.js';
import { PaymentProviders } from '../providers/payment-providers.js';
import { ProviderRefusedError, UnknownOutcomeError } from '../providers/provider-errors.js';
import { RefundOrders, refundOrderOf } from './refund-orders.js';
import { RefundOutcomes } from './refund-outcomes.js';
import { RefundSync } from './refund-sync.js';

/**
 * Sends refunds, with the rigour of charges: the attempt is committed before the call, and one whose answer is missing
 * is brought to its end by asking.
 */
@Injectable()
export class Refunding {
  private readonly logger = new Logger(Refunding.name);

  constructor(
    private readonly providers: PaymentProviders,
    private readonly orders: RefundOrders,
    private readonly outcomes: RefundOutcomes,
    private readonly sync: RefundSync,
  ) {}

  /** Sends a planned refund; one that is being sent, or was, is left alone. */
  async send(refundId: string): Promise<void> {
    const attempt = await this.orders.place(refundId);
    if (attempt) await this.call(attempt, true);
  }

  /** Brings an attempt whose answer is missing to its end. */
  async resolve(attempt: Attempt): Promise<void> {
    await this.orders.markAsked(attempt);
    const found = (await this.list(attempt)).find((refund) => refund.refundId === attempt.subjectId);
    if (found) return this.outcomes.record(attempt.id, found);
    await this.call(attempt, false);
  }

  private async call(attempt: Attempt, askAgain: boolean): Promise<void> {
    const { accountId, idempotencyKey } = attempt;
    try {
      const provider = this.providers.of(attempt.provider);
      const made = await provider.refund(refundOrderOf(attempt), { accountId, idempotencyKey });
      await this.outcomes.record(attempt.id, made);
    } catch (error) {
      if (error instanceof ProviderRefusedError) {
        this.logger.warn(`refund attempt ${attempt.id} was refused: ${error.detail}`);
        // It may be refused because it was made in the provider's dashboard already.
        await this.sync.refresh(attempt.provider, accountId!, refundOrderOf(attempt).paymentId);
        return this.outcomes.refuse(attempt.id, error);
      }
      await this.orders.markUnknown(attempt);
      if (!(error instanceof UnknownOutcomeError)) throw error;
      this.logger.warn(`refund attempt ${attempt.id} has no answer: ${error.detail}`);
      if (error.answered) await this.endFault(attempt, error);
      else if (askAgain) await this.resolve(attempt);
    }
  }

  /** A fault of the provider's is stored under the key: if it made nothing, only another key can do better. */
  private async endFault(attempt: Attempt, fault: UnknownOutcomeError): Promise<void> {
    const found = (await this.list(attempt)).find((refund) => refund.refundId === attempt.subjectId);
    if (found) await this.outcomes.record(attempt.id, found);
    else await this.outcomes.refuse(attempt.id, fault);
  }

  private async list(attempt: Attempt) {
    return this.providers.of(attempt.provider).listRefunds(attempt.accountId!, refundOrderOf(attempt).paymentId);
  }
}
