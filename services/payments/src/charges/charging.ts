import { Injectable, Logger } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import { DataSource, type EntityManager } from 'typeorm';
import type { Attempt } from '../attempts/attempt.entity.js';
import { AttemptsRepository } from '../attempts/attempts.repository.js';
import type { PaymentProvider, ProviderName } from '../providers/payment-provider.js';
import { PaymentProviders } from '../providers/payment-providers.js';
import { ProviderRefusedError, UnknownOutcomeError } from '../providers/provider-errors.js';
import type { ProviderPayment } from '../providers/provider-objects.js';
import { type ChargeOrder, ChargeOrders, orderOf } from './charge-orders.js';
import { ChargeOutcomes, resultOf } from './charge-outcomes.js';
import type { ChargeResult } from './charge-result.js';

const ROUNDS = 4;
const LOOK_MS = 100;
const NEVER_MADE = { code: 'processing_error', message: 'The payment was not made. Please try again.' };

/**
 * Charges saved cards. The provider is called outside of any transaction, after the attempt is committed; whatever
 * happens from then on, the attempt is brought to its end by asking, never by charging again.
 */
@Injectable()
export class Charging {
  private readonly logger = new Logger(Charging.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly providers: PaymentProviders,
    private readonly orders: ChargeOrders,
    private readonly outcomes: ChargeOutcomes,
    private readonly attempts: AttemptsRepository,
  ) {}

  /**
   * Charges what is due. Of any number of simultaneous calls one charges, the others get its result.
   * @param only of all that is due only the fee for cancelling or moving late
   * @throws DomainError `hold_expired`
   */
  async charge(appointmentId: string, only?: 'cancellation_fee'): Promise<ChargeResult> {
    return this.carryOut((tx) => this.orders.place(tx, appointmentId, only));
  }

  /**
   * As `charge`, for news of a card that may be old: what was refused with the same card is not tried again.
   * @throws DomainError `hold_expired`
   */
  async chargeFirst(appointmentId: string): Promise<ChargeResult> {
    return this.carryOut((tx) => this.orders.placeFirst(tx, appointmentId));
  }

  /** Begins what is new, follows what is under way, and answers how it ended, or that the provider has not said yet. */
  async carryOut(place: (tx: EntityManager) => Promise<ChargeOrder>): Promise<ChargeResult> {
    const work = this.toItsEnd(place);
    const patience = new AbortController();
    const waited = delay(this.providers.answerMs, { kind: 'unknown' } as const, {
      signal: patience.signal,
      ref: false,
    });
    try {
      return await Promise.race([work, waited]);
    } finally {
      patience.abort();
      waited.catch(() => undefined);
      work.catch((error: unknown) => this.logger.debug(`a charge ended: ${String(error)}`));
    }
  }

  private async toItsEnd(place: (tx: EntityManager) => Promise<ChargeOrder>): Promise<ChargeResult> {
    for (let round = 0; round < ROUNDS; round++) {
      const order = await this.dataSource.transaction(place);
      if (order.kind === 'started') return this.make(order.attempt);
      if (order.kind !== 'live') return order;
      const result = await this.follow(order);
      // What the other call charged may not be what this one wants: that is decided anew.
      if (result && result.kind !== 'paid') return result;
    }
    return { kind: 'unknown' };
  }

  /** Takes over the present state of a payment that a webhook told of. */
  async refresh(provider: ProviderName, accountId: string, paymentId: string): Promise<void> {
    const payment = await this.providers.of(provider).getPayment(accountId, paymentId);
    const attempt = await this.attempts.findOfPayment(this.dataSource.manager, payment);
    // Practices make payments of their own on their accounts, with whatever metadata they like.
    const ours = attempt && attempt.provider === provider && attempt.accountId === accountId;
    if (!ours || attempt.amountCents !== payment.amountCents) return;
    await this.outcomes.record(attempt.id, payment);
  }

  /**
   * Brings an attempt whose answer is missing to its end: asks, and repeats the very same call under the same key.
   * @param answered the call is known to be over, so that what is not found was not made
   */
  async resolve(attempt: Attempt, answered = false): Promise<ChargeResult> {
    await this.attempts.markAsked(this.dataSource.manager, attempt.id);
    let found: ProviderPayment | undefined;
    try {
      const mark = { id: attempt.id, accountId: attempt.accountId!, startedAt: attempt.startedAt };
      found = await this.providerOf(attempt).findPayment(orderOf(attempt), mark);
    } catch (error) {
      return this.stayUnknown(attempt, error);
    }
    if (found) return this.outcomes.record(attempt.id, found);
    const wanted = await this.dataSource.transaction((tx) => this.orders.isWanted(tx, attempt));
    if (answered || !wanted) return this.outcomes.refuse(attempt.id, NEVER_MADE);
    return this.make(attempt, true);
  }

  /** Makes sure that a payment which waits for its client cannot succeed any more. */
  async abandon(attempt: Attempt): Promise<void> {
    const payment = await this.providerOf(attempt).cancelPayment(attempt.accountId!, attempt.providerObjectId!);
    await this.outcomes.record(attempt.id, payment);
  }

  /** @param asked the provider was asked before and knew nothing of it */
  private async make(attempt: Attempt, asked = false): Promise<ChargeResult> {
    const { accountId, idempotencyKey } = attempt;
    let payment: ProviderPayment;
    try {
      payment = await this.providerOf(attempt).pay(orderOf(attempt), { accountId, idempotencyKey });
    } catch (error) {
      if (error instanceof ProviderRefusedError) {
        this.logger.warn(`attempt ${attempt.id} was refused: ${error.detail}`);
        return this.outcomes.refuse(attempt.id, error);
      }
      const unknown = await this.stayUnknown(attempt, error);
      const answered = error instanceof UnknownOutcomeError && error.answered;
      return answered || !asked ? this.resolve(attempt, answered) : unknown;
    }
    return this.outcomes.record(attempt.id, payment);
  }

  private async stayUnknown(attempt: Attempt, error: unknown): Promise<ChargeResult> {
    await this.attempts.markUnknown(this.dataSource.manager, attempt.id);
    if (!(error instanceof UnknownOutcomeError) && !(error instanceof ProviderRefusedError)) throw error;
    this.logger.warn(`attempt ${attempt.id} has no answer: ${error.detail}`);
    return { kind: 'unknown' };
  }

  /** @returns undefined when the earlier attempt has failed for good and another may be begun */
  private async follow(order: ChargeOrder & { kind: 'live' }): Promise<ChargeResult | undefined> {
    const { attempt, outdated } = order;
    if (attempt.state === 'awaiting_client') return this.followClient(attempt, outdated);
    if (attempt.state === 'unknown') return this.resolve(attempt);
    const ended = await this.awaitAnswer(attempt);
    return ended.state === 'started' ? this.resolve(ended) : resultOf(ended, await this.secretOf(ended));
  }

  private async followClient(attempt: Attempt, outdated: boolean): Promise<ChargeResult | undefined> {
    let payment = await this.providerOf(attempt).getPayment(attempt.accountId!, attempt.providerObjectId!);
    if (payment.status === 'failed' || (payment.status === 'awaiting_client' && outdated)) {
      payment = await this.providerOf(attempt).cancelPayment(attempt.accountId!, attempt.providerObjectId!);
    }
    const result = await this.outcomes.record(attempt.id, payment);
    return result.kind === 'failed' ? undefined : result;
  }

  /** Waits for whoever made the attempt, no longer than a call can take. */
  private async awaitAnswer(attempt: Attempt): Promise<Attempt> {
    const until = attempt.askedAt.getTime() + this.providerOf(attempt).timeoutMs;
    let current = attempt;
    while (current.state === 'started' && Date.now() < until) {
      await delay(LOOK_MS);
      current = await this.attempts.get(this.dataSource.manager, attempt.id);
    }
    return current;
  }

  private async secretOf(attempt: Attempt): Promise<string | null> {
    if (attempt.state !== 'awaiting_client') return null;
    return (await this.providerOf(attempt).getPayment(attempt.accountId!, attempt.providerObjectId!)).clientSecret;
  }

  private providerOf({ provider }: Attempt): PaymentProvider {
    return this.providers.of(provider);
  }
}
