import { Mutation, Resolver } from '@nestjs/graphql';
import type { Actor } from '@yarrow/kit/actor';
import { mutationResult } from '@yarrow/kit/domain-error';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import type { ConnectStripePayload } from '../generated/graphql.js';
import { AccountsService } from './accounts.service.js';

@Resolver()
export class AccountsResolver {
  constructor(private readonly accounts: AccountsService) {}

  @Mutation()
  async connectStripe(@CurrentActor() actor: Actor): Promise<ConnectStripePayload> {
    return mutationResult(async () => ({ url: await this.accounts.connectStripe(actor) }));
  }
}
