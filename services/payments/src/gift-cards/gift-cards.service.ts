import { Injectable } from '@nestjs/common';
import { type Actor, requirePro } from '@yarrow/kit/actor';
import { idOfRequest } from '@yarrow/kit/idempotency';
import type { IssueGiftCardInput } from '../generated/graphql.js';
import { type CountedGiftCard, GiftCardBook } from './gift-card-book.js';
import { GiftCardLimits } from './gift-card-limits.js';

/** Gift cards as the practice issues and sees them. */
@Injectable()
export class GiftCardsService {
  constructor(
    private readonly book: GiftCardBook,
    private readonly limits: GiftCardLimits,
  ) {}

  /**
   * The owner may, once the account's address is confirmed: the card is mailed to whatever address is typed.
   * @throws DomainError `forbidden`, `email_not_confirmed`, `rate_limited`, or with the message for a field
   */
  async issue(actor: Actor, input: IssueGiftCardInput): Promise<CountedGiftCard> {
    requirePro(actor);
    const { practiceId } = actor;
    const id = idOfRequest(input.idempotencyKey, { of: practiceId, kind: 'gift_card' });
    const earlier = id && (await this.book.find(practiceId, id));
    if (earlier) return earlier;
    const card = this.book.draft(practiceId, input, id);
    await this.limits.requireMayIssue(actor, card.recipientEmail);
    return this.book.issue(card);
  }

  /** The owner may. */
  async list(actor: Actor): Promise<CountedGiftCard[]> {
    requirePro(actor);
    return this.book.list(actor.practiceId);
  }
}
