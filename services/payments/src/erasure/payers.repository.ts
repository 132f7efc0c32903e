import { Injectable } from '@nestjs/common';
import { ERASED_FIRST_NAME, ERASED_LAST_NAME, type Person } from '@yarrow/kit/erasure/person';
import { deterministicId } from '@yarrow/kit/ids';
import type { EntityManager } from 'typeorm';
import type { ProviderName } from '../providers/payment-provider.js';

/** Whose payments. */
export interface Payer {
  readonly userId: string | null;
  readonly clientIds: readonly string[];
}

/** A customer at a provider, with the cards that it holds there. */
export interface KeptCustomer {
  readonly provider: ProviderName;
  readonly accountId: string;
  readonly customerId: string;
  readonly cardIds: readonly string[];
}

/**
 * Of which something is owed that we would charge, or whose payment or refund is under way. What is paid at the practice
 * itself is the practice's matter, and may never be marked as paid.
 */
const COUNT_UNSETTLED = `
  SELECT count(*)::int AS visits FROM appointment_projections visit
  WHERE (client_id = any($1) OR user_id = $2) AND (
    EXISTS (SELECT FROM attempts WHERE subject_id = visit.appointment_id
      AND state IN ('started', 'unknown', 'awaiting_client'))
    OR EXISTS (SELECT FROM refunds WHERE appointment_id = visit.appointment_id AND state IN ('planned', 'pending'))
    OR (payment_requirement <> 'none' AND marked_paid_at IS NULL
      AND (state = 'cancelled' OR (state = 'approved' AND ends_at <= $3))
      AND (SELECT coalesce(sum(amount_cents), 0) FROM entries
        WHERE entries.appointment_id = visit.appointment_id AND account = 'client_receivable') > 0)
  )`;

const CUSTOMERS = `
  SELECT provider, account_id AS "accountId", customer_id AS "customerId", array_remove(array_agg(card_id), NULL) AS "cardIds"
  FROM (
    SELECT provider, account_id, customer_id, payment_method_id AS card_id FROM saved_cards
    WHERE holder_id = any($1) OR user_id = any($1)
    UNION
    SELECT account.provider, customer.account_id, customer_id, NULL FROM provider_customers customer
    JOIN provider_accounts account ON account.account_id = customer.account_id WHERE holder_id = any($1)
  ) kept GROUP BY provider, account_id, customer_id`;

const ERASED_NAME = `${ERASED_FIRST_NAME} ${ERASED_LAST_NAME}`;

/** What payments keeps of those who pay. */
@Injectable()
export class PayersRepository {
  async countUnsettled(tx: EntityManager, { clientIds, userId }: Payer, now: Date): Promise<number> {
    const [row] = await tx.query<{ visits: number }[]>(COUNT_UNSETTLED, [clientIds, userId, now]);
    return row?.visits ?? 0;
  }

  async listCustomers(tx: EntityManager, { subjectIds }: Person): Promise<KeptCustomer[]> {
    return tx.query<KeptCustomer[]>(CUSTOMERS, [subjectIds]);
  }

  async deleteCards(tx: EntityManager, { subjectIds }: Person): Promise<void> {
    for (const table of ['saved_cards', 'setups']) {
      await tx.query(`DELETE FROM ${table} WHERE holder_id = any($1) OR user_id = any($1)`, [subjectIds]);
    }
    await tx.query('DELETE FROM provider_customers WHERE holder_id = any($1)', [subjectIds]);
  }

  /** What was asked of providers stays without the name and the address; it is found by the holder at a practice. */
  async eraseAttempts(tx: EntityManager, { subjectIds }: Person): Promise<void> {
    const holders = await tx.query<{ practiceId: string; holderId: string }[]>(
      `SELECT practice_id AS "practiceId", holder_id AS "holderId" FROM provider_customers WHERE holder_id = any($1)
       UNION SELECT practice_id, client_id FROM client_projections WHERE client_id = any($1)
       UNION SELECT practice_id, client_id FROM appointment_projections WHERE client_id = any($1)`,
      [subjectIds],
    );
    await tx.query(
      `UPDATE attempts SET parameters = parameters - 'name' - 'email' WHERE purpose = 'customer' AND subject_id = any($1)`,
      [holders.map(({ practiceId, holderId }) => deterministicId(practiceId, holderId))],
    );
  }

  async eraseProjections(tx: EntityManager, { subjectIds }: Person): Promise<void> {
    await tx.query(
      `UPDATE client_projections SET name = $2, email = '', phone = '', user_id = NULL WHERE client_id = any($1)`,
      [subjectIds, ERASED_NAME],
    );
    await tx.query('UPDATE client_projections SET user_id = NULL WHERE user_id = any($1)', [subjectIds]);
    await this.eraseTexts(tx, subjectIds);
    for (const table of ['appointment_projections', 'client_packages']) {
      await tx.query(`UPDATE ${table} SET user_id = NULL WHERE user_id = any($1)`, [subjectIds]);
    }
  }

  /** What the practice wrote itself, which may name anybody: why it gave money back, and how it was paid. */
  private async eraseTexts(tx: EntityManager, subjectIds: readonly string[]): Promise<void> {
    const visits = 'SELECT appointment_id FROM appointment_projections WHERE client_id = any($1) OR user_id = any($1)';
    await tx.query(`UPDATE adjustments SET note = '' WHERE appointment_id IN (${visits})`, [subjectIds]);
    await tx.query(
      `UPDATE invoices SET content = jsonb_set(content, '{client}', jsonb_build_object('name', $2::text, 'email', ''))
       WHERE appointment_id IN (${visits})`,
      [subjectIds, ERASED_NAME],
    );
    // They are drawn again, without the name.
    await tx.query(`UPDATE invoice_sendings SET pdf = NULL, attempts = 0 WHERE appointment_id IN (${visits})`, [
      subjectIds,
    ]);
    await tx.query(
      `UPDATE appointment_projections SET paid_by = 'other' WHERE (client_id = any($1) OR user_id = any($1))
         AND paid_by NOT IN ('cash', 'venmo', 'paypal')`,
      [subjectIds],
    );
  }

  /** Erases the recipient of gift cards; their balance stays redeemable with the code. @returns their ids */
  async eraseRecipients(tx: EntityManager, { emails, practiceId }: Person): Promise<string[]> {
    await tx.query(
      `UPDATE gift_card_orders SET recipient_name = $3, recipient_email = '', message = ''
       WHERE recipient_email = any($1) AND ($2::uuid IS NULL OR practice_id = $2)`,
      [emails, practiceId ?? null, ERASED_NAME],
    );
    const [cards] = await tx.query<[{ id: string }[], number]>(
      `UPDATE gift_cards SET recipient_name = $3, recipient_email = '', message = ''
       WHERE recipient_email = any($1) AND ($2::uuid IS NULL OR practice_id = $2) RETURNING id`,
      [emails, practiceId ?? null, ERASED_NAME],
    );
    return cards.map(({ id }) => id);
  }

  /** Erases those who bought gift cards. @returns the ids of the orders */
  async eraseBuyers(tx: EntityManager, { emails, practiceId }: Person): Promise<string[]> {
    const [orders] = await tx.query<[{ id: string }[], number]>(
      `UPDATE gift_card_orders SET buyer_name = $3, buyer_email = ''
       WHERE buyer_email = any($1) AND ($2::uuid IS NULL OR practice_id = $2) RETURNING id`,
      [emails, practiceId ?? null, ERASED_NAME],
    );
    return orders.map(({ id }) => id);
  }
}
