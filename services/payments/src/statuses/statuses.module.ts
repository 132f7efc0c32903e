import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { RecordsModule } from '../records/records.module.js';
import { PaymentSnapshotsRepository } from './payment-snapshots.repository.js';
import { PaymentStatusPublisher } from './payment-status.publisher.js';

@Module({
  imports: [LedgerModule, RecordsModule],
  providers: [PaymentSnapshotsRepository, PaymentStatusPublisher],
  exports: [PaymentSnapshotsRepository, PaymentStatusPublisher],
})
export class StatusesModule {}
