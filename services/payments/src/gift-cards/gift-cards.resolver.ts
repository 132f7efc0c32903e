import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { mutationResult } from '@yarrow/kit/domain-error';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import type { GiftCard, IssueGiftCardPayload, MutationIssueGiftCardArgs } from '../generated/graphql.js';
import { formatGiftCardCode } from './gift-card-code.js';
import type { CountedGiftCard } from './gift-card-book.js';
import { GiftCardsService } from './gift-cards.service.js';

@Resolver()
@Access('practice')
export class GiftCardsResolver {
  constructor(private readonly service: GiftCardsService) {}

  @Query()
  async giftCards(@CurrentActor() actor: Actor): Promise<GiftCard[]> {
    return (await this.service.list(actor)).map(toGiftCard);
  }

  @Mutation()
  async issueGiftCard(
    @Args() { input }: MutationIssueGiftCardArgs,
    @CurrentActor() actor: Actor,
  ): Promise<IssueGiftCardPayload> {
    return mutationResult(async () => ({ giftCard: toGiftCard(await this.service.issue(actor, input)) }));
  }
}

function toGiftCard({ card, balanceCents }: CountedGiftCard): GiftCard {
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
  };
}
