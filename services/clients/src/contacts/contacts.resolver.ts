import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { byPractice, RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type * as contract from '../generated/graphql.js';
import { ContactsService } from './contacts.service.js';

const NEW_CLIENTS = { name: 'create-client', points: 600, perSeconds: 3600 };

@Resolver()
@Access('practice')
export class ContactsResolver implements Pick<contract.MutationMethods, 'createClient' | 'editClient'> {
  constructor(private readonly contacts: ContactsService) {}

  @Mutation('createClient')
  @RateLimit({ ...NEW_CLIENTS, by: byPractice })
  async createClient(@Args() form: contract.MutationCreateClientArgs, @CurrentActor() actor: Actor) {
    return { client: await this.contacts.create(actor, form) };
  }

  @Mutation('editClient')
  async editClient(@Args() { clientId, ...form }: contract.MutationEditClientArgs, @CurrentActor() actor: Actor) {
    return { client: await this.contacts.edit(actor, clientId, form) };
  }
}
