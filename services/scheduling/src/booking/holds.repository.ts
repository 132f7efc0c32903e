import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import type { EntityManager } from 'typeorm';
import { type CatalogRow, SELECT_CATALOGS, readCatalog } from '../catalog-projection/catalog-projection.repository.js';
import type { PracticeCatalog } from '../catalog-projection/practice-catalog.js';
import type { SchedulingConfig } from '../config.js';
import { RELEASE_GONE_HOLDS, takeHoldTime } from '../occupancies/hold-time.js';
import type { Visitor } from '../occupancies/visitor.js';
import type { KeptTimes } from './hold-limits.policy.js';
import { SlotHold } from './slot-hold.entity.js';

/** What decides about a hold. */
export interface HoldContext {
  /** What the visitor keeps at the practice without having it for good: holds, and bookings that wait for their payment. */
  readonly kept: KeptTimes;
  /** The request was made before. */
  readonly isRepeated: boolean;
  /** Undefined where the projection does not have the practice yet. */
  readonly catalog: PracticeCatalog | undefined;
}

type ContextRow = CatalogRow & KeptTimes & { readonly isRepeated: boolean };

/** The turns come first: a condition without columns is decided before the row is looked for. */
const LOCK = `
  WITH turns AS MATERIALIZED (
    SELECT pg_advisory_xact_lock(hashtextextended(name, 0)) FROM unnest($1::text[]) AS name
  )
  SELECT 1 FROM practice_projections
  WHERE (SELECT count(*) FROM turns) IS NOT NULL AND practice_id = $2 FOR SHARE`;

/**
 * The practice is matched by equality: for a list PostgreSQL does not know the length before it has the values,
 * estimates ten practices, and plans the statement again at each call.
 */
const SELECT_CONTEXT = `
  SELECT kept.*, EXISTS (SELECT FROM slot_holds WHERE id = $5) AS "isRepeated", catalog.*
  FROM (
    SELECT count(*) FILTER (WHERE kept_by = $3)::integer AS "ofAccount",
      count(*) FILTER (WHERE kept_from = $4)::integer AS "fromAddress"
    FROM occupancies
    WHERE practice_id = $1 AND (kept_by = $3 OR kept_from = $4) AND expires_at > $2
  ) kept LEFT JOIN (${SELECT_CATALOGS} WHERE practice_id = $1) catalog ON true`;

const INSERT_WITH_TIME = `
  WITH taken AS (${takeHoldTime({
    ...{ id: '$1', practiceId: '$2', startsAt: '$6', endsAt: '$7', expiresAt: '$16' },
    ...{ bufferMinutes: '$17', keptBy: '$18', keptFrom: '$19', now: '$20' },
  })})
  INSERT INTO slot_holds (id, practice_id, user_id, place, lines, starts_at, ends_at, time_zone, client_time_zone,
    amount_cents, currency, payment_requirement, cancellation, package_id, client_id, expires_at)
  SELECT id, $2, $3::uuid, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14::uuid, $15::uuid, $16 FROM taken
  RETURNING 1`;

@Injectable()
export class HoldsRepository {
  constructor(@Inject(CONFIG) private readonly config: SchedulingConfig) {}

  async insert(tx: EntityManager, hold: SlotHold): Promise<void> {
    await tx.insert(SlotHold, hold as never);
  }

  /**
   * Takes the time and keeps it, in one round trip: where nothing is in the way, group events that overlap on purpose
   * included, which the constraint does not see.
   * @returns false when the time is taken, by something that lapsed maybe
   */
  async insertWithTime(
    tx: EntityManager,
    hold: SlotHold,
    { bufferMinutes, keptBy, now }: { bufferMinutes: number; keptBy: Visitor; now: Date },
  ): Promise<boolean> {
    const values = [...parametersOf(hold), bufferMinutes, keptBy.userId, keptBy.addressDigest, now];
    return (await prepared(tx, 'insert-hold', INSERT_WITH_TIME, values)).length > 0;
  }

  /**
   * Takes turns as {@link takeTurns} does, then keeps the practice's settings, its buffer above all, as they are until the
   * transaction ends. What is read under these locks needs a statement of its own: one sees what was there when it started.
   * @returns false where the projection does not have the practice yet
   */
  async lock(tx: EntityManager, practiceId: string, turns: readonly string[]): Promise<boolean> {
    return (await prepared(tx, 'lock-hold', LOCK, [turns, practiceId])).length > 0;
  }

  /** What decides about a hold, read under the locks of {@link lock} in one round trip. */
  async getContext(
    tx: EntityManager,
    practiceId: string,
    { id, visitor, now }: { id: string; visitor: Visitor; now: Date },
  ): Promise<HoldContext> {
    const values = [practiceId, now, visitor.userId, visitor.addressDigest, id];
    const [row] = await prepared<ContextRow>(tx, 'get-hold-context', SELECT_CONTEXT, values);
    const { ofAccount, fromAddress, isRepeated, practice } = row!;
    const catalog = practice === null ? undefined : readCatalog(row!, this.config);
    return { kept: { ofAccount, fromAddress }, isRepeated, catalog };
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
   * Locks the practice, so that its settings do not change during the booking, then the package whose session the hold
   * would take, both before the hold itself: a transaction that changes a package's id also changes the package first
   * and its references afterwards.
   */
  async lockAround(tx: EntityManager, id: string): Promise<void> {
    await tx.query(
      `SELECT 1 FROM practice_projections
       WHERE practice_id = (SELECT practice_id FROM slot_holds WHERE id = $1) FOR SHARE`,
      [id],
    );
    await tx.query(
      'SELECT 1 FROM open_packages WHERE id = (SELECT package_id FROM slot_holds WHERE id = $1) FOR UPDATE',
      [id],
    );
  }

  /** The hold stays for repetitions of the request that booked it. */
  async markBooked(tx: EntityManager, id: string, appointmentId: string): Promise<void> {
    await tx.update(SlotHold, { id }, { appointmentId });
  }

  async delete(tx: EntityManager, id: string): Promise<void> {
    await tx.delete(SlotHold, { id });
  }

  /** Clears away holds that lapsed, and the time that none of them holds any more. */
  async deleteLapsed(tx: EntityManager, before: Date): Promise<void> {
    await tx.query(
      `WITH gone AS (DELETE FROM slot_holds WHERE expires_at <= $1 RETURNING id)
       ${RELEASE_GONE_HOLDS}`,
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

/** Runs a statement that each connection parses and plans once; TypeORM's own statements are planned every time. */
async function prepared<Row>(
  tx: EntityManager,
  name: string,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const client: PreparingClient = await tx.queryRunner!.connect();
  return (await client.query<Row>({ name, text, values })).rows;
}

/** As much of pg's client as that takes. */
interface PreparingClient {
  query<Row>(statement: { name: string; text: string; values: readonly unknown[] }): Promise<{ rows: Row[] }>;
}
