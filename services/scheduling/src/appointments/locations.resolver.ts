import { ResolveReference, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import { type GraphqlContext, loaderOf } from '@yarrow/kit/graphql-context';
import { placeOf } from '../visits/place.js';
import { type ReachedLocation, reachedLocation, UNKNOWN } from '../visits/reached-location.js';
import { CatalogProjectionService } from '../catalog-projection/catalog-projection.service.js';

/** How the places of a practice are reached, asked without a visit: the practice alone sees all of it. */
@Resolver('Location')
export class LocationsResolver {
  constructor(private readonly catalogs: CatalogProjectionService) {}

  @ResolveReference()
  @Access('gateway')
  async resolveReference({ id }: { id: string }, context: GraphqlContext): Promise<ReachedLocation> {
    const loader = loaderOf(context, LocationsResolver, async (ids: readonly string[]) => {
      const found = await this.catalogs.listLocations(ids);
      return ids.map((key) => found.get(key) ?? null);
    });
    const location = await loader.load(id);
    if (!location) return { id, ...UNKNOWN };
    const mine = context.actor.kind === 'pro' && context.actor.practiceId === location.practiceId;
    return reachedLocation(placeOf(location), mine);
  }
}
