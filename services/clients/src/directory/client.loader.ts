import { loaderOf, type GraphqlContext } from '@yarrow/kit/graphql-context';
import type { Client } from './client.entity.js';
import { DirectoryService } from './directory.service.js';

/** Contacts by id, in one query for a request; null for what the caller may not see. */
export function clientLoader(context: GraphqlContext, directory: DirectoryService) {
  return loaderOf(context, DirectoryService, async (ids: readonly string[]): Promise<(Client | null)[]> => {
    const byId = new Map((await directory.listByIds(context.actor, ids)).map((client) => [client.id, client]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}
