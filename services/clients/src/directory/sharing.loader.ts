import { loaderOf, type GraphqlContext } from '@yarrow/kit/graphql-context';
import type { Client } from './client.entity.js';
import type { DirectoryService } from './directory.service.js';

/** Contacts that share an address or a number, by contact, in one query for a request. */
export function sharingLoader(context: GraphqlContext, directory: DirectoryService) {
  return loaderOf(context, sharingLoader, async (ids: readonly string[]): Promise<(Client | null)[]> => {
    const others = await directory.listSharing(context.actor, ids);
    return ids.map((id) => others.get(id) ?? null);
  });
}
