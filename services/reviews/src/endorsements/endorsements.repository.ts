import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export interface Endorsement {
  reviewId: string;
  specialtyId: string;
}

export interface EndorsementCount {
  practiceId: string;
  specialtyId: string;
  endorsementsCount: number;
  version: number;
}

/** One client with several visits endorses a skill once. */
const RECOUNT = `
  INSERT INTO endorsement_counts AS counts (practice_id, specialty_id, endorsements_count, version)
  SELECT $1::uuid, skill.id, count(DISTINCT coalesce(review.client_id::text, review.phone, review.id::text)), 1
  FROM unnest($2::text[]) AS skill (id)
    LEFT JOIN endorsements ON endorsements.practice_id = $1 AND endorsements.specialty_id = skill.id
    LEFT JOIN reviews AS review ON review.id = endorsements.review_id AND review.is_public AND NOT review.imported
  GROUP BY skill.id
  HAVING count(review.id) > 0 OR EXISTS (SELECT FROM endorsement_counts known WHERE known.practice_id = $1 AND known.specialty_id = skill.id)
  ON CONFLICT (practice_id, specialty_id) DO UPDATE
    SET endorsements_count = excluded.endorsements_count, version = counts.version + 1
    WHERE counts.endorsements_count <> excluded.endorsements_count
  RETURNING practice_id AS "practiceId", specialty_id AS "specialtyId", endorsements_count AS "endorsementsCount",
    version`;

@Injectable()
export class EndorsementsRepository {
  async listOfReviews(tx: EntityManager, reviewIds: readonly string[]): Promise<Endorsement[]> {
    return tx.query(
      `SELECT review_id AS "reviewId", specialty_id AS "specialtyId" FROM endorsements
       WHERE review_id = ANY($1) ORDER BY specialty_id`,
      [reviewIds],
    );
  }

  async replace(tx: EntityManager, reviewId: string, practiceId: string, specialtyIds: readonly string[]) {
    await tx.query('DELETE FROM endorsements WHERE review_id = $1', [reviewId]);
    await tx.query(
      `INSERT INTO endorsements (review_id, practice_id, specialty_id) SELECT $1, $2, unnest($3::text[])`,
      [reviewId, practiceId, specialtyIds],
    );
  }

  /** Recounts these skills. @returns those whose number changed */
  async recount(tx: EntityManager, practiceId: string, specialtyIds: readonly string[]): Promise<EndorsementCount[]> {
    return tx.query(RECOUNT, [practiceId, specialtyIds]);
  }

  async listCounts(tx: EntityManager, practiceIds: readonly string[]): Promise<EndorsementCount[]> {
    return tx.query(
      `SELECT practice_id AS "practiceId", specialty_id AS "specialtyId", endorsements_count AS "endorsementsCount", version
       FROM endorsement_counts WHERE practice_id = ANY($1)`,
      [practiceIds],
    );
  }
}
