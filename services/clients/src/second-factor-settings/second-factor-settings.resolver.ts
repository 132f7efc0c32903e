import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { byUser, RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import { FAILED_LOGINS } from '../accounts/login-attempts.service.js';
import type { User } from '../accounts/user.entity.js';
import type * as contract from '../generated/graphql.js';
import { AuthenticatorAppsService } from './authenticator-apps.service.js';
import { PasskeysService } from './passkeys.service.js';
import { SecondFactorSettingsService } from './second-factor-settings.service.js';
import { SecondFactorViewService } from './second-factor-view.service.js';

const CHANGES = { name: 'second-factor', points: 60, perSeconds: 3600 };
/** A code of six digits is typed, not guessed. */
const CODES = { name: 'second-factor-code', points: 20, perSeconds: 3600 };

@Resolver('User')
@Access('client')
export class SecondFactorSettingsResolver
  implements
    Pick<
      contract.MutationMethods,
      | 'addPasskey'
      | 'confirmAuthenticatorApp'
      | 'removeAuthenticatorApp'
      | 'removePasskey'
      | 'renewRecoveryCodes'
      | 'startAuthenticatorApp'
      | 'startPasskey'
    >,
    Pick<contract.UserMethods, 'secondFactor'>
{
  constructor(
    private readonly settings: SecondFactorSettingsService,
    private readonly apps: AuthenticatorAppsService,
    private readonly passkeys: PasskeysService,
    private readonly view: SecondFactorViewService,
  ) {}

  @Mutation('startAuthenticatorApp')
  @RateLimit({ ...CHANGES, by: byUser })
  @RateLimit.inService(FAILED_LOGINS, 'wrong passwords, as at the log-in')
  async startAuthenticatorApp(
    @Args() { currentPassword }: contract.MutationStartAuthenticatorAppArgs,
    @CurrentActor() actor: Actor,
  ) {
    return this.apps.start(actor, currentPassword);
  }

  @Mutation('confirmAuthenticatorApp')
  @RateLimit({ ...CODES, by: byUser })
  async confirmAuthenticatorApp(
    @Args() { code }: contract.MutationConfirmAuthenticatorAppArgs,
    @CurrentActor() actor: Actor,
  ) {
    return this.apps.confirm(actor, code);
  }

  @Mutation('removeAuthenticatorApp')
  @RateLimit({ ...CHANGES, by: byUser })
  @RateLimit.inService(FAILED_LOGINS, 'wrong passwords, as at the log-in')
  async removeAuthenticatorApp(
    @Args() { currentPassword }: contract.MutationRemoveAuthenticatorAppArgs,
    @CurrentActor() actor: Actor,
  ) {
    return this.apps.remove(actor, currentPassword);
  }

  @Mutation('startPasskey')
  @RateLimit({ ...CHANGES, by: byUser })
  @RateLimit.inService(FAILED_LOGINS, 'wrong passwords, as at the log-in')
  async startPasskey(@Args() { currentPassword }: contract.MutationStartPasskeyArgs, @CurrentActor() actor: Actor) {
    return { options: await this.passkeys.start(actor, currentPassword) };
  }

  @Mutation('addPasskey')
  @RateLimit({ ...CHANGES, by: byUser })
  async addPasskey(@Args() input: contract.MutationAddPasskeyArgs, @CurrentActor() actor: Actor) {
    return this.passkeys.add(actor, input);
  }

  @Mutation('removePasskey')
  @RateLimit({ ...CHANGES, by: byUser })
  @RateLimit.inService(FAILED_LOGINS, 'wrong passwords, as at the log-in')
  async removePasskey(
    @Args() { id, currentPassword }: contract.MutationRemovePasskeyArgs,
    @CurrentActor() actor: Actor,
  ) {
    return this.passkeys.remove(actor, id, currentPassword);
  }

  @Mutation('renewRecoveryCodes')
  @RateLimit({ ...CHANGES, by: byUser })
  @RateLimit.inService(FAILED_LOGINS, 'wrong passwords, as at the log-in')
  async renewRecoveryCodes(
    @Args() { currentPassword }: contract.MutationRenewRecoveryCodesArgs,
    @CurrentActor() actor: Actor,
  ) {
    return this.settings.renewRecoveryCodes(actor, currentPassword);
  }

  @ResolveField('secondFactor')
  async secondFactor(@Parent() { id }: User, @CurrentActor() actor: Actor) {
    return actor.userId === id ? this.view.find(id) : null;
  }
}
