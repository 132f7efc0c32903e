import { Injectable } from '@nestjs/common';
import { ERASED_FIRST_NAME, ERASED_LAST_NAME, isErasedByAddress, type Person } from '@yarrow/kit/erasure/person';
import type { EntityManager } from 'typeorm';

const ERASED_NAME = `${ERASED_FIRST_NAME} ${ERASED_LAST_NAME}`;

/** Key of a photo's small image, next to the large one. */
const SMALL_KEY = `regexp_replace(stored_key, '(\\.\\w+)$', '-small\\1')`;

const KEYS = `
  SELECT unnest(array_remove(ARRAY[upload_key, video_key, poster_key], NULL)) AS key FROM video_reviews WHERE OWN
  UNION
  SELECT unnest(array[job.source_key, job.video_key, job.poster_key]) FROM transcoding_jobs job
  JOIN video_reviews ON video_reviews.id = job.video_review_id WHERE OWN
  UNION
  SELECT unnest(array_remove(ARRAY['uploads/' || user_id || '/' || id, stored_key, ${SMALL_KEY}], NULL))
  FROM photo_uploads WHERE user_id = any($1)
  UNION
  SELECT unnest(array['uploads/' || user_id || '/documents/' || id, 'private/documents/' || user_id || '/' || id])
  FROM document_uploads WHERE user_id = any($1)
  UNION SELECT video_key FROM test_videos WHERE user_id = any($1)`;

/** Reviews are their author's by the contact or the account; those with neither by the phone that was typed ($2). */
const OWN_REVIEWS = `(client_id = any($1) OR user_id = any($1)
  OR (client_id IS NULL AND user_id IS NULL AND phone = any($2::text[])))`;

/** Videos are their author's by the contact, or by the review that they belong to. */
const OWN_VIDEOS = `(video_reviews.client_id = any($1)
  OR video_reviews.review_id IN (SELECT id FROM reviews WHERE ${OWN_REVIEWS}))`;

/** What reviews keeps of those who write them. */
@Injectable()
export class AuthorsRepository {
  /** Keys in the store of everything that the person uploaded, and of what was made of it. */
  async listKeys(tx: EntityManager, person: Person): Promise<string[]> {
    const rows = await tx.query<{ key: string }[]>(KEYS.replaceAll('OWN', OWN_VIDEOS), namesOf(person));
    return rows.map(({ key }) => key);
  }

  async deleteUploads(tx: EntityManager, person: Person): Promise<string[]> {
    const { subjectIds } = person;
    const [videos] = await tx.query<[{ id: string }[], number]>(
      `DELETE FROM video_reviews WHERE ${OWN_VIDEOS} RETURNING id`,
      namesOf(person),
    );
    await tx.query('DELETE FROM photo_uploads WHERE user_id = any($1)', [subjectIds]);
    await tx.query('DELETE FROM document_uploads WHERE user_id = any($1)', [subjectIds]);
    await tx.query(
      `WITH videos AS (DELETE FROM test_videos WHERE user_id = any($1) RETURNING job_id)
       DELETE FROM transcoding_jobs WHERE id IN (SELECT job_id FROM videos)`,
      [subjectIds],
    );
    return videos.map(({ id }) => id);
  }

  /** The stars count on; the text goes, and who wrote it. @returns the ids by which events name the reviews */
  async eraseReviews(tx: EntityManager, person: Person): Promise<string[]> {
    const names = namesOf(person);
    await tx.query(
      `DELETE FROM reviewers WHERE phone = any($2::text[])
         OR id IN (SELECT reviewer_id FROM reviews WHERE ${OWN_REVIEWS})`,
      names,
    );
    const [reviews] = await tx.query<[{ id: string; publicId: string }[], number]>(
      `UPDATE reviews SET first_name = $3, last_initial = '', text = NULL, phone = NULL, reply = NULL, replied_at = NULL,
         draft = CASE WHEN draft IS NULL THEN NULL ELSE draft || '{"text": null}' END
       WHERE ${OWN_REVIEWS} RETURNING id, public_id AS "publicId"`,
      [...names, ERASED_NAME],
    );
    return reviews.flatMap(({ id, publicId }) => [id, publicId]);
  }

  /** What the account said against reviews of others. */
  async deleteReports(tx: EntityManager, { subjectIds }: Person): Promise<void> {
    await tx.query('DELETE FROM review_reports WHERE user_id = any($1)', [subjectIds]);
  }

  /** Deletes review requests by practices to the person's phones. */
  async deleteRequests(tx: EntityManager, { phones, practiceId }: Person): Promise<void> {
    await tx.query(
      'DELETE FROM review_requests WHERE phone = any($1::text[]) AND ($2::uuid IS NULL OR practice_id = $2)',
      [phones, practiceId ?? null],
    );
  }

  /** Where a practice erases its contact, the account behind it stays the one that came, and may say how it was. */
  async eraseProjections(tx: EntityManager, { subjectIds, practiceId }: Person): Promise<void> {
    for (const table of ['client_projections', 'appointment_projections']) {
      await tx.query(
        `UPDATE ${table} SET first_name = $2, last_name = $3, email = NULL, phone = NULL,
           user_id = CASE WHEN $4::boolean THEN user_id END WHERE client_id = any($1)`,
        [subjectIds, ERASED_FIRST_NAME, ERASED_LAST_NAME, practiceId !== undefined],
      );
      await tx.query(`UPDATE ${table} SET user_id = NULL WHERE user_id = any($1)`, [subjectIds]);
    }
  }
}

/** Identifiers of the person in rows: ids, and phones for rows that no account or contact identifies. */
const namesOf = (person: Person) => [person.subjectIds, isErasedByAddress(person) ? person.phones : []];
