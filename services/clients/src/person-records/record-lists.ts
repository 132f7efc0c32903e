import type { RecordList } from '@yarrow/kit/person-records/person-records';

const AS_CONTACT = `
  SELECT first_name, last_name, email, phone, time_zone, address, address_two, city, state, postal_code, country, created_at
  FROM clients CROSS JOIN owner
  WHERE (clients.user_id = owner.user_id OR id = any(owner.client_ids)) AND deleted_at IS NULL
  ORDER BY created_at, id`;

/** What practices ask of them, and what they answered. What practices note for themselves is the practices'. */
const ANSWERED_FORMS = `
  SELECT sent_at, submitted_at, form, response
  FROM intake_form_links link JOIN intake_form_versions version ON version.id = link.version_id CROSS JOIN owner
  WHERE link.client_id = any(owner.client_ids) AND submitted_at IS NOT NULL
  ORDER BY sent_at, unique_id`;

const CLIENTS = `
  SELECT id AS client_id, first_name, last_name, email, phone, time_zone, address, address_two, city, state, postal_code,
    country, custom_prices, notes, client_type, created_at
  FROM clients JOIN owner USING (practice_id) WHERE deleted_at IS NULL AND merged_into IS NULL
  ORDER BY created_at, id`;

const CLIENT_NOTES = `
  SELECT client_id, text, note.created_at
  FROM client_notes note JOIN clients contact ON contact.id = note.client_id
  JOIN owner ON owner.practice_id = contact.practice_id
  WHERE contact.erased_at IS NULL
  ORDER BY note.created_at, note.id`;

const CLIENT_FORMS = `
  SELECT client_id, sent_at, submitted_at, form, response
  FROM intake_form_links link JOIN intake_form_versions version ON version.id = link.version_id
  JOIN owner ON owner.practice_id = link.practice_id
  ORDER BY sent_at, unique_id`;

/** The account is a list of one row. */
const ACCOUNT = `
  SELECT kind, email, email_confirmed_at, first_name, last_name, phone, gender, custom_gender, dob, created_at
  FROM users CROSS JOIN owner WHERE id = user_id ORDER BY id`;

const PASSKEYS = `
  SELECT name, created_at, last_used_at FROM passkeys JOIN owner USING (user_id) ORDER BY created_at, id`;

const REFERRAL_USES = `
  SELECT used_at, credit_cents FROM referral_uses JOIN owner ON owner.user_id = referrer_id
  WHERE used_at IS NOT NULL ORDER BY used_at, id`;

const REFERRAL_WITHDRAWALS = `
  SELECT requested_at, amount_cents, status, settled_at
  FROM referral_withdrawals JOIN owner ON owner.user_id = referrer_id ORDER BY requested_at, id`;

export const RECORD_LISTS: readonly RecordList[] = [
  { section: 'account', about: 'person', sql: ACCOUNT },
  { section: 'passkeys', about: 'person', sql: PASSKEYS },
  { section: 'referral_uses', about: 'person', sql: REFERRAL_USES },
  { section: 'referral_withdrawals', about: 'person', sql: REFERRAL_WITHDRAWALS },
  { section: 'known_to_practices_as', about: 'person', sql: AS_CONTACT },
  { section: 'answered_intake_forms', about: 'person', sql: ANSWERED_FORMS },
  { section: 'clients', about: 'practice', sql: CLIENTS },
  { section: 'client_notes', about: 'practice', sql: CLIENT_NOTES },
  { section: 'client_intake_forms', about: 'practice', sql: CLIENT_FORMS },
];
