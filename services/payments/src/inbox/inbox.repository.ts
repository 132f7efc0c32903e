import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Which part of a list. */
export interface InboxPage {
  limit: number;
  offset: number;
}

const FAILED = `
  SELECT appointment_id AS id FROM appointment_projections
  WHERE practice_id = $1 AND kind = 'appointment' AND published_status = 'Failed'
  ORDER BY starts_at DESC, appointment_id LIMIT $2 OFFSET $3`;

const MISSING = `
  SELECT appointment_id AS id FROM appointment_projections
  WHERE practice_id = $1 AND kind = 'appointment' AND due_cents > 0 AND published_status IS DISTINCT FROM 'Failed'
    AND (state = 'cancelled' OR (state = 'approved' AND starts_at <= $4))
  ORDER BY starts_at DESC, appointment_id LIMIT $2 OFFSET $3`;

const RETURNED = `
  SELECT appointment_id AS id FROM refunds JOIN appointment_projections visit USING (appointment_id)
  WHERE refunds.practice_id = $1 AND refunds.state = 'returned' AND kind = 'appointment'
  GROUP BY appointment_id ORDER BY max(returned_at) DESC, appointment_id LIMIT $2 OFFSET $3`;

const DISPUTED = `
  SELECT appointment_id AS id FROM disputes JOIN appointment_projections visit USING (appointment_id)
  WHERE disputes.practice_id = $1 AND disputes.state IN ('needs_response', 'under_review') AND kind = 'appointment'
  GROUP BY appointment_id ORDER BY min(respond_by) NULLS LAST, appointment_id LIMIT $2 OFFSET $3`;

const REGISTRATIONS = `
  SELECT appointment_id AS id FROM (
    SELECT appointment_id, respond_by, NULL::timestamptz AS returned_at FROM disputes
    WHERE practice_id = $1 AND state IN ('needs_response', 'under_review')
    UNION ALL
    SELECT appointment_id, NULL, returned_at FROM refunds WHERE practice_id = $1 AND state = 'returned'
  ) unsettled JOIN appointment_projections registration USING (appointment_id)
  WHERE kind = 'registration' GROUP BY appointment_id
  ORDER BY bool_and(returned_at IS NOT NULL), min(respond_by) NULLS LAST, max(returned_at) DESC, appointment_id
  LIMIT $2 OFFSET $3`;

/** Finds visits whose payment needs the practitioner; a status is published in the transaction in which it changes. */
@Injectable()
export class InboxRepository {
  /** Latest first. */
  async listFailed(tx: EntityManager, practiceId: string, { limit, offset }: InboxPage): Promise<string[]> {
    return idsOf(await tx.query(FAILED, [practiceId, limit, offset]));
  }

  /** Earliest deadline first. */
  async listDisputed(tx: EntityManager, practiceId: string, { limit, offset }: InboxPage): Promise<string[]> {
    return idsOf(await tx.query(DISPUTED, [practiceId, limit, offset]));
  }

  /** Latest failure first. */
  async listFailedRefunds(tx: EntityManager, practiceId: string, { limit, offset }: InboxPage): Promise<string[]> {
    return idsOf(await tx.query(RETURNED, [practiceId, limit, offset]));
  }

  /** Disputed ones first. */
  async listRegistrations(tx: EntityManager, practiceId: string, { limit, offset }: InboxPage): Promise<string[]> {
    return idsOf(await tx.query(REGISTRATIONS, [practiceId, limit, offset]));
  }

  /** Latest first. */
  async listMissing(tx: EntityManager, practiceId: string, page: InboxPage, now: Date): Promise<string[]> {
    return idsOf(await tx.query(MISSING, [practiceId, page.limit, page.offset, now]));
  }
}

function idsOf(rows: { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}
