import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ProviderAccount } from '../records/accounts/provider-account.entity.js';
import { Payout, PayoutEntry } from './payout.entity.js';

/** A payout with what it is made of, cents. */
export interface PayoutSums extends Payout {
  /** Of visits that we know. */
  paymentsCents: number;
  /** Paid directly at the provider, not through this platform. */
  elsewhereCents: number;
  /** Less than nothing. */
  refundsCents: number;
  correctionsCents: number;
  feesCents: number;
  /** The platform's part of the fees of its payments. */
  platformFeesCents: number;
}

/** A line with the visit that it belongs to; null for what we do not know. */
export interface PayoutLine extends PayoutEntry {
  appointmentId: string | null;
}

type ReadAccount = Pick<ProviderAccount, 'accountId' | 'practiceId' | 'provider'>;

const LIST = `
  SELECT payout.id, payout.practice_id AS "practiceId", payout.provider, payout.account_id AS "accountId",
    provider_payout_id AS "providerPayoutId", payout.amount_cents AS "amountCents", payout.currency, status,
    sent_at AS "sentAt", arrives_on::text AS "arrivesOn",
    coalesce(sum(gross_cents) FILTER (WHERE kind = 'payment' AND charge.id IS NOT NULL), 0)::float8 AS "paymentsCents",
    coalesce(sum(gross_cents) FILTER (WHERE kind = 'payment' AND charge.id IS NULL), 0)::float8 AS "elsewhereCents",
    coalesce(sum(gross_cents) FILTER (WHERE kind = 'refund'), 0)::float8 AS "refundsCents",
    coalesce(sum(gross_cents) FILTER (WHERE kind = 'correction'), 0)::float8 AS "correctionsCents",
    coalesce(sum(fee_cents), 0)::float8 AS "feesCents",
    coalesce(sum(charge.platform_fee_cents) FILTER (WHERE kind = 'payment'), 0)::float8 AS "platformFeesCents"
  FROM (SELECT * FROM payouts WHERE practice_id = $1 ORDER BY sent_at DESC, id LIMIT $2 OFFSET $3) payout
  LEFT JOIN payout_entries entry ON entry.payout_id = payout.id
  LEFT JOIN charges charge ON charge.payment_intent_id = entry.payment_id AND charge.practice_id = payout.practice_id
  GROUP BY payout.id, payout.practice_id, payout.provider, payout.account_id, payout.provider_payout_id,
    payout.amount_cents, payout.currency, payout.status, payout.sent_at, payout.arrives_on
  ORDER BY payout.sent_at DESC, payout.id`;

const ENTRIES = `
  SELECT payout_id AS "payoutId", entry_id AS "entryId", kind, gross_cents AS "grossCents", fee_cents AS "feeCents",
    payment_id AS "paymentId", label, occurred_at AS "occurredAt", charge.appointment_id AS "appointmentId"
  FROM payout_entries entry JOIN payouts payout ON payout.id = entry.payout_id
  LEFT JOIN charges charge ON charge.payment_intent_id = entry.payment_id AND charge.practice_id = payout.practice_id
  WHERE payout.practice_id = $1 AND payout.id = $2
  ORDER BY occurred_at DESC, entry_id LIMIT $3 OFFSET $4`;

/** Accounts that took money not long ago, and were not looked at since. */
const UNREAD = `
  SELECT account_id AS "accountId", practice_id AS "practiceId", provider FROM provider_accounts account
  WHERE provider = ANY($1) AND (payouts_read_at IS NULL OR payouts_read_at < $2) AND EXISTS (
    SELECT FROM charges WHERE charges.practice_id = account.practice_id AND charges.account_id = account.account_id
      AND charged_at >= $3)
  ORDER BY payouts_read_at NULLS FIRST LIMIT $4`;

@Injectable()
export class PayoutsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async findAccount(provider: string, accountId: string): Promise<ReadAccount | null> {
    const [account] = await this.dataSource.query<ReadAccount[]>(
      `SELECT account_id AS "accountId", practice_id AS "practiceId", provider FROM provider_accounts
       WHERE provider = $1 AND account_id = $2`,
      [provider, accountId],
    );
    return account ?? null;
  }

  async listUnread(
    providers: readonly string[],
    range: { readBefore: Date; chargedSince: Date },
    limit: number,
  ): Promise<ReadAccount[]> {
    return this.dataSource.query(UNREAD, [providers, range.readBefore, range.chargedSince, limit]);
  }

  async markRead({ provider, accountId }: ReadAccount, at: Date): Promise<void> {
    await this.dataSource.query(
      'UPDATE provider_accounts SET payouts_read_at = $3 WHERE provider = $1 AND account_id = $2',
      [provider, accountId, at],
    );
  }

  /** Those that need not be read again: they have arrived, with all that they are made of. */
  async listDone(provider: string, providerPayoutIds: readonly string[]): Promise<Set<string>> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `SELECT provider_payout_id AS id FROM payouts WHERE provider = $1 AND provider_payout_id = ANY($2)
       AND status = 'paid'`,
      [provider, providerPayoutIds],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** As it was read: a line that the provider no longer has goes. */
  async save(payout: Payout, entries: readonly PayoutEntry[]): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      // Its row is locked until the lines are there.
      await tx.upsert(Payout, payout, ['id']);
      await tx.delete(PayoutEntry, { payoutId: payout.id });
      await this.insertAll(tx, entries);
    });
  }

  /** Latest first. */
  async list(practiceId: string, limit: number, offset: number): Promise<PayoutSums[]> {
    return this.dataSource.query(LIST, [practiceId, limit, offset]);
  }

  async count(practiceId: string): Promise<number> {
    return this.dataSource.manager.countBy(Payout, { practiceId });
  }

  /** Latest first; none of a payout of another practice. */
  async listEntries(practiceId: string, payoutId: string, limit: number, offset: number): Promise<PayoutLine[]> {
    return this.dataSource.query(ENTRIES, [practiceId, payoutId, limit, offset]);
  }

  private async insertAll(tx: EntityManager, entries: readonly PayoutEntry[]): Promise<void> {
    const size = 1_000;
    for (let from = 0; from < entries.length; from += size) {
      await tx.insert(PayoutEntry, entries.slice(from, from + size));
    }
  }
}
