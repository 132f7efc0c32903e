import { Module } from '@nestjs/common';
import { PracticesModule } from '../practices/practices.module.js';
import { CatalogSnapshotsPublisher } from './catalog-snapshots.publisher.js';

@Module({ imports: [PracticesModule], providers: [CatalogSnapshotsPublisher] })
export class RepublishModule {}
