import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Visitor } from './hold-limits.policy.js';
import { SlotHold } from './slot-hold.entity.js';

@Injectable()
export class HoldsRepository {
  async insert(tx: EntityManager, hold: SlotHold): Promise<void> {
    await tx.insert(SlotHold, hold as never);
  }

  /**
   * Takes the time and keeps it, in one round trip.
   * @returns false when the time is taken, by something that lapsed maybe
   */
  async insertWithTime(
    tx: EntityManager,
    hold: SlotHold,
    { bufferMinutes, keptBy }: { bufferMinutes: number; keptBy: Visitor },
  ): Promise<boolean> {
    const rows = await tx.query(
      `WITH taken AS (
         INSERT INTO occupancies (id, practice_id, kind, starts_at, ends_at, during, expires_at,
           kept_by, kept_from)
         VALUES ($1, $2, 'hold', $6::timestamptz, $7::timestamptz,
           tstzrange($6::timestamptz, $7::timestamptz + make_interval(mins => $17)), $16, $18::uuid, $19)
         ON CONFLICT DO NOTHING RETURNING id
       )
       INSERT INTO slot_holds (id, practice_id, user_id, place, lines, starts_at, ends_at, time_zone, client_time_zone,
         amount_cents, currency, payment_requirement, cancellation, package_id, client_id, expires_at)
       SELECT id, $2, $3::uuid, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14::uuid, $15::uuid, $16 FROM taken
       RETURNING 1`,
      [...parametersOf(hold), bufferMinutes, keptBy.userId, keptBy.addressDigest],
    );
    return rows.length > 0;
  }

  /**
   * Those who are counted together, and repetitions of one request, take turns until the transaction ends.
   * @param names in the order in which everybody takes them
   */
  async takeTurns(tx: EntityManager, names: readonly string[]): Promise<void> {
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended(name, 0)) FROM unnest($1::text[]) AS name', [names]);
  }

  /** How many bookings under an e-mail address wait for a payment or an answer at a practice. */
  async countOpenRequests(tx: EntityManager, practiceId: string, email: string, now: Date): Promise<number> {
    const [row] = await tx.query<{ count: number }[]>(
      `SELECT count(*)::integer AS count FROM appointments
       WHERE practice_id = $1 AND email = $2 AND state IN ('awaiting_payment', 'pending')
         AND starts_at > $3 AND (state = 'pending' OR payment_due_by > $3)`,
      [practiceId, email, now],
    );
    return row!.count;
  }

  findForUpdate(tx: EntityManager, id: string): Promise<SlotHold | null> {
    return tx.findOne(SlotHold, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /**
   * Locks the package whose session a kept time would take: before the kept time itself, as whoever gives a package another
   * id changes the package first and then what refers to it.
   */
  async lockPackageOf(tx: EntityManager, id: string): Promise<void> {
    await tx.query(
      'SELECT 1 FROM open_packages WHERE id = (SELECT package_id FROM slot_holds WHERE id = $1) FOR UPDATE',
      [id],
    );
  }

  async delete(tx: EntityManager, id: string): Promise<void> {
    await tx.delete(SlotHold, { id });
  }

  /** Clears away holds that lapsed, and the time that none of them holds any more. */
  async deleteLapsed(tx: EntityManager, before: Date): Promise<void> {
    await tx.query(
      `WITH gone AS (DELETE FROM slot_holds WHERE expires_at <= $1 RETURNING id)
       DELETE FROM occupancies USING gone WHERE occupancies.id = gone.id AND occupancies.kind = 'hold'`,
      [before],
    );
  }
}

/** `$1` to `$16`. */
function parametersOf(hold: SlotHold): unknown[] {
  return [
    hold.id,
    hold.practiceId,
    hold.userId,
    JSON.stringify(hold.place),
    JSON.stringify(hold.lines),
    hold.startsAt,
    hold.endsAt,
    hold.timeZone,
    hold.clientTimeZone,
    hold.amountCents,
    hold.currency,
    hold.paymentRequirement,
    JSON.stringify(hold.cancellation),
    hold.packageId,
    hold.clientId,
    hold.expiresAt,
  ];
}
