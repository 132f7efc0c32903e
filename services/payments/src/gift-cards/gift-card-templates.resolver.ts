import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type {
  GiftCardTemplate as GiftCardTemplateContract,
  MutationMethods,
  MutationUpsertGiftCardTemplateArgs,
  QueryMethods,
} from '../generated/graphql.js';
import type { GiftCardTemplate } from '../records/gift-cards/gift-card-template.entity.js';
import { GiftCardTemplatesService } from './gift-card-templates.service.js';

@Resolver()
@Access('practice')
export class GiftCardTemplatesResolver
  implements Pick<QueryMethods, 'giftCardTemplates'>, Pick<MutationMethods, 'upsertGiftCardTemplate'>
{
  constructor(private readonly templates: GiftCardTemplatesService) {}

  @Query()
  async giftCardTemplates(@CurrentActor() actor: Actor) {
    return (await this.templates.list(actor)).map(toContract);
  }

  @Mutation()
  @RateLimit.none('A practice keeps its own gift cards.')
  async upsertGiftCardTemplate(@Args() input: MutationUpsertGiftCardTemplateArgs, @CurrentActor() actor: Actor) {
    return { giftCardTemplate: toContract(await this.templates.upsert(actor, input)) };
  }
}

function toContract({
  id,
  amountCents,
  description,
  active,
  public: isPublic,
}: GiftCardTemplate): GiftCardTemplateContract {
  return { id, amountCents, description, active, public: isPublic };
}
