import { Injectable } from '@nestjs/common';
import { GiftCardIssuedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { newId } from '@yarrow/kit/ids';
import { parseEmail, parseName, parseText, requirePayable } from '@yarrow/kit/values/input-rules';
import { emit } from '@yarrow/kit/outbox';
import { sealedIn, Sealer } from '@yarrow/kit/security/sealing';
import { DataSource, type EntityManager } from 'typeorm';
import type { IssueGiftCardInput } from '../generated/graphql.js';
import { giftCardIssueEntries } from '../ledger/ledger-rules.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import { PracticeProjection } from '../records/practices/practice-projection.entity.js';
import { formatGiftCardCode, newGiftCardCode } from '../money/gift-card-code.js';
import { GiftCard } from '../records/gift-cards/gift-card.entity.js';
import { GiftCardsRepository } from '../records/gift-cards/gift-cards.repository.js';
import { requireGiftCardAmount } from './gift-card-amount.js';

/** What mail programs turn into a link: with a scheme, or as a host's name. */
const LINK =
  /[a-z][a-z\d+.-]*:\/\/|\bwww\.|[\p{L}\d]\.(?:com|net|org|info|biz|io|co|me|app|dev|shop|online|site|xyz|top|link|click|ru|cn|tk|ly|to|us|uk|ca|de|eu)\b/iu;

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
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError with the message for the field */
  draft(practiceId: string, input: IssueGiftCardInput, id?: string): GiftCard {
    return giftCardOf(practiceId, input, this.clock.now(), id);
  }

  /** Enters its value and publishes it, so that it is mailed; of one that was issued before, what it is now. */
  async issue(card: GiftCard): Promise<CountedGiftCard> {
    const { practiceId } = card;
    const issued = await this.dataSource.transaction(async (tx) => {
      const practice = await tx.findOneBy(PracticeProjection, { practiceId });
      if (!practice) throw new DomainError('not_found', 'The practice was not found.');
      card.currency = practice.currency;
      requirePayable(card.amountCents, card.currency, 'amountCents');
      if (!(await this.giftCards.add(tx, card))) return null;
      await this.ledger.record(tx, {
        kind: 'gift_card_issue',
        source: card.id,
        practiceId,
        appointmentId: null,
        currency: card.currency,
        recordedAt: card.createdAt,
        entries: giftCardIssueEntries(card.id, card.amountCents),
      });
      await this.publish(tx, card);
      return { card, balanceCents: card.amountCents };
    });
    // The same request came twice at once: the other one has issued it.
    return issued ?? (await this.find(practiceId, card.id))!;
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

  private async publish(tx: EntityManager, card: GiftCard): Promise<void> {
    const { id: giftCardId, practiceId, amountCents, currency, recipientEmail, recipientName, message } = card;
    const sealedCode = await this.sealer.seal(formatGiftCardCode(card.code), sealedIn(GiftCardIssuedSchema, card.id));
    const event = { giftCardId, practiceId, amountCents, currency, recipientEmail, recipientName, message };
    await emit(tx, GiftCardIssuedSchema, { ...event, sealedCode }, { aggregateId: giftCardId });
  }
}

function giftCardOf(practiceId: string, input: IssueGiftCardInput, now: Date, id = newId()): GiftCard {
  const { amountCents } = input;
  requireGiftCardAmount(amountCents);
  return Object.assign(new GiftCard(), {
    id,
    practiceId,
    code: newGiftCardCode(),
    amountCents,
    currency: '',
    recipientName: withoutLinks(parseName(input.recipientName, 'recipientName', 'Recipient name'), 'recipientName'),
    recipientEmail: parseEmail(input.recipientEmail, 'recipientEmail'),
    message: withoutLinks(parseText(input.message, 'message', { max: 500, label: 'The message' }), 'message'),
    createdAt: now,
  } satisfies GiftCard);
}

/**
 * Our mail carries this text: it leads nowhere.
 * @throws DomainError `invalid_recipient_name`, `invalid_message`
 */
function withoutLinks(text: string, field: 'message' | 'recipientName'): string {
  if (!LINK.test(text)) return text;
  const code = field === 'message' ? 'invalid_message' : 'invalid_recipient_name';
  throw new DomainError(code, 'Please leave out web addresses.', field);
}
