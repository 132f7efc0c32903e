import { Args, Mutation, Parent, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { CurrentActor, type GraphqlContext } from '@yarrow/kit/graphql-context';
import { formatZone } from '@yarrow/time/format';
import { todayIn } from '@yarrow/time/wall-time';
import { abbreviationAt } from '@yarrow/time/zones';
import type * as contract from '../generated/graphql.js';
import { countryName } from '../reference/countries.js';
import { locationLoader } from './location.loader.js';
import type { Location } from '../offerings/location.entity.js';
import { LocationsService } from './locations.service.js';

@Resolver('Location')
export class LocationsResolver
  implements Pick<contract.MutationMethods, 'upsertLocation'>, Omit<contract.LocationMethods, 'details'>
{
  constructor(
    private readonly locations: LocationsService,
    private readonly clock: Clock,
  ) {}

  @Mutation('upsertLocation')
  @Access('practice')
  async upsertLocation(@Args() args: contract.MutationUpsertLocationArgs, @CurrentActor() actor: Actor) {
    const { id, idempotencyKey, ...form } = args;
    return { location: await this.locations.upsert(actor, { id, idempotencyKey }, form) };
  }

  @ResolveReference()
  @Access('gateway')
  async resolveReference({ id }: { id: string }, context: GraphqlContext) {
    return locationLoader(context, this.locations).load(id);
  }

  @ResolveField('address')
  address(@Parent() location: Location) {
    return location.isAddressHidden ? null : location.address;
  }

  @ResolveField('zip')
  zip(@Parent() location: Location) {
    return location.isAddressHidden ? null : location.zip;
  }

  @ResolveField('latitude')
  latitude(@Parent() location: Location) {
    return location.displayPlace?.latitude ?? null;
  }

  @ResolveField('longitude')
  longitude(@Parent() location: Location) {
    return location.displayPlace?.longitude ?? null;
  }

  @ResolveField('timeZoneAbbr')
  timeZoneAbbr(@Parent() location: Location) {
    return abbreviationAt(location.timeZone, this.clock.now().getTime());
  }

  @ResolveField('formattedTimeZone')
  formattedTimeZone(@Parent() location: Location) {
    return formatZone(this.clock.now().getTime(), location.timeZone);
  }

  @ResolveField('country')
  country(@Parent() location: Location) {
    return countryName(location.countryCode);
  }

  @ResolveField('allHours')
  allHours(@Parent() location: Location) {
    return location.hours.map(({ weekday, blocks }) => ({ weekDay: weekday, hours: blocks }));
  }

  @ResolveField('hoursExceptions')
  hoursExceptions(@Parent() location: Location, @Args() { includePast }: contract.LocationHoursExceptionsArgs) {
    const today = todayIn(location.timeZone, this.clock.now().getTime());
    return location.hoursExceptions
      .filter(({ date }) => includePast || date >= today)
      .map(({ date, blocks }) => ({ date, hours: blocks }));
  }
}
