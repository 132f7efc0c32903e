import type { RecordList } from '@yarrow/kit/person-records/person-records';

const PRACTICE = `
  SELECT name, published, practitioner_first_name, practitioner_last_name, title, headline, about, email, phone, slug, vanity_slug,
    custom_domain, currency, country, time_zone, links, languages, work_withs, age_work_withs, accepts_tips, offline_options,
    photo_url, created_at
  FROM practices JOIN owner ON owner.practice_id = practices.id ORDER BY practices.id`;

const LOCATIONS = `
  SELECT name, kind, time_zone, address, secondary_address, city, state_abbreviation, zip, country_code, virtual_type,
    virtual_link, virtual_instructions, travel_distance, hours, hours_exceptions, state
  FROM locations JOIN owner USING (practice_id) WHERE NOT deleted ORDER BY position, id`;

const SERVICES = `
  SELECT kind, name, description, variations, hours, number_of_sessions, public
  FROM services JOIN owner USING (practice_id) WHERE deleted_at IS NULL ORDER BY position, id`;

const EVENT_TYPES = `
  SELECT name, description, instructions, kind, duration, duration_unit, amount_cents, capacity
  FROM bookable_event_types JOIN owner USING (practice_id) WHERE deleted_at IS NULL ORDER BY name, id`;

const CREDENTIALS = `
  SELECT kind, name, issuer, license_number, state_issued, issued_at, expires_at, state, created_at
  FROM pro_credentials JOIN owner USING (practice_id) ORDER BY position, id`;

const PHOTOS = `SELECT url, alt_text FROM gallery_images JOIN owner USING (practice_id) ORDER BY position, id`;

const WEBSITES = `
  SELECT builder, document, saved_at FROM website_drafts JOIN owner USING (practice_id) ORDER BY builder`;

export const RECORD_LISTS: readonly RecordList[] = [
  { section: 'practice', about: 'practice', sql: PRACTICE },
  { section: 'locations', about: 'practice', sql: LOCATIONS },
  { section: 'services', about: 'practice', sql: SERVICES },
  { section: 'event_types', about: 'practice', sql: EVENT_TYPES },
  { section: 'credentials', about: 'practice', sql: CREDENTIALS },
  { section: 'photos', about: 'practice', sql: PHOTOS },
  { section: 'websites', about: 'practice', sql: WEBSITES },
];
