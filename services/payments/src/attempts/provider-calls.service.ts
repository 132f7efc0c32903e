import { Injectable, Logger } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import { DataSource, type EntityManager } from 'typeorm';
import type { ProviderCall, ProviderName } from '../providers/payment-provider.js';
import { PaymentProviderFactory } from '../providers/payment-provider.factory.js';
import { ProviderRefusedError, UnknownOutcomeError } from '../providers/provider-errors.js';
import type { Attempt } from './attempt.entity.js';
import { type AttemptDraft, AttemptsRepository } from './attempts.repository.js';

const ROUNDS = 20;
const LOOK_MS = 150;

/** Something to be created at a provider. */
export interface ProviderObject<T> {
  /** What was made before, where one is enough. */
  find?: (tx: EntityManager) => Promise<T | null>;
  call: (parameters: object, call: ProviderCall) => Promise<T>;
  /** Stores what came back, in the transaction that ends the attempt; may run twice for one result. */
  store: (tx: EntityManager, result: T) => Promise<void>;
}

/**
 * Calls that create something at a provider but move no money: accounts, customers, setups. A caller that finds a
 * pending attempt repeats its call under the same key, which creates nothing new.
 */
@Injectable()
export class ProviderCallsService {
  private readonly logger = new Logger(ProviderCallsService.name);

  constructor(
    private readonly providers: PaymentProviderFactory,
    private readonly dataSource: DataSource,
    private readonly attempts: AttemptsRepository,
  ) {}

  /** @throws ProviderRefusedError, UnknownOutcomeError */
  async create<T extends string | { id: string }>(draft: AttemptDraft, wanted: ProviderObject<T>): Promise<T> {
    const started = await this.start(draft, wanted);
    if ('known' in started) return started.known;
    const { attempt } = started;
    const { accountId, idempotencyKey } = attempt;
    try {
      const result = await this.untilFree(attempt.provider, () =>
        wanted.call(attempt.parameters, { accountId, idempotencyKey }),
      );
      await this.dataSource.transaction(async (tx) => {
        const locked = await this.attempts.getForUpdate(tx, attempt.id);
        locked.succeed(typeof result === 'string' ? result : result.id);
        await this.attempts.save(tx, locked);
        await wanted.store(tx, result);
      });
      return result;
    } catch (error) {
      await this.recordFailure(attempt, error);
      throw error;
    }
  }

  private async start<T>(draft: AttemptDraft, wanted: ProviderObject<T>): Promise<{ attempt: Attempt } | { known: T }> {
    for (let round = 0; round < ROUNDS; round++) {
      const started = await this.dataSource.transaction((tx) => this.startIn(tx, draft, wanted));
      if (started) return started;
    }
    throw new Error(`No attempt at ${draft.purpose} could be started.`);
  }

  private async startIn<T>(tx: EntityManager, draft: AttemptDraft, wanted: ProviderObject<T>) {
    const attempt = await this.attempts.start(tx, draft);
    if (!attempt) {
      const live = await this.attempts.findLive(tx, draft.subjectId, draft.purpose);
      return live && { attempt: live };
    }
    // Another attempt may have ended between the caller's look and ours: what it made is visible from here.
    const known = await wanted.find?.(tx);
    if (!known) return { attempt };
    await this.attempts.withdraw(tx, attempt);
    return { known };
  }

  /** While the same call is under way elsewhere the provider turns ours away. */
  private async untilFree<T>(provider: ProviderName, call: () => Promise<T>): Promise<T> {
    const until = performance.now() + this.providers.of(provider).timeoutMs;
    for (;;) {
      try {
        return await call();
      } catch (error) {
        if (!(error instanceof UnknownOutcomeError && error.busy) || performance.now() > until) throw error;
        await delay(LOOK_MS);
      }
    }
  }

  private async recordFailure(attempt: Attempt, error: unknown): Promise<void> {
    if (!(error instanceof ProviderRefusedError) && !(error instanceof UnknownOutcomeError)) return;
    this.logger.warn(`attempt ${attempt.id} at ${attempt.purpose} failed: ${error.detail}`);
    if (error instanceof UnknownOutcomeError && !error.answered) {
      return this.attempts.markUnknown(attempt);
    }
    // A fault is stored by the provider under the key as a refusal is; only another key can do better.
    attempt.fail(error);
    await this.attempts.save(this.dataSource.manager, attempt);
  }
}
