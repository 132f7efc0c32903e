import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { PracticeProjectionRepository } from './practice-projection.repository.js';
import { PracticeProjectionService } from './practice-projection.service.js';
import { PracticeSavedConsumer } from './practice-saved.consumer.js';

@Module({
  imports: [AccountsModule],
  controllers: [PracticeSavedConsumer],
  providers: [PracticeProjectionRepository, PracticeProjectionService],
})
export class PracticeProjectionModule {}
