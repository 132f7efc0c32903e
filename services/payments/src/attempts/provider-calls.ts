import { Injectable, Logger } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import { DataSource, type EntityManager } from 'typeorm';
import { ProviderRefusal, ProviderSilence } from '../providers/provider-errors.js';
import { type StripeCall, StripeGateway } from '../stripe/stripe-gateway.js';
import type { Attempt } from './attempt.entity.js';
import { type AttemptDraft, AttemptsRepository } from './attempts.repository.js';

const ROUNDS = 20;
const LOOK_MS = 150;

/**
 * Calls that make something at a provider but move no money: accounts, customers, setups. Whoever finds a live attempt
 * repeats its call under the same key, which makes nothing new.
 */
@Injectable()
export class ProviderCalls {
  private readonly logger = new Logger(ProviderCalls.name);

  constructor(
    private readonly gateway: StripeGateway,
    private readonly dataSource: DataSource,
    private readonly attempts: AttemptsRepository,
  ) {}

  /**
   * @param keep stores what came back, in the transaction that ends the attempt; may run twice for one result
   * @throws ProviderRefusal, ProviderSilence
   */
  async make<T extends string | { id: string }>(
    draft: AttemptDraft,
    call: (parameters: object, call: StripeCall) => Promise<T>,
    keep: (tx: EntityManager, result: T) => Promise<void>,
  ): Promise<T> {
    const attempt = await this.begin(draft);
    const { accountId, idempotencyKey } = attempt;
    try {
      const result = await this.untilFree(() => call(attempt.parameters, { accountId, idempotencyKey }));
      await this.dataSource.transaction(async (tx) => {
        const locked = await this.attempts.getForUpdate(tx, attempt.id);
        locked.succeed(typeof result === 'string' ? result : result.id, new Date());
        await this.attempts.save(tx, locked);
        await keep(tx, result);
      });
      return result;
    } catch (error) {
      await this.noteFailure(attempt, error);
      throw error;
    }
  }

  private async begin(draft: AttemptDraft): Promise<Attempt> {
    for (let round = 0; round < ROUNDS; round++) {
      const attempt = await this.dataSource.transaction(
        async (tx) =>
          (await this.attempts.begin(tx, draft)) ?? this.attempts.findLive(tx, draft.subjectId, draft.purpose),
      );
      if (attempt) return attempt;
    }
    throw new Error(`No attempt at ${draft.purpose} could be begun.`);
  }

  /** While the same call is under way elsewhere the provider turns ours away. */
  private async untilFree<T>(call: () => Promise<T>): Promise<T> {
    const until = Date.now() + this.gateway.timeoutMs;
    for (;;) {
      try {
        return await call();
      } catch (error) {
        if (!(error instanceof ProviderSilence && error.busy) || Date.now() > until) throw error;
        await delay(LOOK_MS);
      }
    }
  }

  private async noteFailure(attempt: Attempt, error: unknown): Promise<void> {
    if (!(error instanceof ProviderRefusal) && !(error instanceof ProviderSilence)) return;
    this.logger.warn(`attempt ${attempt.id} at ${attempt.purpose} failed: ${error.detail}`);
    if (error instanceof ProviderSilence && !error.answered) {
      return this.attempts.loseAnswer(this.dataSource.manager, attempt.id);
    }
    // A fault is stored by the provider under the key as a refusal is; only another key can do better.
    attempt.fail(error, new Date());
    await this.attempts.save(this.dataSource.manager, attempt);
  }
}
