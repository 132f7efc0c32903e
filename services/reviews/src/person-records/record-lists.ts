import type { RecordList } from '@yarrow/kit/person-records/person-records';

const REVIEW = `rating, text, is_anonymous, is_public, reply, replied_at, created_at, updated_at`;

/** Those that hang on an account or a visit; a phone that was only typed may belong to another person. */
const REVIEWS = `
  SELECT first_name, last_initial, phone, ${REVIEW} FROM reviews review CROSS JOIN owner
  WHERE review.user_id = owner.user_id OR client_id = any(owner.client_ids)
  ORDER BY created_at, id`;

const VIDEOS = `
  SELECT title, description, status, stated_rating, original_filename, duration_ms, recorded_at, created_at
  FROM video_reviews video CROSS JOIN owner
  WHERE client_id = any(owner.client_ids) OR review_id IN (SELECT id FROM reviews WHERE reviews.user_id = owner.user_id)
  ORDER BY created_at, id`;

const REPORTS = `
  SELECT reason, details, created_at FROM review_reports JOIN owner USING (user_id) ORDER BY created_at, id`;

/** What is public of them; who is behind an anonymous one is not the practice's to know. */
const PRACTICE_REVIEWS = `
  SELECT CASE WHEN is_anonymous THEN NULL ELSE first_name END AS first_name,
    CASE WHEN is_anonymous THEN NULL ELSE last_initial END AS last_initial, ${REVIEW}, imported
  FROM reviews JOIN owner USING (practice_id) WHERE is_public AND removed_at IS NULL
  ORDER BY shown_at, id`;

const REQUESTS = `
  SELECT first_name, phone, requested_at FROM review_requests JOIN owner USING (practice_id) ORDER BY requested_at, id`;

export const RECORD_LISTS: readonly RecordList[] = [
  { section: 'reviews', about: 'person', sql: REVIEWS },
  { section: 'video_reviews', about: 'person', sql: VIDEOS },
  { section: 'reports_of_reviews', about: 'person', sql: REPORTS },
  { section: 'practice_reviews', about: 'practice', sql: PRACTICE_REVIEWS },
  { section: 'review_requests', about: 'practice', sql: REQUESTS },
];
