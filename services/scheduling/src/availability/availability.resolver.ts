import { Args, Query, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Availability, QueryAvailabilityArgs } from '../generated/graphql.js';
import { AvailabilityService } from './availability.service.js';
import { availabilityView } from './availability.view.js';

@Resolver()
export class AvailabilityResolver {
  constructor(private readonly availability: AvailabilityService) {}

  /** Public: whoever looks at a practice may see when it is free. */
  @Query('availability')
  @Access('public')
  async list(@Args() question: QueryAvailabilityArgs): Promise<Availability> {
    return availabilityView(await this.availability.list(question));
  }
}
