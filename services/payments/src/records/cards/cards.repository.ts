import { Injectable } from '@nestjs/common';
import { newId } from '@yarrow/kit/ids';
import { type EntityManager, In, IsNull, MoreThan, Not } from 'typeorm';
import type { CardFacts } from '../../providers/provider-objects.js';
import { ClientProjection } from '../../client-projection/client-projection.entity.js';
import { SavedCard } from './saved-card.entity.js';
import { Setup } from './setup.entity.js';

/**
 * The card that would be charged for each appointment: the latest that was given for this very visit, by the account
 * that booked it, or, where the practitioner booked, by the contact on any way. A guest's e-mail address alone must
 * never give access to the card of the owner of that address. After a change of the provider, the former one still
 * charges the cards that were given for a visit.
 */
const FOR_APPOINTMENTS = `
  SELECT DISTINCT ON (projection.appointment_id) projection.appointment_id AS "appointmentId", card.id AS "cardId"
  FROM appointment_projections projection
  JOIN provider_accounts account ON account.practice_id = projection.practice_id
    AND account.charges_enabled AND account.provider IN ('stripe', 'square')
  CROSS JOIN LATERAL (
    SELECT id, created_at FROM saved_cards
    WHERE practice_id = projection.practice_id AND account_id = account.account_id AND deleted_at IS NULL AND (
      saved_cards.appointment_id = projection.appointment_id
      OR (account.active AND saved_cards.user_id = projection.user_id)
      OR (account.active AND projection.booked_by = 'pro' AND holder_id = projection.client_id))
    ORDER BY created_at DESC, id DESC LIMIT 1
  ) card
  WHERE projection.appointment_id = ANY($1::uuid[])
  ORDER BY projection.appointment_id, account.active DESC, card.created_at DESC`;

const SAVE_CARD = `
  INSERT INTO saved_cards (id, practice_id, holder_id, user_id, appointment_id, account_id, customer_id,
    payment_method_id, brand, last4, exp_month, exp_year, created_at, provider)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
  ON CONFLICT (account_id, payment_method_id) DO NOTHING`;

/** Saved cards, the customers that hold them at the provider, and the setups that lead to them. */
@Injectable()
export class CardsRepository {
  async listForAppointments(tx: EntityManager, appointmentIds: readonly string[]): Promise<Map<string, SavedCard>> {
    const rows = await tx.query<{ appointmentId: string; cardId: string }[]>(FOR_APPOINTMENTS, [appointmentIds]);
    const cards = await tx.findBy(SavedCard, { id: In(rows.map(({ cardId }) => cardId)) });
    const byId = new Map(cards.map((card) => [card.id, card]));
    return new Map(rows.map(({ appointmentId, cardId }) => [appointmentId, byId.get(cardId)!]));
  }

  async findForAppointment(tx: EntityManager, appointmentId: string): Promise<SavedCard | undefined> {
    return (await this.listForAppointments(tx, [appointmentId])).get(appointmentId);
  }

  /** Returns the latest card of a contact, regardless of who gave it. For display to the practice only. */
  async findLatestOfHolder(tx: EntityManager, practiceId: string, holderId: string): Promise<SavedCard | null> {
    const where = { practiceId, holderId, deletedAt: IsNull() };
    return tx.findOne(SavedCard, { where, order: { createdAt: 'DESC', id: 'DESC' } });
  }

  /** The latest card that an account gave at a practice. */
  async findLatestOfUser(tx: EntityManager, practiceId: string, userId: string): Promise<SavedCard | null> {
    const where = { practiceId, userId, deletedAt: IsNull() };
    return tx.findOne(SavedCard, { where, order: { createdAt: 'DESC', id: 'DESC' } });
  }

  /** As {@link findLatestOfHolder}, for many contacts of one practice. */
  async listLatestOfHolders(
    tx: EntityManager,
    practiceId: string,
    clientIds: readonly string[],
  ): Promise<Map<string, SavedCard>> {
    const cards = await tx.find(SavedCard, {
      where: { practiceId, holderId: In([...clientIds]), deletedAt: IsNull() },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    return new Map(cards.map((card) => [card.holderId, card]));
  }

  /** As {@link findLatestOfUser}, for the contacts that stand for the account at many practices. */
  async listLatestOfOwn(
    tx: EntityManager,
    userId: string,
    clientIds: readonly string[],
  ): Promise<Map<string, SavedCard>> {
    const contacts = await tx.findBy(ClientProjection, { clientId: In([...clientIds]), userId });
    const practiceIds = contacts.map(({ practiceId }) => practiceId);
    const cards = await tx.find(SavedCard, {
      where: { practiceId: In(practiceIds), userId, deletedAt: IsNull() },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    const byPractice = new Map(cards.map((card) => [card.practiceId, card]));
    return new Map(
      contacts.flatMap(({ clientId, practiceId }) => {
        const card = byPractice.get(practiceId);
        return card ? [[clientId, card] as const] : [];
      }),
    );
  }

  /** Keeps a card from being deleted until the attempt at charging it is stored. @returns false for one that was deleted */
  async lockForCharge(tx: EntityManager, id: string): Promise<boolean> {
    const rows = await tx.query<unknown[]>('SELECT 1 FROM saved_cards WHERE id = $1 AND deleted_at IS NULL FOR SHARE', [
      id,
    ]);
    return rows.length > 0;
  }

  /** One that was deleted stays so, whenever its setup is completed. */
  async saveCard(tx: EntityManager, setup: Setup, card: CardFacts, now: Date): Promise<SavedCard> {
    const { practiceId, holderId, userId, appointmentId, accountId, customerId, provider } = setup;
    const { paymentMethodId, brand, last4, expMonth, expYear } = card;
    const owner = [practiceId, await this.holderOf(tx, holderId), userId, appointmentId, accountId, customerId];
    await tx.query(SAVE_CARD, [newId(), ...owner, paymentMethodId, brand, last4, expMonth, expYear, now, provider]);
    return tx.findOneByOrFail(SavedCard, { accountId, paymentMethodId });
  }

  async isDeleted(tx: EntityManager, accountId: string, paymentMethodId: string): Promise<boolean> {
    return tx.existsBy(SavedCard, { accountId, paymentMethodId, deletedAt: Not(IsNull()) });
  }

  /**
   * Prevents the contact of a setup from being merged until its card is saved. A merge locks the contact before its
   * visits, so callers that also lock a visit must take this lock first.
   */
  async lockHolderOfSetup(tx: EntityManager, setupIntentId: string): Promise<void> {
    await tx.query(
      `SELECT 1 FROM client_projections
       WHERE client_id = (SELECT holder_id FROM setups WHERE setup_intent_id = $1) FOR SHARE`,
      [setupIntentId],
    );
  }

  /** Whose card it is when it is saved. A merge of contacts waits for this, or this for the merge: the row is locked. */
  private async holderOf(tx: EntityManager, holderId: string): Promise<string> {
    const [contact] = await tx.query<{ id: string | null }[]>(
      'SELECT merged_into AS id FROM client_projections WHERE client_id = $1 FOR SHARE',
      [holderId],
    );
    return contact?.id ?? holderId;
  }

  async addSetup(tx: EntityManager, setup: Omit<Setup, 'completedAt'>): Promise<void> {
    await tx.query(
      `INSERT INTO setups (setup_intent_id, practice_id, holder_id, user_id, appointment_id, account_id, customer_id,
         created_at, provider, payment_method_id) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING`,
      [
        setup.setupIntentId,
        setup.practiceId,
        setup.holderId,
        setup.userId,
        setup.appointmentId,
        setup.accountId,
        setup.customerId,
        setup.createdAt,
        setup.provider,
        setup.paymentMethodId,
      ],
    );
  }

  /** The card that a single-use token of the browser became. */
  async findBySource(tx: EntityManager, sourceId: string): Promise<{ setup: Setup; card: SavedCard | null } | null> {
    const setup = await tx.findOneBy(Setup, { setupIntentId: sourceId, provider: 'square' });
    if (!setup) return null;
    const { accountId, paymentMethodId } = setup;
    const card = paymentMethodId ? await tx.findOneBy(SavedCard, { accountId, paymentMethodId }) : null;
    return { setup, card };
  }

  async findSetup(tx: EntityManager, setupIntentId: string): Promise<Setup | null> {
    return tx.findOneBy(Setup, { setupIntentId });
  }

  async getSetupForUpdate(tx: EntityManager, setupIntentId: string): Promise<Setup> {
    return tx.findOneOrFail(Setup, { where: { setupIntentId }, lock: { mode: 'pessimistic_write' } });
  }

  /** Returns a setup that was started for the same card holder and visit and may still be used. */
  async findOpenSetup(
    tx: EntityManager,
    wanted: Pick<Setup, 'practiceId' | 'holderId' | 'userId' | 'appointmentId' | 'accountId'>,
    since: Date,
  ): Promise<Setup | null> {
    const { practiceId, holderId, userId, appointmentId, accountId } = wanted;
    return tx.findOne(Setup, {
      where: {
        practiceId,
        holderId,
        accountId,
        userId: userId ?? IsNull(),
        appointmentId: appointmentId ?? IsNull(),
        completedAt: IsNull(),
        createdAt: MoreThan(since),
      },
      order: { createdAt: 'DESC' },
    });
  }

  async completeSetup(tx: EntityManager, setup: Setup, now: Date): Promise<void> {
    await tx.update(Setup, { setupIntentId: setup.setupIntentId }, { completedAt: now });
  }

  async findCustomer(
    tx: EntityManager,
    practiceId: string,
    holderId: string,
    accountId: string,
  ): Promise<string | undefined> {
    const rows = await tx.query<{ customerId: string }[]>(
      `SELECT customer_id AS "customerId" FROM provider_customers
       WHERE practice_id = $1 AND holder_id = $2 AND account_id = $3`,
      [practiceId, holderId, accountId],
    );
    return rows[0]?.customerId;
  }

  async addCustomer(
    tx: EntityManager,
    customer: { practiceId: string; holderId: string; accountId: string; customerId: string; createdAt: Date },
  ): Promise<void> {
    const { practiceId, holderId, accountId, customerId, createdAt } = customer;
    await tx.query(
      `INSERT INTO provider_customers (practice_id, holder_id, account_id, customer_id, created_at)
       VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
      [practiceId, holderId, accountId, customerId, createdAt],
    );
  }
}
