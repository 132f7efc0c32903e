import { Injectable } from '@nestjs/common';
import { GiftCardIssuedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { DomainError } from '@yarrow/kit/domain-error';
import { emit } from '@yarrow/kit/outbox';
import { sealedIn, Sealer } from '@yarrow/kit/security/sealing';
import { requirePayable } from '@yarrow/kit/values/input-rules';
import { DataSource, type EntityManager } from 'typeorm';
import { type EntryDraft, giftCardIssueEntries, giftCardSaleEntries } from '../ledger/ledger-rules.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import { formatGiftCardCode } from '../money/gift-card-code.js';
import type { GiftCard } from '../records/gift-cards/gift-card.entity.js';
import { GiftCardsRepository } from '../records/gift-cards/gift-cards.repository.js';
import { PracticeProjection } from '../records/practices/practice-projection.entity.js';

export interface CountedGiftCard {
  card: GiftCard;
  balanceCents: number;
}

/** Gift cards with their value in the ledger and their event. */
@Injectable()
export class GiftCardLedger {
  constructor(
    private readonly dataSource: DataSource,
    private readonly giftCards: GiftCardsRepository,
    private readonly ledger: LedgerRepository,
    private readonly sealer: Sealer,
  ) {}

  /** Enters its value and publishes it, so that it is mailed; of one that was issued before, what it is now. */
  async issue(card: GiftCard): Promise<CountedGiftCard> {
    const { practiceId } = card;
    const issued = await this.dataSource.transaction(async (tx) => {
      const practice = await tx.findOneBy(PracticeProjection, { practiceId });
      if (!practice) throw new DomainError('not_found', 'The practice was not found.');
      card.currency = practice.currency;
      requirePayable(card.amountCents, card.currency, 'amountCents');
      if (!(await this.giftCards.add(tx, card))) return null;
      await this.enter(tx, card, giftCardIssueEntries(card.id, card.amountCents));
      await this.publish(tx, card);
      return { card, balanceCents: card.amountCents };
    });
    // The same request came twice at once: the other one has issued it.
    return issued ?? (await this.find(practiceId, card.id))!;
  }

  /** Enters the value of one that was paid online. It is published on its day. */
  async issueSold(tx: EntityManager, card: GiftCard): Promise<void> {
    await this.giftCards.add(tx, card);
    await this.enter(tx, card, giftCardSaleEntries(card.id, card.amountCents));
  }

  /** So that its code is mailed to the recipient. */
  async publish(tx: EntityManager, card: GiftCard): Promise<void> {
    const { id: giftCardId, practiceId, amountCents, currency, recipientEmail, recipientName, message } = card;
    const sealedCode = await this.sealer.seal(formatGiftCardCode(card.code), sealedIn(GiftCardIssuedSchema, card.id));
    const event = { giftCardId, practiceId, amountCents, currency, recipientEmail, recipientName, message };
    await emit(tx, GiftCardIssuedSchema, { ...event, sealedCode }, { aggregateId: giftCardId });
  }

  async find(practiceId: string, id: string): Promise<CountedGiftCard | null> {
    const { manager } = this.dataSource;
    const card = (await this.giftCards.listByIds(manager, [id])).get(id);
    if (card?.practiceId !== practiceId) return null;
    return { card, balanceCents: (await this.ledger.listGiftCardBalances(manager, [id])).get(id) ?? 0 };
  }

  /** Newest first. */
  async list(practiceId: string): Promise<CountedGiftCard[]> {
    const { manager } = this.dataSource;
    const cards = await this.giftCards.listOfPractice(manager, practiceId);
    const balances = await this.ledger.listGiftCardBalances(
      manager,
      cards.map(({ id }) => id),
    );
    return cards.map((card) => ({ card, balanceCents: balances.get(card.id) ?? 0 }));
  }

  private async enter(tx: EntityManager, card: GiftCard, entries: EntryDraft[]): Promise<void> {
    const { practiceId, currency, createdAt: recordedAt } = card;
    const journal = { kind: 'gift_card_issue' as const, source: card.id, practiceId, appointmentId: null, currency };
    await this.ledger.record(tx, { ...journal, recordedAt, entries });
  }
}
