import { Module } from '@nestjs/common';
import { PracticeProjectionRepository } from './practice-projection.repository.js';
import { PracticeProjectionService } from './practice-projection.service.js';
import { PracticeSavedConsumer } from './practice-saved.consumer.js';

@Module({
  controllers: [PracticeSavedConsumer],
  providers: [PracticeProjectionRepository, PracticeProjectionService],
  exports: [PracticeProjectionService],
})
export class PracticeProjectionModule {}
