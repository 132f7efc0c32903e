import { type GraphqlContext, loaderOf } from '@yarrow/kit/graphql-context';
import type { PracticeCatalog } from '../catalog-projection/practice-catalog.js';
import type { EventListsService } from './event-lists.service.js';

const KEY = {};

/** The loader of what is known of practices: each is read once for a request; null of one that has not arrived. */
export function practiceCatalogs(context: GraphqlContext, lists: EventListsService) {
  return loaderOf(context, KEY, async (ids: readonly string[]): Promise<(PracticeCatalog | null)[]> => {
    const catalogs = await lists.listCatalogs(ids);
    return ids.map((id) => catalogs.get(id) ?? null);
  });
}
