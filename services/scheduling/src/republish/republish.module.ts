import { Module } from '@nestjs/common';
import { CatalogProjectionModule } from '../catalog-projection/catalog-projection.module.js';
import { EventsModule } from '../events/events.module.js';
import { OpeningsModule } from '../openings/openings.module.js';
import { PackagesModule } from '../packages/packages.module.js';
import { VisitSnapshotsPublisher } from './visit-snapshots.publisher.js';

@Module({
  imports: [CatalogProjectionModule, EventsModule, OpeningsModule, PackagesModule],
  providers: [VisitSnapshotsPublisher],
  exports: [VisitSnapshotsPublisher],
})
export class RepublishModule {}
