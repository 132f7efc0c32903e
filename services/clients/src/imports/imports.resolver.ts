import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor, type GraphqlContext } from '@yarrow/kit/graphql-context';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import { DirectoryService } from '../directory/directory.service.js';
import type * as contract from '../generated/graphql.js';
import type { RefusedRow, StoredImport } from './client-imports.repository.js';
import { ClientImportsService, IMPORTED_ROWS } from './client-imports.service.js';

@Resolver('ClientImport')
@Access('practice')
export class ImportsResolver
  implements
    Pick<contract.QueryMethods, 'clientImport' | 'latestClientImport'>,
    Pick<contract.MutationMethods, 'inviteClients'>,
    Pick<contract.ClientImportMethods, 'erroredClients' | 'existingClients'>
{
  constructor(
    private readonly imports: ClientImportsService,
    private readonly directory: DirectoryService,
  ) {}

  @Query('clientImport')
  async clientImport(@Args() { id }: contract.QueryClientImportArgs, @CurrentActor() actor: Actor) {
    const found = await this.imports.find(actor, id);
    return found && this.imports.getProgress(found);
  }

  @Query('latestClientImport')
  async latestClientImport(@CurrentActor() actor: Actor) {
    const found = await this.imports.findLatest(actor);
    return found && this.imports.getProgress(found);
  }

  @Mutation('inviteClients')
  @RateLimit.inService(IMPORTED_ROWS, 'rows, by practice')
  async inviteClients(@Args() args: contract.MutationInviteClientsArgs, @CurrentActor() actor: Actor) {
    const { taken, refused } = await this.imports.take(actor, args);
    return { erroredClients: refused.map(shown), clientImport: await this.imports.getProgress(taken) };
  }

  @ResolveField('erroredClients')
  async erroredClients(@Parent() one: StoredImport, @Args() page: contract.ClientImportErroredClientsArgs) {
    return (await this.imports.listRefused(one, page)).map(shown);
  }

  @ResolveField('existingClients')
  async existingClients(
    @Parent() one: StoredImport,
    @Args() page: contract.ClientImportExistingClientsArgs,
    @Context() { actor }: GraphqlContext,
  ) {
    const ids = await this.imports.listExisting(one, page);
    const byId = new Map((await this.directory.listByIds(actor, ids)).map((client) => [client.id, client]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }
}

const shown = ({ position, form, code, message }: RefusedRow) => ({
  row: position,
  email: form.email ?? null,
  firstName: form.firstName ?? null,
  lastName: form.lastName ?? null,
  phone: form.phone ?? null,
  code: code as contract.ErrorCode,
  message,
});
