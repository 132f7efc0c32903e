import { Args, Query, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type * as contract from '../generated/graphql.js';
import { AvailabilityService } from './availability.service.js';
import { availabilityView } from './availability.view.js';

@Resolver()
export class AvailabilityResolver implements Pick<contract.QueryMethods, 'availability'> {
  constructor(private readonly starts: AvailabilityService) {}

  /** Public: free times are visible to every visitor of a practice's page. */
  @Query('availability')
  @Access('public')
  async availability(@Args() question: contract.QueryAvailabilityArgs) {
    return availabilityView(await this.starts.list(question));
  }
}
