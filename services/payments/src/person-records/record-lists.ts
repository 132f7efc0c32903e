import type { RecordList } from '@yarrow/kit/person-records/person-records';

const OF_PERSON = `visit.user_id = owner.user_id OR visit.client_id = any(owner.client_ids)`;

const CHARGE = `
  charge.appointment_id AS visit_id, charge.purpose, charge.amount_cents, charge.currency, charge.provider, charge.card_brand,
  charge.card_last4, charge.charged_at`;

const CHARGES = `
  SELECT ${CHARGE} FROM charges charge JOIN appointment_projections visit USING (appointment_id) CROSS JOIN owner
  WHERE ${OF_PERSON} ORDER BY charged_at, charge.id`;

const PRACTICE_CHARGES = `
  SELECT ${CHARGE} FROM charges charge JOIN owner USING (practice_id) ORDER BY charged_at, charge.id`;

const REFUND = `
  refund.appointment_id AS visit_id, refund.amount_cents, refund.reason, refund.state, refund.created_at, refund.finished_at`;

const REFUNDS = `
  SELECT ${REFUND} FROM refunds refund JOIN appointment_projections visit USING (appointment_id) CROSS JOIN owner
  WHERE ${OF_PERSON} ORDER BY refund.created_at, refund.id`;

const PRACTICE_REFUNDS = `
  SELECT ${REFUND} FROM refunds refund JOIN owner USING (practice_id) ORDER BY refund.created_at, refund.id`;

const CARDS = `
  SELECT brand, last4, exp_month, exp_year, provider, created_at FROM saved_cards card CROSS JOIN owner
  WHERE (card.user_id = owner.user_id OR holder_id = any(owner.client_ids)) AND deleted_at IS NULL
  ORDER BY created_at, id`;

const PACKAGES = `
  SELECT name, number_of_sessions, amount_cents, currency, sold_at, refunded_at FROM client_packages package CROSS JOIN owner
  WHERE package.user_id = owner.user_id OR client_id = any(owner.client_ids)
  ORDER BY sold_at, id`;

const PRACTICE_PACKAGES = `
  SELECT client_id, name, number_of_sessions, amount_cents, currency, sold_at, refunded_at
  FROM client_packages JOIN owner USING (practice_id) ORDER BY sold_at, id`;

const COUPONS = `
  SELECT code, kind, amount_cents, currency, percent, expires_at, max_redemptions, created_at
  FROM discount_codes JOIN owner USING (practice_id) WHERE deleted_at IS NULL ORDER BY created_at, id`;

const GIFT_CARDS = `
  SELECT right(code, 4) AS ends_in, amount_cents, currency, recipient_name, recipient_email, message, created_at
  FROM gift_cards JOIN owner USING (practice_id) ORDER BY created_at, id`;

const GIFT_CARD_ORDERS = `
  SELECT amount_cents, currency, buyer_name, buyer_email, recipient_name, recipient_email, message, send_on, created_at, paid_at
  FROM gift_card_orders JOIN owner USING (practice_id) ORDER BY created_at, id`;

const PAYOUTS = `
  SELECT provider, amount_cents, currency, status, sent_at, arrives_on FROM payouts JOIN owner USING (practice_id)
  ORDER BY sent_at, id`;

export const RECORD_LISTS: readonly RecordList[] = [
  { section: 'payments', about: 'person', sql: CHARGES },
  { section: 'refunds', about: 'person', sql: REFUNDS },
  { section: 'saved_cards', about: 'person', sql: CARDS },
  { section: 'packages', about: 'person', sql: PACKAGES },
  { section: 'practice_payments', about: 'practice', sql: PRACTICE_CHARGES },
  { section: 'practice_refunds', about: 'practice', sql: PRACTICE_REFUNDS },
  { section: 'practice_packages', about: 'practice', sql: PRACTICE_PACKAGES },
  { section: 'coupons', about: 'practice', sql: COUPONS },
  { section: 'gift_cards', about: 'practice', sql: GIFT_CARDS },
  { section: 'gift_card_orders', about: 'practice', sql: GIFT_CARD_ORDERS },
  { section: 'payouts', about: 'practice', sql: PAYOUTS },
];
