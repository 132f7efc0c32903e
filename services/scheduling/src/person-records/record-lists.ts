import type { RecordList } from '@yarrow/kit/person-records/person-records';

const VISIT = `
  visit.id AS visit_id, state, starts_at, ends_at, visit.time_zone, place, lines, amount_cents, currency, first_name, last_name,
  email, phone, booked_by, client_note, practitioner_note, cancelled_by, no_show_at, created_at`;

const VISITS = `
  SELECT ${VISIT} FROM appointments visit CROSS JOIN owner
  WHERE visit.user_id = owner.user_id OR client_id = any(owner.client_ids)
  ORDER BY starts_at, visit.id`;

const PRACTICE_VISITS = `
  SELECT client_id, ${VISIT} FROM appointments visit JOIN owner USING (practice_id) ORDER BY starts_at, visit.id`;

const PLACE = `
  place.id AS place_id, event.name, event.starts_at, event.ends_at, event.time_zone, place.state, place.first_name,
  place.last_name, place.email, place.phone, place.amount_cents, place.currency, place.booked_by, place.cancelled_by,
  place.created_at`;

const PLACES = `
  SELECT ${PLACE} FROM registrations place JOIN bookable_events event ON event.id = place.event_id CROSS JOIN owner
  WHERE place.user_id = owner.user_id OR place.client_id = any(owner.client_ids)
  ORDER BY event.starts_at, place.id`;

const PRACTICE_PLACES = `
  SELECT place.client_id, ${PLACE} FROM registrations place JOIN bookable_events event ON event.id = place.event_id
  JOIN owner ON owner.practice_id = place.practice_id
  ORDER BY event.starts_at, place.id`;

const EVENTS = `
  SELECT name, description, instructions, kind, starts_at, ends_at, time_zone, capacity, amount_cents, currency, cancelled_at
  FROM bookable_events JOIN owner USING (practice_id) ORDER BY starts_at, id`;

const PERSONAL_EVENTS = `
  SELECT name, starts_at, ends_at, all_day, time_zone FROM personal_events JOIN owner USING (practice_id)
  WHERE deleted_at IS NULL ORDER BY starts_at, id`;

export const RECORD_LISTS: readonly RecordList[] = [
  { section: 'visits', about: 'person', sql: VISITS },
  { section: 'places_in_events', about: 'person', sql: PLACES },
  { section: 'practice_visits', about: 'practice', sql: PRACTICE_VISITS },
  { section: 'practice_events', about: 'practice', sql: EVENTS },
  { section: 'practice_places_in_events', about: 'practice', sql: PRACTICE_PLACES },
  { section: 'busy_times', about: 'practice', sql: PERSONAL_EVENTS },
];
