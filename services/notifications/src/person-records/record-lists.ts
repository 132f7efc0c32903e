import type { RecordList } from '@yarrow/kit/person-records/person-records';

const SETTINGS = `
  SELECT appointment_reminder_email, appointment_reminder_text, payment_past_due_email, payment_past_due_text
  FROM client_settings CROSS JOIN owner WHERE client_id = any(owner.client_ids) ORDER BY client_id`;

const REMINDERS = `
  SELECT appointment_reminder_email, appointment_reminder_text, email_minutes, text_minutes
  FROM reminder_settings JOIN owner USING (practice_id) ORDER BY practice_id`;

const TEMPLATES = `SELECT name, content FROM email_templates JOIN owner USING (practice_id) ORDER BY name`;

export const RECORD_LISTS: readonly RecordList[] = [
  { section: 'reminders', about: 'person', sql: SETTINGS },
  { section: 'practice_reminders', about: 'practice', sql: REMINDERS },
  { section: 'email_templates', about: 'practice', sql: TEMPLATES },
];
