import { Module } from '@nestjs/common';
import { EndorsementsModule } from '../endorsements/endorsements.module.js';
import { ReviewSnapshotsPublisher } from './review-snapshots.publisher.js';

@Module({ imports: [EndorsementsModule], providers: [ReviewSnapshotsPublisher] })
export class RepublishModule {}
