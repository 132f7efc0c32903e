import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor, loaderOf, type GraphqlContext } from '@yarrow/kit/graphql-context';
import type { Client } from '../directory/client.entity.js';
import type * as contract from '../generated/graphql.js';
import { type DatedNote, NotesService } from './notes.service.js';

@Resolver('Client')
@Access('practice')
export class NotesResolver
  implements
    Pick<contract.QueryMethods, 'clientNotes'>,
    Pick<contract.MutationMethods, 'addNote'>,
    Pick<contract.ClientMethods, 'clientNote'>
{
  constructor(private readonly notes: NotesService) {}

  @Query('clientNotes')
  async clientNotes(@Args() asked: contract.QueryClientNotesArgs, @CurrentActor() actor: Actor) {
    const { notes, totalCount } = await this.notes.getPage(actor, asked);
    return { notes: notes.map(shown), totalCount };
  }

  @Mutation('addNote')
  async addNote(@Args() form: contract.MutationAddNoteArgs, @CurrentActor() actor: Actor) {
    const { note, client } = await this.notes.add(actor, form);
    return { note: shown(note), client };
  }

  @ResolveField('clientNote')
  async clientNote(@Parent() { id }: Client, @Context() context: GraphqlContext) {
    return loaderOf(context, NotesResolver, async (ids: readonly string[]) => {
      const notes = await this.notes.listByClients(context.actor, ids);
      return ids.map((clientId) => notes.filter(({ note }) => note.clientId === clientId).map(shown));
    }).load(id);
  }
}

const shown = ({ note: { id, text, createdAt, appointmentId }, appointmentStartsAt }: DatedNote) => ({
  ...{ id, text, appointmentId },
  time: createdAt.toISOString(),
  appointmentStartsAt: appointmentStartsAt?.toISOString() ?? null,
});
