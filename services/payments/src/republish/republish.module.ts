import { Module } from '@nestjs/common';
import { PaymentSnapshotsPublisher } from './payment-snapshots.publisher.js';

@Module({ providers: [PaymentSnapshotsPublisher] })
export class RepublishModule {}
