import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

/** The next rows to publish, in the order of their keys. */
export interface SnapshotRange {
  /** Whose rows; all without. */
  readonly practiceId?: string | undefined;
  /** Key of the last row that was published. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** Rows of one kind whose present state others keep. */
export interface SnapshotSource {
  /** Plural of the noun, such as `practices`. */
  readonly name: string;
  /**
   * Stores the snapshots of the next rows in the outbox with {@link REPUBLISHED_AT}.
   * @returns the keys of these rows, in order; fewer than the limit when none is left
   */
  publish(tx: EntityManager, range: SnapshotRange): Promise<string[]>;
}

/**
 * `occurredAt` of republished events, far in the past: handlers that notify people ignore old events; projections
 * compare versions instead.
 */
export const REPUBLISHED_AT = new Date(0);

/**
 * Rows of an entity for a {@link SnapshotSource}. They are locked against changes until their snapshots are stored, which
 * makes the order of an aggregate's events the order of its changes.
 */
export async function listSnapshotRows<E extends ObjectLiteral>(
  tx: EntityManager,
  entity: EntityTarget<E>,
  { practiceId, after, limit }: SnapshotRange,
  { key = 'id', practice = 'practiceId' }: { key?: string; practice?: string } = {},
): Promise<E[]> {
  const query = tx.createQueryBuilder(entity, 'row').orderBy(`row.${key}`).limit(limit).setLock('pessimistic_read');
  if (after) query.andWhere(`row.${key} > :after`, { after });
  if (practiceId) query.andWhere(`row.${practice} = :practiceId`, { practiceId });
  return query.getMany();
}
