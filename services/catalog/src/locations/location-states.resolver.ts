import { Args, Context, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor, type GraphqlContext } from '@yarrow/kit/graphql-context';
import type * as contract from '../generated/graphql.js';
import type { Practice } from '../practices/practice.entity.js';
import { PracticeLoader } from '../practices/practice.loader.js';
import { locationDetails } from './location-details.js';
import { LocationStatesService } from './location-states.service.js';
import type { Location } from '../offerings/location.entity.js';

/** What the practice itself sees and does of its locations in addition to editing them. */
@Resolver()
@Access('practice')
export class LocationStatesResolver implements Pick<
  contract.MutationMethods,
  'disableLocation' | 'enableLocation' | 'deleteLocation' | 'reorderLocations'
> {
  constructor(private readonly states: LocationStatesService) {}

  @Mutation('disableLocation')
  async disableLocation(@Args() { id }: contract.MutationDisableLocationArgs, @CurrentActor() actor: Actor) {
    return { location: await this.states.disable(actor, id) };
  }

  @Mutation('enableLocation')
  async enableLocation(@Args() { id }: contract.MutationEnableLocationArgs, @CurrentActor() actor: Actor) {
    return { location: await this.states.enable(actor, id) };
  }

  @Mutation('deleteLocation')
  async deleteLocation(@Args() { id }: contract.MutationDeleteLocationArgs, @CurrentActor() actor: Actor) {
    await this.states.remove(actor, id);
  }

  @Mutation('reorderLocations')
  async reorderLocations(@Args() { ids }: contract.MutationReorderLocationsArgs, @CurrentActor() actor: Actor) {
    return { locations: await this.states.reorder(actor, ids) };
  }
}

@Resolver('Practice')
export class PracticeLocationsResolver implements Pick<contract.PracticeMethods, 'allLocations'> {
  constructor(private readonly loaders: PracticeLoader) {}

  @ResolveField('allLocations')
  async allLocations(@Parent() practice: Practice, @Context() context: GraphqlContext): Promise<Location[] | null> {
    if (!practice.isOwnedBy(context.actor.practiceId)) return null;
    return this.loaders.locations(context).load(practice.id);
  }
}

@Resolver('Location')
export class LocationDetailsResolver implements Pick<contract.LocationMethods, 'details'> {
  constructor(private readonly loaders: PracticeLoader) {}

  @ResolveField('details')
  async details(
    @Parent() location: Location,
    @Context() context: GraphqlContext,
  ): Promise<contract.LocationDetails | null> {
    const { practiceId } = location;
    if (context.actor.practiceId !== practiceId) return null;
    const [all, services] = await Promise.all([
      this.loaders.locations(context).load(practiceId),
      this.loaders.services(context).load(practiceId),
    ]);
    return locationDetails(location, all, services);
  }
}
