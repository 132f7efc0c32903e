import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { mutationResult } from '@yarrow/kit/domain-error';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import type * as contract from '../generated/graphql.js';
import { EmailConfirmationsService } from './email-confirmations.service.js';
import type { User } from './user.entity.js';

@Resolver('User')
export class EmailConfirmationsResolver {
  constructor(private readonly confirmations: EmailConfirmationsService) {}

  @Mutation('requestEmailConfirmation')
  @Access('client')
  async requestEmailConfirmation(@CurrentActor() actor: Actor) {
    return mutationResult(async () => ({ user: await this.confirmations.request(actor) }));
  }

  @Mutation('confirmEmail')
  @Access('public')
  async confirmEmail(@Args('input') input: contract.ConfirmEmailInput, @CurrentActor() actor: Actor) {
    return mutationResult(async () => ({ user: await this.confirmations.confirm(input.token, actor) }));
  }

  @ResolveField('emailConfirmed')
  emailConfirmed(@Parent() user: User, @CurrentActor() actor: Actor) {
    return actor.userId === user.id ? user.emailConfirmedAt !== null : null;
  }
}
