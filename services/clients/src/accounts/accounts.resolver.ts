import { Args, Context, Mutation, Parent, Query, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { DomainError, failure } from '@yarrow/kit/domain-error';
import { CurrentActor, loaderOf, type GraphqlContext } from '@yarrow/kit/graphql-context';
import { RateLimit, byAddress, byArgument, byBoth, byNetwork } from '@yarrow/kit/rate-limits/rate-limit';
import type * as contract from '../generated/graphql.js';
import type { PendingLogin } from '../second-factor/second-factor-logins.service.js';
import { AccountsService } from './accounts.service.js';
import { FAILED_LOGINS } from './login-attempts.service.js';
import { LoginsService } from './logins.service.js';
import { PasswordResetsService } from './password-resets.service.js';
import { sessionHashOf } from './session-header.js';
import { SessionsService, type Browser, type BrowserSession } from './sessions.service.js';
import type { User } from './user.entity.js';

/** Longer `user-agent` headers are cut; real ones are shorter. */
const USER_AGENT_LENGTH = 400;

/** A course or an office that signs up together shares an address. */
const REGISTRATIONS = { name: 'register', points: 'REGISTRATIONS_PER_ADDRESS', perSeconds: 900 } as const;
/** On whatever accounts. */
const LOGINS = { name: 'login-address', points: 'LOGINS_PER_ADDRESS', perSeconds: 900 } as const;
const RESET_REQUESTS = { name: 'reset-address', points: 60, perSeconds: 900 };
/** Mails to one account that one network asks for: others, its owner above all, are not kept from theirs. */
const RESET_MAILS = { name: 'reset-account', points: 3, perSeconds: 3600 };
const RESETS = { name: 'reset-token', points: 60, perSeconds: 900 };

@Resolver('User')
export class AccountsResolver
  implements
    Pick<contract.QueryMethods, 'currentUser'>,
    Pick<
      contract.MutationMethods,
      'register' | 'login' | 'confirmLogin' | 'logout' | 'requestPasswordReset' | 'resetPassword'
    >,
    Pick<contract.UserMethods, 'email' | 'phone' | 'createdAt' | 'isStaff'>
{
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
  @RateLimit({ ...REGISTRATIONS, by: byAddress })
  async register(
    @Args() { input }: contract.MutationRegisterArgs,
    @CurrentActor() actor: Actor,
    @Context() context: GraphqlContext,
  ) {
    const user = await this.accounts.register(input);
    return sessionPayload(user, await this.sessions.start(user, browserOf(actor, context)), context);
  }

  @Mutation('login')
  @Access('public')
  @RateLimit({ ...LOGINS, by: byNetwork })
  @RateLimit.inService(FAILED_LOGINS, 'failures by account and network, then each waits longer')
  async login(
    @Args() { input }: contract.MutationLoginArgs,
    @CurrentActor() actor: Actor,
    @Context() context: GraphqlContext,
  ) {
    const started = await this.logins.login(input, browserOf(actor, context));
    if ('pending' in started) return secondFactorPayload(started.pending);
    return sessionPayload(started.user, started.session, context);
  }

  @Mutation('confirmLogin')
  @Access('public')
  @RateLimit({ ...LOGINS, by: byNetwork })
  async confirmLogin(
    @Args() { input }: contract.MutationConfirmLoginArgs,
    @CurrentActor() actor: Actor,
    @Context() context: GraphqlContext,
  ) {
    const { token, ...answer } = input;
    const { user, session } = await this.logins.confirm(token, answer, browserOf(actor, context));
    return sessionPayload(user, session, context);
  }

  @Mutation('logout')
  @Access('public')
  @RateLimit.none('It ends sessions of the caller only.')
  async logout(
    @Args() { input }: contract.MutationLogoutArgs,
    @CurrentActor() actor: Actor,
    @Context() context: GraphqlContext,
  ): Promise<void> {
    const hash = sessionHashOf(context);
    if (actor.userId && input?.everywhere) await this.sessions.endAll(actor.userId);
    else if (actor.userId && hash) await this.sessions.end(hash, actor.userId);
    setCookies(context, this.sessions.clearedCookies());
  }

  @Mutation('requestPasswordReset')
  @Access('public')
  @RateLimit({ ...RESET_REQUESTS, by: byAddress })
  @RateLimit({ ...RESET_MAILS, by: byBoth(byNetwork, byArgument('input.email')) })
  async requestPasswordReset(@Args() { input }: contract.MutationRequestPasswordResetArgs): Promise<void> {
    await this.resets.request(input.email);
  }

  @Mutation('resetPassword')
  @Access('public')
  @RateLimit({ ...RESETS, by: byAddress })
  async resetPassword(@Args() { input }: contract.MutationResetPasswordArgs): Promise<void> {
    await this.resets.reset(input);
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

  @ResolveField('isStaff')
  isStaff(@Parent() user: User, @CurrentActor() actor: Actor) {
    return actor.userId === user.id ? user.staff : null;
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

/** No session yet: the answer says what is missing. */
function secondFactorPayload({ token, authenticatorApp, passkeyOptions }: PendingLogin) {
  const missing = new DomainError('second_factor_required', 'Please confirm that it is you.');
  const secondFactor = { token, authenticatorApp, passkeyOptions };
  return { ...failure(missing), user: null, csrfToken: null, secondFactor };
}

function sessionPayload(user: User, { cookies, csrfToken }: BrowserSession, context: GraphqlContext) {
  setCookies(context, cookies);
  return { user, csrfToken, secondFactor: null };
}

function setCookies(context: GraphqlContext, cookies: string[]): void {
  void context.reply.header('set-cookie', cookies);
}
