import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor, type GraphqlContext } from '@yarrow/kit/graphql-context';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type * as contract from '../generated/graphql.js';
import { browserName } from './browser-name.js';
import { sessionHashOf } from './session-header.js';
import { SessionsService, type OwnSession } from './sessions.service.js';

@Resolver('BrowserSession')
@Access('client')
export class BrowserSessionsResolver
  implements
    Pick<contract.QueryMethods, 'browserSessions'>,
    Pick<contract.MutationMethods, 'endBrowserSession' | 'endOtherBrowserSessions'>,
    contract.BrowserSessionMethods
{
  constructor(private readonly sessions: SessionsService) {}

  @Query('browserSessions')
  async browserSessions(@CurrentActor() actor: Actor, @Context() context: GraphqlContext) {
    return this.sessions.listOwn(actor, sessionHashOf(context));
  }

  @Mutation('endBrowserSession')
  @RateLimit.none('It ends sessions of the caller only.')
  async endBrowserSession(
    @Args() { input }: contract.MutationEndBrowserSessionArgs,
    @CurrentActor() actor: Actor,
    @Context() context: GraphqlContext,
  ) {
    await this.sessions.endOwn(input.id, actor);
    return { browserSessions: await this.sessions.listOwn(actor, sessionHashOf(context)) };
  }

  @Mutation('endOtherBrowserSessions')
  @RateLimit.none('It ends sessions of the caller only.')
  async endOtherBrowserSessions(@CurrentActor() actor: Actor, @Context() context: GraphqlContext) {
    await this.sessions.endOthers(actor, sessionHashOf(context));
    return { browserSessions: await this.sessions.listOwn(actor, sessionHashOf(context)) };
  }

  @ResolveField('browser')
  browser(@Parent() { browser }: OwnSession) {
    return browserName(browser?.userAgent ?? '').name;
  }

  @ResolveField('handheld')
  handheld(@Parent() { browser }: OwnSession) {
    return browserName(browser?.userAgent ?? '').handheld;
  }

  @ResolveField('address')
  address(@Parent() { browser }: OwnSession) {
    return browser?.ip ?? null;
  }

  @ResolveField('createdAt')
  createdAt(@Parent() { createdAt }: OwnSession) {
    return createdAt.toISOString();
  }

  @ResolveField('lastUsedAt')
  lastUsedAt(@Parent() { lastUsedAt }: OwnSession) {
    return lastUsedAt.toISOString();
  }

  @ResolveField('endsAt')
  endsAt(@Parent() { endsAt }: OwnSession) {
    return endsAt.toISOString();
  }
}
