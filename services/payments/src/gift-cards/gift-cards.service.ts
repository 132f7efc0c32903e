import { Injectable } from '@nestjs/common';
import { GiftCardIssuedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { type Actor, requirePro } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { newId } from '@yarrow/kit/ids';
import { parseEmail, parseText } from '@yarrow/kit/input-rules';
import { emit } from '@yarrow/kit/outbox';
import { DataSource, type EntityManager } from 'typeorm';
import type { IssueGiftCardInput } from '../generated/graphql.js';
import { giftCardIssueEntries } from '../ledger/ledger-rules.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import { PracticeCopy } from '../practice-copies/practice-copy.entity.js';
import { formatGiftCardCode, newGiftCardCode } from './gift-card-code.js';
import { GiftCard } from './gift-card.entity.js';
import { GiftCardsRepository } from './gift-cards.repository.js';

const MIN_CENTS = 100;
const MAX_CENTS = 1_000_000;

export interface CountedGiftCard {
  card: GiftCard;
  balanceCents: number;
}

/** Gift cards as the practice issues and sees them. */
@Injectable()
export class GiftCardsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly giftCards: GiftCardsRepository,
    private readonly ledger: LedgerRepository,
    private readonly clock: Clock,
  ) {}

  /** The owner may. */
  async issue(actor: Actor, input: IssueGiftCardInput): Promise<CountedGiftCard> {
    requirePro(actor);
    const { practiceId } = actor;
    const card = giftCardOf(practiceId, input, this.clock.now());
    return this.dataSource.transaction(async (tx) => {
      const practice = await tx.findOneBy(PracticeCopy, { practiceId });
      if (!practice) throw new DomainError('not_found', 'The practice was not found.');
      card.currency = practice.currency;
      await this.giftCards.add(tx, card);
      await this.ledger.record(tx, {
        kind: 'gift_card_issue',
        source: card.id,
        practiceId,
        appointmentId: null,
        currency: card.currency,
        recordedAt: card.createdAt,
        entries: giftCardIssueEntries(card.id, card.amountCents),
      });
      await tell(tx, card);
      return { card, balanceCents: card.amountCents };
    });
  }

  /** The owner may. */
  async list(actor: Actor): Promise<CountedGiftCard[]> {
    requirePro(actor);
    const { manager } = this.dataSource;
    const cards = await this.giftCards.listOfPractice(manager, actor.practiceId);
    const balances = await this.ledger.listGiftCardBalances(
      manager,
      cards.map(({ id }) => id),
    );
    return cards.map((card) => ({ card, balanceCents: balances.get(card.id) ?? 0 }));
  }
}

function giftCardOf(practiceId: string, input: IssueGiftCardInput, now: Date): GiftCard {
  const { amountCents } = input;
  if (amountCents <= 0) throw new DomainError('invalid_amount', 'Amount must be a positive number', 'amountCents');
  if (amountCents < MIN_CENTS || amountCents > MAX_CENTS) {
    throw new DomainError('invalid_amount', 'A gift card holds at least $1 and at most $10,000.', 'amountCents');
  }
  return Object.assign(new GiftCard(), {
    id: newId(),
    practiceId,
    code: newGiftCardCode(),
    amountCents,
    currency: '',
    recipientName: parseText(input.recipientName, 'recipientName', { min: 1, max: 100, label: 'Recipient name' }),
    recipientEmail: parseEmail(input.recipientEmail, 'recipientEmail'),
    message: parseText(input.message, 'message', { max: 500, label: 'The message' }),
    createdAt: now,
  } satisfies GiftCard);
}

async function tell(tx: EntityManager, card: GiftCard): Promise<void> {
  const { id: giftCardId, practiceId, amountCents, currency, recipientEmail, recipientName, message } = card;
  const event = { giftCardId, practiceId, amountCents, currency, recipientEmail, recipientName, message };
  await emit(tx, GiftCardIssuedSchema, { ...event, code: formatGiftCardCode(card.code) }, { aggregateId: giftCardId });
}
