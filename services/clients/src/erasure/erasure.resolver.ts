import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor, type GraphqlContext } from '@yarrow/kit/graphql-context';
import { byPractice, byUser, RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import { FAILED_LOGINS } from '../accounts/login-attempts.service.js';
import { SessionsService } from '../accounts/sessions.service.js';
import type * as contract from '../generated/graphql.js';
import { AccountErasuresService } from './account-erasures.service.js';
import { ContactErasuresService } from './contact-erasures.service.js';

const ACCOUNTS = { name: 'erase-account', points: 20, perSeconds: 3600 };
const CONTACTS = { name: 'erase-client', points: 120, perSeconds: 3600 };

@Resolver()
export class ErasureResolver
  implements
    Pick<contract.QueryMethods, 'accountOpenMatters'>,
    Pick<contract.MutationMethods, 'eraseAccount' | 'eraseClient'>
{
  constructor(
    private readonly accounts: AccountErasuresService,
    private readonly contacts: ContactErasuresService,
    private readonly sessions: SessionsService,
  ) {}

  @Query('accountOpenMatters')
  @Access('client')
  async accountOpenMatters(@CurrentActor() actor: Actor) {
    return this.accounts.getOpenMatters(actor);
  }

  @Mutation('eraseAccount')
  @Access('client')
  @RateLimit({ ...ACCOUNTS, by: byUser })
  @RateLimit.inService(FAILED_LOGINS, 'failures by account and network, then each waits longer')
  async eraseAccount(
    @Args() { input }: contract.MutationEraseAccountArgs,
    @CurrentActor() actor: Actor,
    @Context() context: GraphqlContext,
  ): Promise<void> {
    await this.accounts.erase(actor, input.password);
    void context.reply.header('set-cookie', this.sessions.clearedCookies());
  }

  @Mutation('eraseClient')
  @Access('practice')
  @RateLimit({ ...CONTACTS, by: byPractice })
  async eraseClient(@Args() { input }: contract.MutationEraseClientArgs, @CurrentActor() actor: Actor) {
    return { client: await this.contacts.erase(actor, input.clientId) };
  }
}
