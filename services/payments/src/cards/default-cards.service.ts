import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';
import { PaymentsPolicy } from '../access/payments.policy.js';
import type { QueryDefaultPaymentMethodPracticeArgs } from '../generated/graphql.js';
import { CardsRepository } from '../records/cards/cards.repository.js';
import type { SavedCard } from '../records/cards/saved-card.entity.js';

/** Which saved card would be charged. */
@Injectable()
export class DefaultCardsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly policy: PaymentsPolicy,
    private readonly cards: CardsRepository,
  ) {}

  /** The card that would be charged, for those who may know; null for all others. */
  async findDefault(actor: Actor, wanted: QueryDefaultPaymentMethodPracticeArgs): Promise<SavedCard | null> {
    const { manager } = this.dataSource;
    if (wanted.instantActionToken) {
      const appointment = await this.policy.findByToken(wanted.practiceId, wanted.instantActionToken);
      return appointment && ((await this.cards.findForAppointment(manager, appointment.appointmentId)) ?? null);
    }
    const holder = await this.policy.findHolder(actor, wanted);
    if (!holder) return null;
    return holder.userId
      ? this.cards.findLatestOfUser(manager, holder.practiceId, holder.userId)
      : this.cards.findLatestOfHolder(manager, holder.practiceId, holder.holderId);
  }

  /** The cards that contacts would be charged with, by contact: the practice's own contacts', or the account's own. */
  async listDefaults(actor: Actor, clientIds: readonly string[]): Promise<Map<string, SavedCard>> {
    const { manager } = this.dataSource;
    const ids = clientIds.filter(isUuid);
    if (actor.kind === 'pro' && actor.practiceId) return this.cards.listLatestOfHolders(manager, actor.practiceId, ids);
    return actor.kind === 'client' && actor.userId
      ? this.cards.listLatestOfOwn(manager, actor.userId, ids)
      : new Map<string, SavedCard>();
  }
}
