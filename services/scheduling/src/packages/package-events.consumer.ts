import { Controller } from '@nestjs/common';
import {
  type PackageRefunded,
  PackageRefundedSchema,
  type PackageSold,
  PackageSoldSchema,
} from '@yarrow/contracts/payments/v1/events_pb';
import { type EventContext, OnEvent } from '@yarrow/kit/on-event';
import { OpenPackagesService } from './open-packages.service.js';

/** Opens paid packages and closes refunded ones, in any order of payments' events. */
@Controller()
export class PackageEventsConsumer {
  constructor(private readonly packages: OpenPackagesService) {}

  @OnEvent(PackageSoldSchema)
  async onPackageSold(sold: PackageSold, { tx, occurredAt }: EventContext): Promise<void> {
    await this.packages.openSold(tx, sold, occurredAt);
  }

  @OnEvent(PackageRefundedSchema)
  async onPackageRefunded({ packageId }: PackageRefunded, { tx }: EventContext): Promise<void> {
    await this.packages.closeRefunded(tx, packageId);
  }
}
