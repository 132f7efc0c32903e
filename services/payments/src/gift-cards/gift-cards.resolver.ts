import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type { GiftCard, MutationIssueGiftCardArgs, MutationMethods, QueryMethods } from '../generated/graphql.js';
import { formatGiftCardCode } from '../money/gift-card-code.js';
import { GIFT_CARDS_PER_PRACTICE, GIFT_CARDS_PER_RECIPIENT } from './gift-cards.policy.js';
import { GiftCardsService, type PracticeGiftCard } from './gift-cards.service.js';

@Resolver()
@Access('practice')
export class GiftCardsResolver implements Pick<QueryMethods, 'giftCards'>, Pick<MutationMethods, 'issueGiftCard'> {
  constructor(private readonly service: GiftCardsService) {}

  @Query()
  async giftCards(@CurrentActor() actor: Actor) {
    return (await this.service.list(actor)).map(toGiftCard);
  }

  @Mutation()
  @RateLimit.inService(GIFT_CARDS_PER_PRACTICE, 'gift cards by practice')
  @RateLimit.inService(GIFT_CARDS_PER_RECIPIENT, 'gift cards by recipient')
  async issueGiftCard(@Args() { input }: MutationIssueGiftCardArgs, @CurrentActor() actor: Actor) {
    return { giftCard: toGiftCard(await this.service.issue(actor, input)) };
  }
}

function toGiftCard({ card, balanceCents, order }: PracticeGiftCard): GiftCard {
  const { id, amountCents, currency, recipientName, recipientEmail } = card;
  const createdAt = card.createdAt.toISOString();
  return {
    id,
    amountCents,
    balanceCents,
    currency,
    recipientName,
    recipientEmail,
    createdAt,
    code: formatGiftCardCode(card.code),
    buyerName: order?.buyerName ?? null,
    sendOn: order && !order.sentAt ? order.sendOn : null,
  };
}
