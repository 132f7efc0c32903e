import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { DataSource } from 'typeorm';
import type { Attempt } from '../attempts/attempt.entity.js';
import { callOverMs, type ProviderName } from '../providers/payment-provider.js';
import { PaymentProviderFactory } from '../providers/payment-provider.factory.js';
import { ProviderRefusedError, UnknownOutcomeError } from '../providers/provider-errors.js';
import type { ProviderRefund } from '../providers/provider-objects.js';
import { inSmallGroups } from '../attempts/small-groups.js';
import { RefundAttemptsService } from './refund-attempts.service.js';
import { RefundsRepository } from '../records/refunds/refunds.repository.js';

const BATCH = 100;

/**
 * Sends refunds, with the rigour of charges: the attempt is committed before the call, and one whose answer is missing
 * is brought to its end by asking.
 */
@Injectable()
export class RefundsService {
  private readonly logger = new Logger(RefundsService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly providers: PaymentProviderFactory,
    private readonly refunds: RefundsRepository,
    private readonly attempts: RefundAttemptsService,
    private readonly clock: Clock,
  ) {}

  /** Sends due refunds and asks the providers about pending ones. */
  async sendDue(stopping: AbortSignal): Promise<void> {
    const [{ manager }, now] = [this.dataSource, this.clock.now()];
    const due = await this.refunds.listDue(manager, now, BATCH);
    await inSmallGroups(due, stopping, ({ id }) => this.send(id));
    const unanswered = await this.refunds.takeUnanswered(manager, now, BATCH);
    await inSmallGroups(unanswered, stopping, ({ provider, accountId, paymentId }) =>
      this.refresh(provider, accountId, paymentId),
    );
  }

  /** Brings an attempt whose answer is missing to its end. */
  async resolve(attempt: Attempt): Promise<void> {
    await this.attempts.markAsked(attempt);
    const found = await this.findMade(attempt);
    if (found) return this.attempts.record(attempt, found);
    const callId = await this.attempts.openCall(attempt);
    if (callId) await this.call(attempt, callId);
  }

  /** Asks the provider for all refunds of a payment and records what is new. */
  async refresh(provider: ProviderName, accountId: string, paymentId: string): Promise<void> {
    for (const refund of await this.providers.of(provider).listRefunds(accountId, paymentId)) {
      const ours = await this.attempts.recordReported(accountId, refund);
      if (!ours) await this.attempts.recordExternal(accountId, refund);
    }
  }

  /** As `refresh`, where the provider does not name the account: that of our own charge counts. */
  async refreshByCharge(provider: ProviderName, paymentId: string): Promise<void> {
    const charge = await this.attempts.findCharge(paymentId);
    if (charge?.provider === provider) await this.refresh(provider, charge.accountId, paymentId);
  }

  /** One that is being sent, or was, is left alone. */
  private async send(refundId: string): Promise<void> {
    const attempt = await this.attempts.start(refundId);
    if (attempt) await this.call(attempt);
  }

  /** @param callId under which it is noted; after the first, the provider was asked and knew nothing of it */
  private async call(attempt: Attempt, callId = attempt.id): Promise<void> {
    const { accountId, idempotencyKey, refundOrder } = attempt;
    try {
      const provider = this.providers.of(attempt.provider);
      await this.attempts.record(attempt, await provider.refund(refundOrder, { accountId, idempotencyKey }));
    } catch (error) {
      if (error instanceof ProviderRefusedError) {
        this.logger.warn(`refund attempt ${attempt.id} was refused: ${error.detail}`);
        // It may be refused because it was made in the provider's dashboard already.
        await this.refresh(attempt.provider, accountId!, refundOrder.paymentId);
        return this.attempts.refuse(attempt, error);
      }
      await this.attempts.markUnknown(attempt);
      if (!(error instanceof UnknownOutcomeError)) throw error;
      this.logger.warn(`refund attempt ${attempt.id} has no answer: ${error.detail}`);
      if (error.answered) await this.endFault(attempt, callId, error);
      else if (callId === attempt.id) await this.resolve(attempt);
    }
  }

  /** A fault of the provider's is stored under the key: if it made nothing, only another key can do better. */
  private async endFault(attempt: Attempt, callId: string, fault: UnknownOutcomeError): Promise<void> {
    await this.attempts.closeCall(attempt, callId);
    const found = await this.findMade(attempt);
    if (found) await this.attempts.record(attempt, found);
    else await this.attempts.giveUp(attempt, fault, callOverMs(this.providers.of(attempt.provider)));
  }

  private async findMade(attempt: Attempt): Promise<ProviderRefund | undefined> {
    const provider = this.providers.of(attempt.provider);
    const all = await provider.listRefunds(attempt.accountId!, attempt.refundOrder.paymentId);
    return all.find(({ refundId }) => refundId === attempt.subjectId);
  }
}
