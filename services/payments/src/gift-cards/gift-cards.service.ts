import { Injectable } from '@nestjs/common';
import { type Actor, requirePro } from '@yarrow/kit/actor';
import { idOfRequest } from '@yarrow/kit/idempotency';
import type { IssueGiftCardInput } from '../generated/graphql.js';
import { type CountedGiftCard, GiftCardLedger } from './gift-card.ledger.js';
import { GiftCardsPolicy } from './gift-cards.policy.js';

/** Gift cards as the practice issues and sees them. */
@Injectable()
export class GiftCardsService {
  constructor(
    private readonly ledger: GiftCardLedger,
    private readonly policy: GiftCardsPolicy,
  ) {}

  /**
   * Requires the owner, with a confirmed address: the card is mailed to an arbitrary address.
   * @throws DomainError `forbidden`, `email_not_confirmed`, `rate_limited`, or with the message for a field
   */
  async issue(actor: Actor, input: IssueGiftCardInput): Promise<CountedGiftCard> {
    requirePro(actor);
    const { practiceId } = actor;
    const id = idOfRequest(input.idempotencyKey, { of: practiceId, kind: 'gift_card' });
    const earlier = id && (await this.ledger.find(practiceId, id));
    if (earlier) return earlier;
    const card = this.ledger.draft(practiceId, input, id);
    await this.policy.requireMayIssue(actor, card.recipientEmail);
    return this.ledger.issue(card);
  }

  /** Requires the owner. */
  async list(actor: Actor): Promise<CountedGiftCard[]> {
    requirePro(actor);
    return this.ledger.list(actor.practiceId);
  }
}
