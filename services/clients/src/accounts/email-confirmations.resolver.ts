import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { byAddress, byUser, RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type * as contract from '../generated/graphql.js';
import { EmailConfirmationsService } from './email-confirmations.service.js';
import type { User } from './user.entity.js';

/** Mails to one account. */
const MAILS = { name: 'confirmation-account', points: 5, perSeconds: 3600 };
const TOKENS = { name: 'confirmation-token', points: 'CONFIRMATIONS_PER_ADDRESS', perSeconds: 900 } as const;

@Resolver('User')
export class EmailConfirmationsResolver
  implements
    Pick<contract.MutationMethods, 'requestEmailConfirmation' | 'confirmEmail'>,
    Pick<contract.UserMethods, 'emailConfirmed'>
{
  constructor(private readonly confirmations: EmailConfirmationsService) {}

  @Mutation('requestEmailConfirmation')
  @Access('client')
  @RateLimit({ ...MAILS, by: byUser })
  async requestEmailConfirmation(@CurrentActor() actor: Actor) {
    return { user: await this.confirmations.request(actor) };
  }

  @Mutation('confirmEmail')
  @Access('public')
  @RateLimit({ ...TOKENS, by: byAddress })
  async confirmEmail(@Args() { input }: contract.MutationConfirmEmailArgs, @CurrentActor() actor: Actor) {
    return { user: await this.confirmations.confirm(input.token, actor) };
  }

  @ResolveField('emailConfirmed')
  emailConfirmed(@Parent() user: User, @CurrentActor() actor: Actor) {
    return actor.userId === user.id ? user.emailConfirmedAt !== null : null;
  }
}
