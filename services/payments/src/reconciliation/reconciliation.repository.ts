import { Injectable } from '@nestjs/common';
import { Between, DataSource, In, MoreThan } from 'typeorm';
import { Attempt } from '../attempts/attempt.entity.js';
import type { ProviderName } from '../providers/payment-provider.js';
import type { Movement } from './reconciliation-rules.js';

/** A practice's account with a provider, now or at the time of some payment. */
export interface CheckedAccount {
  readonly practiceId: string;
  readonly provider: ProviderName;
  readonly accountId: string;
}

export interface Period {
  readonly since: Date;
  readonly until: Date;
}

const NEXT_ACCOUNT = `
  SELECT practice_id AS "practiceId", provider, account_id AS "accountId" FROM (
    SELECT practice_id, provider, account_id FROM provider_accounts
    UNION SELECT practice_id, provider, account_id FROM charges
  ) known
  WHERE ($1::uuid IS NULL OR practice_id = $1)
    AND ($2::text = '' OR (practice_id::text, provider, account_id) > ($2, $3::text, $4::text))
  ORDER BY practice_id::text, provider, account_id LIMIT 1`;

const CLEARED = `SELECT coalesce(sum(amount_cents), 0)::int FROM entries JOIN journals ON journals.id = journal_id
  WHERE account = 'provider_clearing'`;

const CHARGES = `
  SELECT payment_intent_id AS "paymentId", NULL AS "refundId", charges.currency,
    (${CLEARED} AND kind = 'charge' AND source = charges.id::text) AS "amountCents"
  FROM charges`;

/** A refund that came back has entries under a source of its own. Providers list disputes apart from refunds. */
const REFUNDS = `
  SELECT payment_intent_id AS "paymentId", provider_refund_id AS "refundId", charges.currency,
    -(${CLEARED} AND kind = 'refund' AND source IN (refunds.id::text, refunds.id || ':returned')) AS "amountCents"
  FROM refunds JOIN charges ON charges.id = charge_id AND refunds.reason <> 'dispute'`;

const PAYMENT_PURPOSES = ['appointment', 'cancellation_fee', 'tip'] as const;

/** What the ledger has of payments and refunds, by the providers' own ids. */
@Injectable()
export class ReconciliationRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** @param practiceId of one practice only */
  async findNextAccount(practiceId: string | undefined, after?: CheckedAccount): Promise<CheckedAccount | undefined> {
    const place = [after?.practiceId ?? '', after?.provider ?? '', after?.accountId ?? ''];
    const [account] = await this.dataSource.query<CheckedAccount[]>(NEXT_ACCOUNT, [practiceId ?? null, ...place]);
    return account;
  }

  async listPayments(paymentIds: readonly string[]): Promise<Movement[]> {
    return this.dataSource.query(`${CHARGES} WHERE payment_intent_id = ANY($1)`, [paymentIds]);
  }

  async listPaymentsOf({ provider, accountId }: CheckedAccount, { since, until }: Period): Promise<Movement[]> {
    return this.dataSource.query(
      `${CHARGES} WHERE provider = $1 AND account_id = $2 AND charged_at >= $3 AND charged_at < $4 ORDER BY charged_at`,
      [provider, accountId, since, until],
    );
  }

  async listRefunds(refundIds: readonly string[]): Promise<Movement[]> {
    return this.dataSource.query(`${REFUNDS} WHERE provider_refund_id = ANY($1)`, [refundIds]);
  }

  async listRefundsOf({ provider, accountId }: CheckedAccount, { since, until }: Period): Promise<Movement[]> {
    return this.dataSource.query(
      `${REFUNDS} WHERE provider = $1 AND account_id = $2 AND provider_refund_id IS NOT NULL
         AND finished_at >= $3 AND finished_at < $4 ORDER BY finished_at`,
      [provider, accountId, since, until],
    );
  }

  /** Of one account and period, in the order of their ids. */
  async listPaymentPage(
    { provider, accountId }: CheckedAccount,
    { since, until }: Period,
    after: string,
    limit: number,
  ): Promise<Movement[]> {
    return this.dataSource.query(
      `${CHARGES} WHERE provider = $1 AND account_id = $2 AND charged_at >= $3 AND charged_at < $4
         AND payment_intent_id > $5 ORDER BY payment_intent_id LIMIT $6`,
      [provider, accountId, since, until, after, limit],
    );
  }

  async listRefundsOfPayments(paymentIds: readonly string[]): Promise<Movement[]> {
    return this.dataSource.query(`${REFUNDS} WHERE payment_intent_id = ANY($1) AND provider_refund_id IS NOT NULL`, [
      paymentIds,
    ]);
  }

  /** Of these the ones that are ours. */
  async listOwnAttempts(attemptIds: readonly string[]): Promise<Set<string>> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      'SELECT id FROM attempts WHERE id::text = ANY($1::text[])',
      [attemptIds],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Attempts at charging, in the order of their ids. */
  async listAttempts(
    { provider, accountId }: CheckedAccount,
    { since, until }: Period,
    after: string,
    limit: number,
  ): Promise<Attempt[]> {
    return this.dataSource.manager.find(Attempt, {
      where: {
        ...{ provider, accountId, purpose: In([...PAYMENT_PURPOSES]) },
        ...(after && { id: MoreThan(after) }),
        startedAt: Between(since, until),
      },
      order: { id: 'ASC' },
      take: limit,
    });
  }
}
