import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import type { EntityManager } from 'typeorm';

/** Longer than an erasure takes to end the account's sessions, and than what they had signed is believed. */
export const CLOSING_MS = 120_000;

/**
 * Accounts that are about to be erased book nothing: a visit that is booked after its owner was asked for visits ahead would
 * lose its client.
 */
@Injectable()
export class AccountClosingService {
  constructor(private readonly clock: Clock) {}

  /**
   * Until the end of the transaction the account is not closed.
   * @throws DomainError `account_closing`
   */
  async requireOpen(tx: EntityManager, userId: string): Promise<void> {
    await tx.query('SELECT pg_advisory_xact_lock_shared(hashtextextended($1, 0))', [lockOf(userId)]);
    const closing = await tx.query<unknown[]>('SELECT FROM closing_accounts WHERE user_id = $1 AND closed_until > $2', [
      userId,
      this.clock.now(),
    ]);
    if (closing.length === 0) return;
    throw new DomainError('account_closing', 'Your account is being deleted. Nothing can be booked with it any more.');
  }

  /** Waits for bookings that are under way; for two minutes nothing more is booked. */
  async close(tx: EntityManager, userId: string): Promise<void> {
    const now = this.clock.now();
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [lockOf(userId)]);
    await tx.query('DELETE FROM closing_accounts WHERE closed_until <= $1', [now]);
    await tx.query(
      `INSERT INTO closing_accounts (user_id, closed_until) VALUES ($1, $2)
       ON CONFLICT (user_id) DO UPDATE SET closed_until = excluded.closed_until`,
      [userId, new Date(now.getTime() + CLOSING_MS)],
    );
  }

  async reopen(tx: EntityManager, userId: string): Promise<void> {
    await tx.query('DELETE FROM closing_accounts WHERE user_id = $1', [userId]);
  }
}

const lockOf = (userId: string) => `account:${userId}`;
