import { Injectable } from '@nestjs/common';
import { In, IsNull, type EntityManager } from 'typeorm';
import { ReviewRequest } from './review-request.entity.js';

/** Days for which an unreviewed visit waits for its review. */
const VISIT_DAYS = 90;
/** As notifications asks for it: minutes after the end. */
const ASKED_AFTER_MINUTES = 120;

/** Of everybody's reviews the practice learns of those that are public with a name; an anonymous one leaves its request where it is. */
const SIGNED = 'review.is_public AND NOT review.imported AND NOT review.is_anonymous';

const OPEN_REQUESTS = `
  SELECT request.id, 'request' AS kind, request.id AS "clientId", NULL::uuid AS "appointmentId",
    request.first_name AS "firstName", NULL AS email, request.phone, request.requested_at AS "requestedAt"
  FROM review_requests AS request
  WHERE request.practice_id = $1 AND request.dismissed_at IS NULL AND NOT EXISTS (
    SELECT FROM reviews AS review
      LEFT JOIN client_projections AS client ON client.client_id = review.client_id AND client.practice_id = $1
    WHERE review.practice_id = $1 AND coalesce(review.phone, client.phone) = request.phone AND ${SIGNED})`;

const UNCONFIRMED = `
  SELECT review.id, 'import', review.id, NULL::uuid, review.first_name, NULL, review.phone, review.updated_at
  FROM reviews AS review WHERE review.practice_id = $1 AND review.imported`;

/** Of each contact the latest visit that took place. */
const UNREVIEWED_VISITS = `
  SELECT visit.appointment_id, 'visit', visit.client_id, visit.appointment_id,
    coalesce(client.first_name, visit.first_name), coalesce(client.email, visit.email), coalesce(client.phone, visit.phone),
    visit.ends_at + interval '${ASKED_AFTER_MINUTES} minutes'
  FROM (
    SELECT DISTINCT ON (client_id) * FROM appointment_projections
    WHERE practice_id = $1 AND client_id IS NOT NULL AND state = 'approved'
      AND ends_at <= $2::timestamptz - interval '${ASKED_AFTER_MINUTES} minutes'
      AND ends_at > $2::timestamptz - interval '${VISIT_DAYS} days'
    ORDER BY client_id, ends_at DESC, appointment_id DESC) AS visit
  LEFT JOIN client_projections AS client
    ON client.client_id = visit.client_id AND client.practice_id = $1 AND NOT client.deleted
  WHERE NOT EXISTS (SELECT FROM dismissed_visits AS gone WHERE gone.appointment_id = visit.appointment_id)
    AND NOT EXISTS (SELECT FROM reviews AS review WHERE review.appointment_id = visit.appointment_id AND ${SIGNED})`;

const PENDING = `(${OPEN_REQUESTS} UNION ALL ${UNCONFIRMED} UNION ALL ${UNREVIEWED_VISITS}) AS pending`;

/** A review that a practice waits for. */
export interface PendingReview {
  id: string;
  /** How it came to be: by the practice's request, by an import, or after a visit. */
  kind: 'request' | 'import' | 'visit';
  /** The contact, or the subject of the request or the import. */
  clientId: string;
  appointmentId: string | null;
  firstName: string;
  email: string | null;
  /** E.164. */
  phone: string | null;
  requestedAt: Date;
}

/** Whose reviews a practice waits for. */
@Injectable()
export class ReviewRequestsRepository {
  async find(tx: EntityManager, practiceId: string, id: string): Promise<ReviewRequest | null> {
    return tx.findOneBy(ReviewRequest, { practiceId, id });
  }

  async listByIds(tx: EntityManager, ids: readonly string[]): Promise<ReviewRequest[]> {
    return tx.findBy(ReviewRequest, { id: In([...ids]) });
  }

  async findOpen(tx: EntityManager, practiceId: string, phone: string): Promise<ReviewRequest | null> {
    return tx.findOneBy(ReviewRequest, { practiceId, phone, dismissedAt: IsNull() });
  }

  async save(tx: EntityManager, request: ReviewRequest): Promise<void> {
    await tx.save(ReviewRequest, request);
  }

  /** Of the practice's own requests those that wait. */
  async countOpen(tx: EntityManager, practiceId: string): Promise<number> {
    const sql = `SELECT count(*)::int AS count FROM (${OPEN_REQUESTS}) AS waiting`;
    const [row] = await tx.query<{ count: number }[]>(sql, [practiceId]);
    return row!.count;
  }

  /** Newest first. */
  async listPending(
    tx: EntityManager,
    practiceId: string,
    { now, limit, offset }: { now: Date; limit: number; offset: number },
  ): Promise<PendingReview[]> {
    return tx.query(`SELECT * FROM ${PENDING} ORDER BY "requestedAt" DESC, id DESC LIMIT $3 OFFSET $4`, [
      practiceId,
      now,
      limit,
      offset,
    ]);
  }

  async countPending(tx: EntityManager, practiceId: string, now: Date): Promise<number> {
    const [row] = await tx.query<{ count: number }[]>(`SELECT count(*)::int AS count FROM ${PENDING}`, [
      practiceId,
      now,
    ]);
    return row!.count;
  }

  /** @param key the contact of a visit with the visit, else the subject of a request or an import */
  async findPending(
    tx: EntityManager,
    practiceId: string,
    { now, clientId, appointmentId }: { now: Date; clientId: string; appointmentId: string | null },
  ): Promise<PendingReview | null> {
    const [found] = await tx.query<PendingReview[]>(
      `SELECT * FROM ${PENDING} WHERE "clientId" = $3 AND "appointmentId" IS NOT DISTINCT FROM $4::uuid`,
      [practiceId, now, clientId, appointmentId],
    );
    return found ?? null;
  }

  async dismissVisit(tx: EntityManager, practiceId: string, appointmentId: string, now: Date): Promise<void> {
    await tx.query(
      `INSERT INTO dismissed_visits (appointment_id, practice_id, dismissed_at) VALUES ($1, $2, $3)
       ON CONFLICT DO NOTHING`,
      [appointmentId, practiceId, now],
    );
  }

  /** Deletes an import that is not confirmed; a practice may take back no other. */
  async deleteImport(tx: EntityManager, practiceId: string, reviewId: string): Promise<void> {
    await tx.query('DELETE FROM reviews WHERE id = $1 AND practice_id = $2 AND imported', [reviewId, practiceId]);
  }

  async getImportToken(tx: EntityManager, reviewId: string): Promise<string> {
    const [row] = await tx.query<{ token: string }[]>('SELECT token FROM reviews WHERE id = $1 AND imported', [
      reviewId,
    ]);
    return row!.token;
  }

  /** Whether the person with this phone, or of this visit, has written, with or without a name. */
  async hasWritten(tx: EntityManager, practiceId: string, pending: PendingReview): Promise<boolean> {
    const rows = await tx.query<unknown[]>(
      `SELECT FROM reviews AS review
         LEFT JOIN client_projections AS client ON client.client_id = review.client_id AND client.practice_id = $1
       WHERE review.practice_id = $1 AND NOT review.imported
         AND (review.appointment_id = $2 OR ($2::uuid IS NULL AND coalesce(review.phone, client.phone) = $3)) LIMIT 1`,
      [practiceId, pending.appointmentId, pending.phone],
    );
    return rows.length > 0;
  }
}
