import { Controller } from '@nestjs/common';
import { type OpenPackageChanged, OpenPackageChangedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import { type EventContext, OnEvent } from '@yarrow/kit/on-event';
import { PackagesRepository } from './packages.repository.js';

/** Keeps count of the sessions used, for what a package would be worth when given back. */
@Controller()
export class OpenPackageChangedConsumer {
  constructor(private readonly packages: PackagesRepository) {}

  @OnEvent(OpenPackageChangedSchema)
  async onChanged({ package: openPackage }: OpenPackageChanged, { tx }: EventContext): Promise<void> {
    if (openPackage)
      await this.packages.saveUses(tx, openPackage.packageId, openPackage.sessionsUsed, openPackage.version);
  }
}
