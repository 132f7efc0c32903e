import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { type AttemptState } from '../attempts/attempt.entity.js';
import type { ProviderName } from '../providers/payment-provider.js';
import { SavedCard } from '../records/cards/saved-card.entity.js';

/** Whose cards: those of a contact of the practice, or those that an account gave. */
export type CardsOf = { readonly practiceId: string } & ({ readonly holderId: string } | { readonly userId: string });

/** A deleted card that has yet to be detached at the provider. */
export interface CardToDetach {
  readonly id: string;
  readonly provider: ProviderName;
  readonly accountId: string;
  readonly paymentMethodId: string;
}

/** Visits for which something is due and that are charged by these cards, or were by now; in the order of locks. */
const UNPAID_VISITS = `
  SELECT appointment_id AS id FROM appointment_projections
  WHERE practice_id = ANY($1::uuid[]) AND due_cents > 0
    AND (client_id = ANY($2::uuid[]) OR user_id = ANY($3::uuid[]) OR appointment_id = ANY($4::uuid[]))
  ORDER BY appointment_id`;

/** Its states are those of the index of live attempts, of which there are few. */
const LIVE_ATTEMPTS = `
  SELECT state FROM attempts
  WHERE state IN ('started', 'unknown', 'awaiting_client') AND purpose IN ('appointment', 'cancellation_fee', 'tip')
    AND account_id = ANY($1) AND parameters #>> '{source,paymentMethodId}' = ANY($2)`;

/** Not while a payment with it is under way: it comes to its end first. */
const TO_DETACH = `
  SELECT id, provider, account_id AS "accountId", payment_method_id AS "paymentMethodId" FROM saved_cards card
  WHERE detach_at <= $1 AND NOT EXISTS (SELECT FROM attempts
    WHERE attempts.state IN ('started', 'unknown', 'awaiting_client')
      AND attempts.purpose IN ('appointment', 'cancellation_fee', 'tip') AND attempts.account_id = card.account_id
      AND attempts.parameters #>> '{source,paymentMethodId}' = card.payment_method_id)
  ORDER BY detach_at LIMIT $2`;

/** Cards as they are deleted, and what stands against that. */
@Injectable()
export class CardDeletionsRepository {
  /** Newest first. */
  async list(tx: EntityManager, of: CardsOf): Promise<SavedCard[]> {
    return tx.find(SavedCard, { where: { ...of, deletedAt: IsNull() }, order: { createdAt: 'DESC', id: 'DESC' } });
  }

  /** As `list`, each locked against a charge that begins now (`CardsRepository.lockForCharge`). */
  async listForUpdate(tx: EntityManager, of: CardsOf): Promise<SavedCard[]> {
    return tx.find(SavedCard, {
      where: { ...of, deletedAt: IsNull() },
      order: { createdAt: 'DESC', id: 'DESC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Whether it was deleted, and was one of these. */
  async wasDeleted(tx: EntityManager, of: CardsOf, id: string): Promise<boolean> {
    const card = await tx.findOneBy(SavedCard, { ...of, id });
    return card !== null && card.deletedAt !== null;
  }

  async listUnpaidVisits(tx: EntityManager, cards: readonly SavedCard[]): Promise<string[]> {
    const rows = await tx.query<{ id: string }[]>(UNPAID_VISITS, [
      cards.map(({ practiceId }) => practiceId),
      cards.map(({ holderId }) => holderId),
      cards.map(({ userId }) => userId).filter((id) => id !== null),
      cards.map(({ appointmentId }) => appointmentId).filter((id) => id !== null),
    ]);
    return rows.map(({ id }) => id);
  }

  /** The states of payments with these cards that have no end yet. */
  async listLiveStates(tx: EntityManager, cards: readonly SavedCard[]): Promise<AttemptState[]> {
    const rows = await tx.query<{ state: AttemptState }[]>(LIVE_ATTEMPTS, [
      cards.map(({ accountId }) => accountId),
      cards.map(({ paymentMethodId }) => paymentMethodId),
    ]);
    return rows.map(({ state }) => state);
  }

  /** Marks cards as deleted; they are due for detachment at the provider from `now` on. */
  async markDeleted(tx: EntityManager, cards: readonly SavedCard[], now: Date): Promise<void> {
    await tx.update(SavedCard, { id: In(cards.map(({ id }) => id)) }, { deletedAt: now, detachAt: now });
  }

  async listToDetach(tx: EntityManager, now: Date, limit: number): Promise<CardToDetach[]> {
    return tx.query<CardToDetach[]>(TO_DETACH, [now, limit]);
  }

  /** The provider knows. What is left of the card says only that it was there. */
  async markDetached(tx: EntityManager, id: string): Promise<void> {
    const nothing = { brand: '', last4: '', expMonth: 0, expYear: 0 };
    await tx.update(SavedCard, { id }, { detachAt: null, ...nothing });
  }

  /** Does nothing if the card was detached in the meantime. */
  async postpone(tx: EntityManager, id: string, detachAt: Date): Promise<void> {
    await tx.update(SavedCard, { id, detachAt: Not(IsNull()) }, { detachAt });
  }
}
