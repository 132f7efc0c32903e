import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type * as contract from '../generated/graphql.js';
import { PackageViewsService } from '../packages/package-views.service.js';
import type { SlotHoldView } from './slot-hold.view.js';

/** What a kept time shows of other tables. */
@Resolver('SlotHold')
export class SlotHoldResolver implements contract.SlotHoldMethods {
  constructor(private readonly packages: PackageViewsService) {}

  /** Needs no further authorization: the holder supplied the package's secret. */
  @ResolveField('package')
  async package(@Parent() { packageId }: SlotHoldView) {
    if (!packageId) return null;
    return (await this.packages.listOfVisits([packageId], true)).get(packageId) ?? null;
  }
}
