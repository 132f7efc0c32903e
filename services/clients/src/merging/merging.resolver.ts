import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { byPractice, RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type * as contract from '../generated/graphql.js';
import { ClientMergesService } from './client-merges.service.js';
import { ClientSplitsService } from './client-splits.service.js';
import { DuplicatesService } from './duplicates.service.js';

const NEW_CLIENTS = { name: 'split-client', points: 600, perSeconds: 3600 };

@Resolver()
@Access('practice')
export class MergingResolver
  implements
    Pick<contract.QueryMethods, 'clientMerges' | 'possibleDuplicates'>,
    Pick<contract.MutationMethods, 'dismissDuplicate' | 'mergeClients' | 'splitClient' | 'undoClientMerge'>
{
  constructor(
    private readonly merging: ClientMergesService,
    private readonly splits: ClientSplitsService,
    private readonly duplicates: DuplicatesService,
  ) {}

  @Query('possibleDuplicates')
  async possibleDuplicates(@Args() page: contract.QueryPossibleDuplicatesArgs, @CurrentActor() actor: Actor) {
    return this.duplicates.getPage(actor, page);
  }

  @Query('clientMerges')
  async clientMerges(@CurrentActor() actor: Actor) {
    return this.merging.listUndoable(actor);
  }

  @Mutation('mergeClients')
  async mergeClients(@Args() { input }: contract.MutationMergeClientsArgs, @CurrentActor() actor: Actor) {
    return { merge: await this.merging.merge(actor, input) };
  }

  @Mutation('undoClientMerge')
  async undoClientMerge(@Args() { mergeId }: contract.MutationUndoClientMergeArgs, @CurrentActor() actor: Actor) {
    return { merge: await this.merging.undo(actor, mergeId) };
  }

  @Mutation('splitClient')
  @RateLimit({ ...NEW_CLIENTS, by: byPractice })
  async splitClient(@Args() { input }: contract.MutationSplitClientArgs, @CurrentActor() actor: Actor) {
    const { noteIds = [], intakeForms = false, ...form } = input;
    return this.splits.split(actor, { ...form, noteIds, intakeForms });
  }

  @Mutation('dismissDuplicate')
  async dismissDuplicate(@Args() pair: contract.MutationDismissDuplicateArgs, @CurrentActor() actor: Actor) {
    const [client, otherClient] = await this.duplicates.dismiss(actor, pair.clientId, pair.otherClientId);
    return { client, otherClient };
  }
}
