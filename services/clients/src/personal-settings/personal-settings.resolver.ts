import { Args, Context, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor, type GraphqlContext } from '@yarrow/kit/graphql-context';
import { byUser, RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import { EmailChangesService } from '../accounts/email-changes.service.js';
import { FAILED_LOGINS } from '../accounts/login-attempts.service.js';
import { sessionHashOf } from '../accounts/session-header.js';
import type { User } from '../accounts/user.entity.js';
import type * as contract from '../generated/graphql.js';
import { EMAIL_CHANGES } from './email-requests.service.js';
import { PersonalSettingsService } from './personal-settings.service.js';

const CHANGES = { name: 'personal-settings', points: 120, perSeconds: 3600 };

@Resolver('User')
export class PersonalSettingsResolver
  implements
    Pick<contract.MutationMethods, 'updatePersonalSettings'>,
    Pick<contract.UserMethods, 'gender' | 'customGender' | 'dob' | 'pendingEmail'>
{
  constructor(
    private readonly settings: PersonalSettingsService,
    private readonly emails: EmailChangesService,
  ) {}

  @Mutation('updatePersonalSettings')
  @Access('client')
  @RateLimit({ ...CHANGES, by: byUser })
  @RateLimit.inService(FAILED_LOGINS, 'wrong passwords, as at the log-in')
  @RateLimit.inService(EMAIL_CHANGES, 'mails to new addresses, by account')
  async updatePersonalSettings(
    @Args() form: contract.MutationUpdatePersonalSettingsArgs,
    @CurrentActor() actor: Actor,
    @Context() context: GraphqlContext,
  ) {
    return { user: await this.settings.update(actor, form, sessionHashOf(context)) };
  }

  @ResolveField('gender')
  gender(@Parent() user: User, @CurrentActor() actor: Actor) {
    return actor.userId === user.id ? user.gender : null;
  }

  @ResolveField('customGender')
  customGender(@Parent() user: User, @CurrentActor() actor: Actor) {
    return actor.userId === user.id ? user.customGender : null;
  }

  @ResolveField('dob')
  dob(@Parent() user: User, @CurrentActor() actor: Actor) {
    return actor.userId === user.id ? user.dob : null;
  }

  @ResolveField('pendingEmail')
  async pendingEmail(@Parent() user: User, @CurrentActor() actor: Actor) {
    return actor.userId === user.id ? this.emails.findPending(user.id) : null;
  }
}
