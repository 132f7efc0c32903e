import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { RecordsModule } from '../records/records.module.js';
import { PracticeProjectionService } from './practice-projection.service.js';
import { PracticeSavedConsumer } from './practice-saved.consumer.js';

@Module({
  imports: [AccountsModule, RecordsModule],
  controllers: [PracticeSavedConsumer],
  providers: [PracticeProjectionService],
})
export class PracticeProjectionModule {}
