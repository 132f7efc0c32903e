import { Args, Context, Mutation, Parent, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor, type GraphqlContext, loaderOf } from '@yarrow/kit/graphql-context';
import type * as contract from '../generated/graphql.js';
import { ClientSettingsService } from './client-settings.service.js';

/** A contact of a practice, which clients owns. */
export interface ClientReference {
  readonly id: string;
}

/** What notifications adds to the contacts of a practice. */
@Resolver('Client')
export class ClientSettingsResolver
  implements Pick<contract.MutationMethods, 'updateClientCommunicationSettings'>, contract.ClientMethods
{
  constructor(private readonly clientSettings: ClientSettingsService) {}

  /** An id alone opens nothing: the field asks whose contact it is. */
  @ResolveReference()
  @Access('gateway')
  resolveReference({ id }: ClientReference): ClientReference {
    return { id };
  }

  @Mutation('updateClientCommunicationSettings')
  @Access('practice')
  async updateClientCommunicationSettings(
    @Args() { input }: contract.MutationUpdateClientCommunicationSettingsArgs,
    @CurrentActor() actor: Actor,
  ) {
    const { clientId, ...changes } = input;
    await this.clientSettings.update(actor, clientId, changes);
    return { client: { id: clientId } };
  }

  @ResolveField('communicationSettings')
  async communicationSettings(@Parent() { id }: ClientReference, @Context() context: GraphqlContext) {
    const load = (ids: readonly string[]) => this.clientSettings.listShown(context.actor, ids);
    const shown = await loaderOf(context, ClientSettingsResolver, load).load(id);
    if (!shown) return null;
    const { clientId: _clientId, ...chosen } = shown.settings;
    return { ...chosen, textsStopped: shown.textsStopped };
  }
}
