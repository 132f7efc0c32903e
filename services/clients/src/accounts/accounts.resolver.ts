import { Args, Context, Mutation, Parent, Query, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { mutationResult } from '@yarrow/kit/domain-error';
import { CurrentActor, loaderOf, type GraphqlContext } from '@yarrow/kit/graphql-context';
import { RateLimitedError } from '@yarrow/kit/rate-limits';
import type * as contract from '../generated/graphql.js';
import { AccountsService } from './accounts.service.js';
import { LoginsService } from './logins.service.js';
import { PasswordResetsService } from './password-resets.service.js';
import { sessionHashOf } from './session-header.js';
import { SessionsService, type Browser, type BrowserSession } from './sessions.service.js';
import type { User } from './user.entity.js';

/** Longer `user-agent` headers are cut; real ones are shorter. */
const USER_AGENT_LENGTH = 400;

@Resolver('User')
export class AccountsResolver {
  constructor(
    private readonly accounts: AccountsService,
    private readonly logins: LoginsService,
    private readonly resets: PasswordResetsService,
    private readonly sessions: SessionsService,
  ) {}

  @Query('currentUser')
  @Access('public')
  async currentUser(@CurrentActor() actor: Actor) {
    return this.accounts.findCurrent(actor);
  }

  @Mutation('register')
  @Access('public')
  async register(
    @Args('input') input: contract.RegisterInput,
    @CurrentActor() actor: Actor,
    @Context() context: GraphqlContext,
  ) {
    return mutationResult(async () => {
      const user = await this.accounts.register(input, actor);
      return sessionPayload(user, await this.sessions.start(user, browserOf(actor, context)), context);
    });
  }

  @Mutation('login')
  @Access('public')
  async login(
    @Args('input') input: contract.LoginInput,
    @CurrentActor() actor: Actor,
    @Context() context: GraphqlContext,
  ) {
    return mutationResult(async () => {
      const login = this.logins.login(input, browserOf(actor, context));
      const { user, session } = await login.catch(addRetryAfter(context));
      return sessionPayload(user, session, context);
    });
  }

  @Mutation('logout')
  @Access('public')
  async logout(
    @Args('input') input: contract.LogoutInput | undefined,
    @CurrentActor() actor: Actor,
    @Context() context: GraphqlContext,
  ) {
    return mutationResult(async () => {
      const hash = sessionHashOf(context);
      if (actor.userId && input?.everywhere) await this.sessions.endAll(actor.userId);
      else if (actor.userId && hash) await this.sessions.end(hash, actor.userId);
      setCookies(context, this.sessions.clearedCookies());
      return {};
    });
  }

  @Mutation('requestPasswordReset')
  @Access('public')
  async requestPasswordReset(@Args('input') input: contract.RequestPasswordResetInput, @CurrentActor() actor: Actor) {
    return mutationResult(async () => {
      await this.resets.request(input.email, actor);
      return {};
    });
  }

  @Mutation('resetPassword')
  @Access('public')
  async resetPassword(@Args('input') input: contract.ResetPasswordInput, @CurrentActor() actor: Actor) {
    return mutationResult(async () => {
      await this.resets.reset(input, actor);
      return {};
    });
  }

  @ResolveReference()
  @Access('gateway')
  async resolveReference(reference: { id: string }, context: GraphqlContext) {
    return loaderOf(context, AccountsResolver, async (ids: readonly string[]) => {
      const byId = new Map((await this.accounts.listByIds(ids)).map((user) => [user.id, user]));
      return ids.map((id) => byId.get(id) ?? new Error('No such account.'));
    }).load(reference.id);
  }

  @ResolveField('email')
  email(@Parent() user: User, @CurrentActor() actor: Actor) {
    return actor.userId === user.id ? user.email : null;
  }

  @ResolveField('phone')
  phone(@Parent() user: User, @CurrentActor() actor: Actor) {
    return actor.userId === user.id ? user.phone : null;
  }

  @ResolveField('createdAt')
  createdAt(@Parent() user: User, @CurrentActor() actor: Actor) {
    return actor.userId === user.id ? user.createdAt.toISOString() : null;
  }
}

/** What the gateway forwards of the browser. */
function browserOf(actor: Actor, context: GraphqlContext): Browser {
  const userAgent = context.request.headers['user-agent'] ?? '';
  return { ip: actor.ip, userAgent: userAgent.slice(0, USER_AGENT_LENGTH) };
}

/** Repeats in the header that programs read when the next attempt is allowed. */
function addRetryAfter({ reply }: GraphqlContext) {
  return (error: unknown): never => {
    if (error instanceof RateLimitedError) void reply.header('retry-after', error.retryAfterSeconds);
    throw error;
  };
}

function sessionPayload(user: User, { cookies, csrfToken }: BrowserSession, context: GraphqlContext) {
  setCookies(context, cookies);
  return { user, csrfToken };
}

function setCookies(context: GraphqlContext, cookies: string[]): void {
  void context.reply.header('set-cookie', cookies);
}
