import { Injectable, Logger } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import type { Attempt } from '../attempts/attempt.entity.js';
import { AttemptsRepository } from '../attempts/attempts.repository.js';
import { callOverMs, type PaymentProvider, type ProviderName } from '../providers/payment-provider.js';
import { PaymentProviderFactory } from '../providers/payment-provider.factory.js';
import { ProviderRefusedError, UnknownOutcomeError } from '../providers/provider-errors.js';
import type { PaymentProblem, ProviderPayment } from '../providers/provider-objects.js';
import { ChargeAttemptsService, type ChargeDecision } from './charge-attempts.service.js';
import { type ChargeResult, resultOf } from './charge-result.js';
import { ChargeLedger } from './charge.ledger.js';

const POLL_MS = 100;
const NEVER_MADE: PaymentProblem = { code: 'processing_error', message: 'The payment was not made. Please try again.' };

/**
 * Makes attempts at charging that are committed. Whatever happens from then on, an attempt is brought to its end by asking, never by
 * charging again.
 */
@Injectable()
export class ChargeOutcomesService {
  private readonly logger = new Logger(ChargeOutcomesService.name);

  constructor(
    private readonly decisions: ChargeAttemptsService,
    private readonly attempts: AttemptsRepository,
    private readonly providers: PaymentProviderFactory,
    private readonly ledger: ChargeLedger,
  ) {}

  /**
   * Calls the provider.
   * @param call the id under which it is noted; after the first, the provider was asked and knew nothing of it
   */
  async make(attempt: Attempt, call = attempt.id): Promise<ChargeResult> {
    const { accountId, idempotencyKey } = attempt;
    let payment: ProviderPayment;
    try {
      payment = await this.providerOf(attempt).pay(attempt.paymentOrder, { accountId, idempotencyKey });
    } catch (error) {
      if (error instanceof ProviderRefusedError) {
        this.logger.warn(`attempt ${attempt.id} was refused: ${error.detail}`);
        return this.ledger.refuse(attempt, error);
      }
      const answered = error instanceof UnknownOutcomeError && error.answered;
      if (answered) await this.attempts.closeCall(attempt, call);
      const unknown = await this.stayUnknown(attempt, error);
      return answered || call === attempt.id ? this.resolve(attempt, answered) : unknown;
    }
    return this.ledger.record(attempt, payment);
  }

  /** Follows an attempt under way. @returns undefined when it has failed for good and another may be started */
  async follow({ attempt, outdated }: ChargeDecision & { kind: 'live' }): Promise<ChargeResult | undefined> {
    if (attempt.state === 'awaiting_client') return this.followClient(attempt, outdated);
    if (attempt.state === 'unknown') return this.resolve(attempt);
    const ended = await this.awaitAnswer(attempt, this.providerOf(attempt).timeoutMs);
    return ended.state === 'started' ? this.resolve(ended) : resultOf(ended, await this.secretOf(ended));
  }

  /** Records the present state of a payment that a webhook has named. */
  async refresh(provider: ProviderName, accountId: string, paymentId: string): Promise<void> {
    const payment = await this.providers.of(provider).getPayment(accountId, paymentId);
    const attempt = await this.attempts.findOfPayment(payment);
    // Practices make payments of their own on their accounts, with whatever metadata they like.
    const ours = attempt && attempt.provider === provider && attempt.accountId === accountId;
    if (!ours || attempt.amountCents !== payment.amountCents) return;
    await this.ledger.record(attempt, payment);
  }

  /**
   * Brings an attempt whose answer is missing to its end: asks, and repeats the very same call under the same key.
   * @param answered our call is known to be over, so that what is not found was not made by it
   */
  async resolve(attempt: Attempt, answered = false): Promise<ChargeResult> {
    await this.attempts.markAsked(attempt);
    let found: ProviderPayment | undefined;
    try {
      const mark = { id: attempt.id, accountId: attempt.accountId!, startedAt: attempt.startedAt };
      found = await this.providerOf(attempt).findPayment(attempt.paymentOrder, mark);
    } catch (error) {
      return this.stayUnknown(attempt, error);
    }
    if (found) return this.ledger.record(attempt, found);
    const wanted = await this.decisions.isWanted(attempt);
    if (answered || !wanted) return this.ledger.giveUp(attempt, NEVER_MADE, callOverMs(this.providerOf(attempt)));
    const call = await this.attempts.openCall(attempt);
    return call ? this.make(attempt, call) : resultOf(await this.attempts.reload(attempt));
  }

  /** Makes sure that a payment which waits for its client cannot succeed any more. */
  async abandon(attempt: Attempt): Promise<void> {
    await this.ledger.record(attempt, await this.cancel(attempt));
  }

  private async stayUnknown(attempt: Attempt, error: unknown): Promise<ChargeResult> {
    await this.attempts.markUnknown(attempt);
    if (!(error instanceof UnknownOutcomeError) && !(error instanceof ProviderRefusedError)) throw error;
    this.logger.warn(`attempt ${attempt.id} has no answer: ${error.detail}`);
    return { kind: 'unknown' };
  }

  private async followClient(attempt: Attempt, outdated: boolean): Promise<ChargeResult | undefined> {
    let payment = await this.present(attempt);
    if (payment.status === 'failed' || (payment.status === 'awaiting_client' && outdated)) {
      payment = await this.cancel(attempt);
    }
    const result = await this.ledger.record(attempt, payment);
    return result.kind === 'failed' ? undefined : result;
  }

  private async secretOf(attempt: Attempt): Promise<string | null> {
    return attempt.state === 'awaiting_client' ? (await this.present(attempt)).clientSecret : null;
  }

  private present(attempt: Attempt): Promise<ProviderPayment> {
    return this.providerOf(attempt).getPayment(attempt.accountId!, attempt.providerObjectId!);
  }

  private cancel(attempt: Attempt): Promise<ProviderPayment> {
    return this.providerOf(attempt).cancelPayment(attempt.accountId!, attempt.providerObjectId!);
  }

  /** Waits for the concurrent request that made the attempt, at most as long as a call can take. */
  private async awaitAnswer(attempt: Attempt, callMs: number): Promise<Attempt> {
    let current = attempt;
    while (this.attempts.mayBeAnswered(current, callMs)) {
      await delay(POLL_MS);
      current = await this.attempts.reload(attempt);
    }
    return current;
  }

  private providerOf({ provider }: Attempt): PaymentProvider {
    return this.providers.of(provider);
  }
}
