import { Injectable } from '@nestjs/common';
import { isUuid, newId } from '@yarrow/kit/ids';
import { DataSource, type EntityManager, In } from 'typeorm';
import { machineClock } from '@yarrow/kit/machine-clock';
import type { ProviderName } from '../providers/payment-provider.js';
import type { ProviderPayment } from '../providers/provider-objects.js';
import { Attempt, type AttemptPurpose, type AttemptState } from './attempt.entity.js';

export interface AttemptDraft {
  practiceId: string;
  subjectId: string;
  purpose: AttemptPurpose;
  provider: ProviderName;
  accountId: string | null;
  amountCents: number | null;
  /** What is asked for; it gets the attempt's id, so that the provider's object can be found by it. */
  parameters: (attemptId: string) => object;
}

const LIVE: AttemptState[] = ['started', 'unknown', 'awaiting_client'];

// A concurrent second insert waits for the first to commit and then inserts nothing.
const START = `
  INSERT INTO attempts (id, practice_id, subject_id, purpose, number, idempotency_key, account_id, parameters,
    amount_cents, state, started_at, asked_at, provider, open_calls)
  SELECT $1::uuid, $2::uuid, $3::uuid, $4::text, next, $3::text || ':' || $4::text || ':' || next, $5, $6, $7,
    'started', $8::timestamptz, $8::timestamptz, $9, jsonb_build_object($1::text, $8::timestamptz)
  FROM (SELECT coalesce(max(number), 0) + 1 AS next FROM attempts WHERE subject_id = $3::uuid AND purpose = $4::text) n
  ON CONFLICT DO NOTHING RETURNING id`;

/**
 * Attempts, written before the provider is called. Their times are the machine's, not the product's clock: they are
 * compared with the provider's.
 */
@Injectable()
export class AttemptsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** A new attempt, to be committed before the call; undefined while another one is alive. */
  async start(tx: EntityManager, draft: AttemptDraft): Promise<Attempt | undefined> {
    const id = newId();
    const { practiceId, subjectId, purpose, provider, accountId, amountCents, parameters } = draft;
    const rows = await tx.query<unknown[]>(START, [
      id,
      practiceId,
      subjectId,
      purpose,
      accountId,
      JSON.stringify(parameters(id)),
      amountCents,
      machineClock.now(),
      provider,
    ]);
    return rows.length === 0 ? undefined : tx.findOneByOrFail(Attempt, { id });
  }

  /** Takes back an attempt in the transaction that has started it. */
  async withdraw(tx: EntityManager, { id }: Attempt): Promise<void> {
    await tx.delete(Attempt, { id });
  }

  async findLive(tx: EntityManager, subjectId: string, ...purposes: AttemptPurpose[]): Promise<Attempt | null> {
    return tx.findOneBy(Attempt, { subjectId, purpose: In(purposes), state: In(LIVE) });
  }

  /** The latest of all, live or ended. */
  async findLast(tx: EntityManager, subjectId: string, purpose: AttemptPurpose): Promise<Attempt | null> {
    return tx.findOne(Attempt, { where: { subjectId, purpose }, order: { startedAt: 'DESC', number: 'DESC' } });
  }

  async get(tx: EntityManager, id: string): Promise<Attempt> {
    return tx.findOneByOrFail(Attempt, { id });
  }

  /** As it is now, outside of any transaction. */
  async reload({ id }: Attempt): Promise<Attempt> {
    return this.get(this.dataSource.manager, id);
  }

  /** Null also for what is no id at all: it may come from a provider's metadata. */
  async find(tx: EntityManager, id: string): Promise<Attempt | null> {
    return isUuid(id) ? tx.findOneBy(Attempt, { id }) : null;
  }

  /** The attempt that a payment at the provider comes from: by its mark, or the latest at the order that was captured. */
  async findOfPayment({ attemptId, orderId }: Pick<ProviderPayment, 'attemptId' | 'orderId'>): Promise<Attempt | null> {
    const tx = this.dataSource.manager;
    return orderId ? this.findByOrder(tx, orderId) : attemptId ? this.find(tx, attemptId) : null;
  }

  /** The latest attempt at capturing an order; one that has succeeded before all others. */
  async findByOrder(tx: EntityManager, orderId: string): Promise<Attempt | null> {
    const rows = await tx.query<{ id: string }[]>(
      `SELECT id FROM attempts WHERE provider = 'paypal' AND parameters #>> '{source,orderId}' = $1
       ORDER BY state = 'succeeded' DESC, number DESC LIMIT 1`,
      [orderId],
    );
    return rows[0] ? this.get(tx, rows[0].id) : null;
  }

  async getForUpdate(tx: EntityManager, id: string): Promise<Attempt> {
    return tx.findOneOrFail(Attempt, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async findByObject(tx: EntityManager, providerObjectId: string): Promise<Attempt | null> {
    return tx.findOneBy(Attempt, { providerObjectId });
  }

  async save(tx: EntityManager, attempt: Attempt): Promise<void> {
    if (!attempt.live) attempt.finishedAt ??= machineClock.now();
    await tx.save(attempt);
  }

  /** Whether the call of an attempt that was started may still be answered. @param callMs how long a call can take */
  mayBeAnswered({ state, askedAt }: Attempt, callMs: number): boolean {
    return state === 'started' && machineClock.now().getTime() < askedAt.getTime() + callMs;
  }

  /** As `Attempt.hasOpenCall`, now. */
  hasOpenCall(attempt: Attempt, callMs: number): boolean {
    return attempt.hasOpenCall(callMs, machineClock.now());
  }

  /** The answer was lost, unless it has arrived on another way meanwhile. */
  async markUnknown({ id }: Attempt): Promise<void> {
    await this.dataSource.manager.update(Attempt, { id, state: 'started' }, { state: 'unknown' });
  }

  /**
   * Attempts whose answer is missing for longer than a call can take, and that were not asked about just now. Questions
   * grow rarer: 10 s, 20 s, … up to an hour apart.
   */
  async listUnanswered(purposes: readonly AttemptPurpose[], callMs: number, limit: number): Promise<Attempt[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `SELECT id FROM attempts WHERE purpose = ANY($1) AND (
         (state = 'started' AND asked_at < now() - $2 * interval '1 millisecond')
         OR (state = 'unknown' AND asked_at < now() - least(3600, 5 * 2 ^ least(times_asked, 12)) * interval '1 second'))
       ORDER BY asked_at LIMIT $3`,
      [purposes, callMs, limit],
    );
    return this.dataSource.manager.findBy(Attempt, { id: In(rows.map(({ id }) => id)) });
  }

  /** Notes that the provider is asked now. */
  async markAsked({ id }: Attempt): Promise<void> {
    await this.dataSource.query('UPDATE attempts SET asked_at = now(), times_asked = times_asked + 1 WHERE id = $1', [
      id,
    ]);
  }

  /**
   * Notes that the call is made once more, before it is.
   * @returns the call's id; undefined when the attempt has ended meanwhile, and nothing may be called
   */
  async openCall({ id }: Attempt): Promise<string | undefined> {
    const callId = newId();
    const [rows] = await this.dataSource.query<[unknown[], number]>(
      `UPDATE attempts SET open_calls = open_calls || jsonb_build_object($2::text, $3::timestamptz)
       WHERE id = $1 AND state IN ('started', 'unknown') RETURNING id`,
      [id, callId, machineClock.now()],
    );
    return rows.length > 0 ? callId : undefined;
  }

  /** The call is over and will not have its effect later. */
  async closeCall({ id }: Attempt, callId: string): Promise<void> {
    await this.dataSource.query('UPDATE attempts SET open_calls = open_calls - $2 WHERE id = $1', [id, callId]);
  }

  /** Payments that wait for a client who has nothing to pay any more, or whose card was deleted. */
  async listOvertaken(limit: number): Promise<Attempt[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `SELECT attempts.id FROM attempts JOIN appointment_projections projection ON projection.appointment_id = subject_id
       WHERE attempts.state = 'awaiting_client' AND (
         (purpose = 'appointment' AND (projection.state IN ('declined', 'cancelled', 'unavailable')
           OR (marked_paid_at IS NOT NULL AND (SELECT coalesce(sum(amount_cents), 0) FROM entries
             WHERE entries.appointment_id = subject_id AND account = 'client_receivable') <= 0)))
         OR EXISTS (SELECT FROM saved_cards card WHERE card.account_id = attempts.account_id
           AND card.payment_method_id = attempts.parameters #>> '{source,paymentMethodId}'
           AND card.deleted_at IS NOT NULL)) LIMIT $1`,
      [limit],
    );
    return this.dataSource.manager.findBy(Attempt, { id: In(rows.map(({ id }) => id)) });
  }
}
