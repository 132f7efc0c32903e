import { Controller } from '@nestjs/common';
import { type OpenPackageChanged, OpenPackageChangedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import { type EventContext, OnEvent } from '@yarrow/kit/on-event';
import { PackagesService } from './packages.service.js';

/** Follows how many sessions of packages are used. */
@Controller()
export class OpenPackageChangedConsumer {
  constructor(private readonly packages: PackagesService) {}

  @OnEvent(OpenPackageChangedSchema)
  async onChanged({ package: openPackage }: OpenPackageChanged, { tx }: EventContext): Promise<void> {
    if (openPackage) await this.packages.saveUses(tx, openPackage);
  }
}
