import { Injectable } from '@nestjs/common';
import { CardDeletedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import { emit } from '@yarrow/kit/outbox';
import { DataSource, type EntityManager } from 'typeorm';
import { type CardHolder, PaymentsPolicy } from '../access/payments.policy.js';
import type { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import type { DeletePaymentMethodInput } from '../generated/graphql.js';
import { CardDeletionsRepository, type CardsOf } from './card-deletions.repository.js';
import type { SavedCard } from '../records/cards/saved-card.entity.js';
import { UnpaidVisitsService } from './unpaid-visits.service.js';

/** Attempts in these states are in progress, or their result is unknown. */
const UNDER_WAY = ['started', 'unknown'];

/**
 * Deletes cards. All cards of a contact are deleted together, so that a replaced card cannot become active again.
 * After the commit nothing is charged to them; `CardDetachmentService` deletes them at the provider afterwards.
 */
@Injectable()
export class CardDeletionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly policy: PaymentsPolicy,
    private readonly deletions: CardDeletionsRepository,
    private readonly visits: UnpaidVisitsService,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns whose cards they were
   * @throws DomainError `not_found`, `changed_meanwhile` where another card is on file by now, `payment_unknown` while a
   * payment with it is under way, `card_in_use` to an account whose visits are to be charged to it
   */
  async delete(actor: Actor, { practiceId, clientId, paymentMethodId }: DeletePaymentMethodInput): Promise<CardHolder> {
    const holder = await this.policy.findHolder(actor, { practiceId, clientId: clientId ?? null });
    if (!holder || !isUuid(paymentMethodId)) throw notFound();
    await this.dataSource.transaction((tx) => this.deleteIn(tx, holder, paymentMethodId.toLowerCase()));
    return holder;
  }

  private async deleteIn(tx: EntityManager, holder: CardHolder, shownId: string): Promise<void> {
    const of = cardsOf(holder);
    if (await this.isDone(tx, of, shownId)) return;
    // Lock order: visits before cards. Charges use the same order.
    const visits = await this.visits.lock(tx, await this.deletions.list(tx, of));
    const cards = await this.deletions.listForUpdate(tx, of);
    if (cards[0]?.id !== shownId) throw changed();
    await this.requireIdle(tx, cards);
    if (holder.userId) await this.requireUnneeded(tx, visits, cards);
    await this.deletions.markDeleted(tx, cards, this.clock.now());
    await this.visits.publish(tx, visits);
    await this.publish(tx, holder, cards[0]);
  }

  /** A repetition, after an answer that was lost. @throws DomainError `not_found` */
  private async isDone(tx: EntityManager, of: CardsOf, shownId: string): Promise<boolean> {
    const [shown] = await this.deletions.list(tx, of);
    if (shown) return false;
    if (await this.deletions.wasDeleted(tx, of, shownId)) return true;
    throw notFound();
  }

  private async requireIdle(tx: EntityManager, cards: readonly SavedCard[]): Promise<void> {
    const states = await this.deletions.listLiveStates(tx, cards);
    if (!states.some((state) => UNDER_WAY.includes(state))) return;
    const message = 'A payment with this card is under way. Please try again in a moment.';
    throw new DomainError('payment_unknown', message, 'paymentMethodId');
  }

  /** A card that was asked for to book is kept until what it was asked for is paid. */
  private async requireUnneeded(
    tx: EntityManager,
    visits: readonly AppointmentProjection[],
    cards: readonly SavedCard[],
  ): Promise<void> {
    const secured = visits.filter(({ paymentRequirement }) => paymentRequirement !== 'none');
    if ((await this.visits.countChargedTo(tx, secured, cards)) === 0) return;
    const message = 'An appointment is to be charged to this card. Please add another card, which takes its place.';
    throw new DomainError('card_in_use', message, 'paymentMethodId');
  }

  private async publish(tx: EntityManager, holder: CardHolder, card: SavedCard): Promise<void> {
    const { practiceId, holderId, userId } = holder;
    const { id, brand, last4 } = card;
    const deletedBy = userId ? 'client' : 'practice';
    const event = { cardId: id, practiceId, clientId: holderId, userId: card.userId ?? '', deletedBy };
    await emit(tx, CardDeletedSchema, { ...event, cardBrand: brand, cardLast4: last4 }, { aggregateId: id });
  }
}

/** The practice's own eyes see all cards of its contact, an account those that it gave. */
export function cardsOf({ practiceId, holderId, userId }: CardHolder): CardsOf {
  return userId ? { practiceId, userId } : { practiceId, holderId };
}

function notFound(): DomainError {
  return new DomainError('not_found', 'There is no card here that you could delete.', 'paymentMethodId');
}

function changed(): DomainError {
  return new DomainError('changed_meanwhile', 'Another card is on file by now.', 'paymentMethodId');
}
