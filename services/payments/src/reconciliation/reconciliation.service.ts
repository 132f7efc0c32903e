import { Injectable } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import { ProviderRefusedError, UnknownOutcomeError } from '../providers/provider-errors.js';
import { AttemptComparisonService } from './attempt-comparison.service.js';
import type { Compared, Place } from './comparison.js';
import { HistoryComparisonService } from './history-comparison.service.js';
import { ReconciliationRepository, type CheckedAccount, type Period } from './reconciliation.repository.js';
import { differenceOf, sumsOf, type Difference, type Sum } from './reconciliation-rules.js';

/** The broker takes an answer for ten seconds. */
const PATIENCE_MS = 8_000;

export interface CheckedPage {
  readonly place: Place;
  readonly sums: Sum[];
  readonly differences: Difference[];
  /** Why the account could not be read; the rest of it goes unchecked. */
  readonly problem: string;
  readonly next: Place | undefined;
}

/** Compares the ledger with what providers have, account by account. Changes nothing, here or there. */
@Injectable()
export class ReconciliationService {
  constructor(
    private readonly ledger: ReconciliationRepository,
    private readonly histories: HistoryComparisonService,
    private readonly attempts: AttemptComparisonService,
  ) {}

  /**
   * @param practiceId of one practice only
   * @param from where the answer before ended
   * @returns undefined where there is nothing (more) to compare
   */
  async check(practiceId: string | undefined, period: Period, from?: Place): Promise<CheckedPage | undefined> {
    const place = from ?? (await this.firstPlace(practiceId));
    if (!place) return undefined;
    const { compared, problem } = await this.compare(place, period);
    const { pairs, uncounted, next } = compared;
    return {
      place,
      problem,
      sums: sumsOf(pairs),
      differences: [...pairs, ...uncounted].flatMap((pair) => differenceOf(pair) ?? []),
      next: next ? { ...place, ...next } : await this.placeAfter(place, practiceId, problem !== ''),
    };
  }

  private async compare(place: Place, period: Period): Promise<{ compared: Compared; problem: string }> {
    const comparison = this.histories.has(place.account.provider) ? this.histories : this.attempts;
    try {
      return { compared: await inTime(comparison.compare(place, period)), problem: '' };
    } catch (error) {
      if (!(error instanceof ProviderRefusedError) && !(error instanceof UnknownOutcomeError)) throw error;
      return { compared: { pairs: [], uncounted: [], next: undefined }, problem: error.message };
    }
  }

  private async firstPlace(practiceId: string | undefined, after?: CheckedAccount): Promise<Place | undefined> {
    const account = await this.ledger.findNextAccount(practiceId, after);
    return account && { account, part: 'payments', page: '', before: undefined, asked: 0 };
  }

  private async placeAfter(
    { account, part }: Place,
    practiceId: string | undefined,
    leavesAccount: boolean,
  ): Promise<Place | undefined> {
    if (part === 'payments' && !leavesAccount)
      return { account, part: 'refunds', page: '', before: undefined, asked: 0 };
    return this.firstPlace(practiceId, account);
  }
}

async function inTime(work: Promise<Compared>): Promise<Compared> {
  const ended = new AbortController();
  const late = delay(PATIENCE_MS, undefined, { signal: ended.signal }).then(() => {
    throw new UnknownOutcomeError('too slow', false);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    ended.abort();
    late.catch(() => undefined);
    work.catch(() => undefined);
  }
}
