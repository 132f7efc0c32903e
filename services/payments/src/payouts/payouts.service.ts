import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { deterministicId, isUuid } from '@yarrow/kit/ids';
import { isPractice } from '../access/payments.policy.js';
import type { ProviderName } from '../providers/payment-provider.js';
import { ProviderRefusedError, UnknownOutcomeError } from '../providers/provider-errors.js';
import { PAYOUT_SOURCES, type PayoutSource, type ProviderPayout } from './payout-source.js';
import { type PayoutLine, PayoutsRepository, type PayoutSums } from './payouts.repository.js';

const DAY_MS = 86_400_000;
/** Longer than a provider keeps money before it is sent. */
const LOOKED_BACK_DAYS = 40;
const ACCOUNTS_AT_ONCE = 20;
const MAX_PAGE = 500;
const SPACE = '0d5f0c3e-6a43-4b0a-9d3f-0b9f1a7c2e55';

/** Payouts of providers as we keep them: read when a webhook says so, and once a day where none came. */
@Injectable()
export class PayoutsService {
  private readonly logger = new Logger(PayoutsService.name);
  private readonly sources: ReadonlyMap<ProviderName, PayoutSource>;

  constructor(
    @Inject(PAYOUT_SOURCES) sources: readonly PayoutSource[],
    private readonly payouts: PayoutsRepository,
    private readonly clock: Clock,
  ) {
    this.sources = new Map(sources.map((source) => [source.name, source]));
  }

  /** Reads a payout of an account that we know, with all that it is made of. @throws UnknownOutcomeError */
  async refresh(provider: ProviderName, accountId: string, payoutId: string): Promise<void> {
    const source = this.sources.get(provider);
    const account = source && (await this.payouts.findAccount(provider, accountId));
    if (account) await this.read(source, account, await source.getPayout(accountId, payoutId));
  }

  /** Looks for payouts of which no webhook has come. */
  async readMissed(stopping: AbortSignal): Promise<void> {
    const now = this.clock.now();
    const chargedSince = new Date(now.getTime() - LOOKED_BACK_DAYS * DAY_MS);
    const range = { readBefore: new Date(now.getTime() - DAY_MS), chargedSince };
    for (const account of await this.payouts.listUnread([...this.sources.keys()], range, ACCOUNTS_AT_ONCE)) {
      if (stopping.aborted) return;
      await this.readAccount(account, chargedSince);
      await this.payouts.markRead(account, now);
    }
  }

  /** Null for all but the practice itself. */
  async list(actor: Actor, practiceId: string, limit: number, offset: number): Promise<PayoutSums[] | null> {
    if (!isPractice(actor, practiceId)) return null;
    return this.payouts.list(practiceId, within(limit), Math.max(offset, 0));
  }

  /** Null for all but the practice itself. */
  async count(actor: Actor, practiceId: string): Promise<number | null> {
    return isPractice(actor, practiceId) ? this.payouts.count(practiceId) : null;
  }

  /** Null for all but the practice itself. */
  async listEntries(
    actor: Actor,
    practiceId: string,
    { payoutId, limit, offset }: { payoutId: string; limit: number; offset: number },
  ): Promise<PayoutLine[] | null> {
    if (!isPractice(actor, practiceId)) return null;
    if (!isUuid(payoutId)) return [];
    return this.payouts.listEntries(practiceId, payoutId, within(limit), Math.max(offset, 0));
  }

  /** An account that cannot be read holds nothing up: it is looked at again tomorrow. */
  private async readAccount(account: ReadableAccount, since: Date): Promise<void> {
    const source = this.sources.get(account.provider)!;
    try {
      const listed = await source.listPayouts(account.accountId, since);
      const done = await this.payouts.listDone(
        account.provider,
        listed.map(({ providerPayoutId }) => providerPayoutId),
      );
      for (const payout of listed) {
        if (!done.has(payout.providerPayoutId)) await this.read(source, account, payout);
      }
    } catch (error) {
      if (!(error instanceof ProviderRefusedError) && !(error instanceof UnknownOutcomeError)) throw error;
      this.logger.warn(`payouts of ${account.accountId} could not be read: ${error.message}`);
    }
  }

  private async read(source: PayoutSource, account: ReadableAccount, payout: ProviderPayout): Promise<void> {
    const { accountId, practiceId, provider } = account;
    const id = deterministicId(SPACE, `${provider}:${payout.providerPayoutId}`);
    const entries = await source.listEntries(accountId, payout.providerPayoutId);
    await this.payouts.save(
      { ...payout, id, practiceId, provider, accountId },
      entries.map((entry) => ({ ...entry, payoutId: id })),
    );
  }
}

interface ReadableAccount {
  accountId: string;
  practiceId: string;
  provider: ProviderName;
}

function within(limit: number): number {
  return Math.min(Math.max(limit, 1), MAX_PAGE);
}
