import { loaderOf, type GraphqlContext } from '@yarrow/kit/graphql-context';
import type DataLoader from 'dataloader';
import type { Location } from '../offerings/location.entity.js';
import { LocationsService } from './locations.service.js';

/** Locations by id, disabled ones included: one query for all that a request shows. */
export function locationLoader(
  context: GraphqlContext,
  locations: LocationsService,
): DataLoader<string, Location | null> {
  return loaderOf(context, LocationsService, async (ids: readonly string[]) => {
    const byId = new Map((await locations.listByIds(ids)).map((location) => [location.id, location]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}
