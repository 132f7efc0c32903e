import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type * as contract from '../generated/graphql.js';
import { APP_TEXTS, MobileAppService, type MobileAppOffer } from './mobile-app.service.js';

@Resolver('MobileApp')
export class MobileAppResolver
  implements
    Pick<contract.QueryMethods, 'mobileApp' | 'appStores'>,
    Pick<contract.MutationMethods, 'sendText'>,
    contract.MobileAppMethods
{
  constructor(private readonly app: MobileAppService) {}

  @Query('mobileApp')
  @Access('public')
  async mobileApp(@CurrentActor() actor: Actor) {
    return this.app.findOffer(actor);
  }

  @Query('appStores')
  @Access('public')
  appStores() {
    return this.app.findStores();
  }

  /** The only type of text so far. */
  @Mutation('sendText')
  @Access('client')
  @RateLimit.inService(APP_TEXTS, 'texts sent, by account and by phone')
  async sendText(@Args() _args: contract.MutationSendTextArgs, @CurrentActor() actor: Actor): Promise<void> {
    await this.app.sendText(actor);
  }

  @ResolveField('textSentAt')
  textSentAt(@Parent() { textSentAt }: MobileAppOffer) {
    return textSentAt?.toISOString() ?? null;
  }
}
