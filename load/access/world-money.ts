import { Guest } from '../harness/booking.mjs';
import type { Databases } from '../harness/databases.mjs';
import { change } from '../harness/practice.mjs';
import type { Site } from '../harness/site.mjs';
import type { Linked, Practice } from './world.js';

export async function newPackageService({ pro, locationId }: Practice): Promise<string> {
  const mutation = `mutation ($locationIds: [ID!]!) { upsertService(name: "Three massages", description: "<p>Thrice.</p>",
    timeLength: 60, amountCents: 24000, public: true, package: true, numberOfSessions: 3, locationIds: $locationIds) {
    result errors { code message } service { id } } }`;
  return (await change(pro, mutation, { locationIds: [locationId] })).service.id;
}

export async function newCoupon({ pro }: Practice): Promise<{ id: string; code: string }> {
  const mutation = `mutation { upsertDiscountCode(input: { code: "CANARY10", kind: percentage, percent: 10 }) {
    result errors { code message } discountCode { id code } } }`;
  return (await change(pro, mutation, {})).discountCode;
}

export async function newAdjustment({ pro }: Practice, { id }: Linked): Promise<string> {
  const mutation = `mutation ($id: ID!) { createAdjustment(appointmentId: $id, adjustedAt: "2026-01-01T00:00:00Z",
    amountCents: 1) { result errors { code message } adjustment { id } } }`;
  return (await change(pro, mutation, { id })).adjustment.id;
}

/** Inserts what payments writes when a bank returns a refund. */
export async function newFailedRefund(databases: Databases, { id }: Linked): Promise<string> {
  const insert = `WITH charge AS (
      INSERT INTO charges (id, practice_id, appointment_id, purpose, amount_cents, currency, provider, account_id,
        payment_intent_id, card_brand, card_last4, charged_at)
      SELECT gen_random_uuid(), practice_id, appointment_id, 'appointment', 100, currency, 'stripe', 'acct_access',
        'pi_access', 'visa', '4242', now()
      FROM appointment_projections WHERE appointment_id = $1 RETURNING *)
    INSERT INTO refunds (id, practice_id, appointment_id, charge_id, amount_cents, reason, state, due_at, created_at, returned_at)
    SELECT gen_random_uuid(), practice_id, appointment_id, id, 100, 'adjustment', 'returned', now(), now(), now()
    FROM charge RETURNING id`;
  const [refund] = await databases.query('payments', insert, [id]);
  return refund!['id'];
}

/** Enters a card for the visit, which the contact has on file from then on. */
export async function payFor(site: Site, practice: Practice, { id, token }: Linked): Promise<string> {
  const guest = new Guest(site, practice);
  const appointment = { id, instantActionToken: token };
  const setupIntentId: string = await guest.enterCard(appointment);
  await guest.pay(appointment, setupIntentId);
  return setupIntentId;
}
