import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { byPractice, RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type * as contract from '../generated/graphql.js';
import { PhoneViewsService } from './phone-views.service.js';

const PHONE_VIEWS = { name: 'view-phone', points: 300, perSeconds: 3600 };

@Resolver()
export class PhoneViewsResolver implements Pick<contract.MutationMethods, 'viewPhone'> {
  constructor(private readonly phones: PhoneViewsService) {}

  @Mutation('viewPhone')
  @Access('practice')
  @RateLimit({ ...PHONE_VIEWS, by: byPractice })
  async viewPhone(@Args() { id }: contract.MutationViewPhoneArgs, @CurrentActor() actor: Actor) {
    return this.phones.view(actor, id);
  }
}
