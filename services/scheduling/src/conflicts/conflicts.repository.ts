import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** What is at a time already. */
export type ConflictType = 'appointment' | 'bookable_event' | 'personal_event' | 'hold' | 'external';

/** Something that takes time at which something else shall be. */
export interface TimeConflict {
  readonly id: string;
  readonly type: ConflictType;
  /** Name of the client or of the event; empty if unknown. */
  readonly name: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** A time that is looked at. */
export interface TimeSpan {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Names no more of what is at one time. */
const MAX_CONFLICTS = 20;

// The lower bounds of starts let the indexes of (practice, start) answer: no visit is longer than a week, no group event than
// 32 days, no personal event than a year.
const SELECT = `
  SELECT wanted.index::integer - 1 AS index, found.*
  FROM unnest($2::timestamptz[], $3::timestamptz[]) WITH ORDINALITY AS wanted (from_at, to_at, index)
  CROSS JOIN LATERAL (
    SELECT id, 'appointment' AS type, trim(first_name || ' ' || last_name) AS name, starts_at, ends_at
    FROM appointments
    WHERE practice_id = $1 AND starts_at > wanted.from_at - interval '7 days' AND starts_at < wanted.to_at
      AND ends_at > wanted.from_at AND id <> ALL ($5::uuid[])
      AND (state = 'approved' OR (state = 'pending' AND starts_at > $4)
        OR (state = 'awaiting_payment' AND payment_due_by > $4))
    UNION ALL
    SELECT id, 'bookable_event', name, starts_at, ends_at FROM bookable_events
    WHERE practice_id = $1 AND starts_at > wanted.from_at - interval '32 days' AND starts_at < wanted.to_at
      AND ends_at > wanted.from_at AND cancelled_at IS NULL
    UNION ALL
    SELECT id, 'personal_event', name, starts_at, ends_at FROM personal_events
    WHERE practice_id = $1 AND starts_at > wanted.from_at - interval '367 days' AND starts_at < wanted.to_at
      AND ends_at > wanted.from_at AND deleted_at IS NULL
    UNION ALL
    SELECT id, kind, '', starts_at, ends_at FROM occupancies
    WHERE practice_id = $1 AND NOT overlap_allowed AND during && tstzrange(wanted.from_at, wanted.to_at)
      AND starts_at < wanted.to_at AND ends_at > wanted.from_at
      AND ((kind = 'hold' AND expires_at > $4) OR kind = 'external')
    UNION ALL
    SELECT id, kind, '', starts_at, ends_at FROM occupancies
    WHERE practice_id = $1 AND overlap_allowed AND during && tstzrange(wanted.from_at, wanted.to_at)
      AND starts_at < wanted.to_at AND ends_at > wanted.from_at AND kind = 'external'
    ORDER BY starts_at, id LIMIT ${MAX_CONFLICTS}
  ) found
  ORDER BY wanted.index, found.starts_at, found.id`;

interface ConflictRow extends Omit<TimeConflict, 'startsAt' | 'endsAt'> {
  readonly index: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
}

/** What stands at times that a practitioner looks at; buffers are no conflict. */
@Injectable()
export class ConflictsRepository {
  /**
   * In the order of the spans, one query for all of them.
   * @param except appointments whose time counts as free
   */
  async list(
    tx: EntityManager,
    practiceId: string,
    spans: readonly TimeSpan[],
    { now, except = [] }: { now: Date; except?: readonly string[] },
  ): Promise<TimeConflict[][]> {
    const starts = spans.map(({ startsAt }) => startsAt);
    const ends = spans.map(({ endsAt }) => endsAt);
    const rows = await tx.query<ConflictRow[]>(SELECT, [practiceId, starts, ends, now, except]);
    const conflicts: TimeConflict[][] = spans.map(() => []);
    for (const { index, id, type, name, starts_at: startsAt, ends_at: endsAt } of rows) {
      conflicts[index]!.push({ id, type, name, startsAt, endsAt });
    }
    return conflicts;
  }
}
