import { Module } from '@nestjs/common';
import { LinksModule } from '../links/links.module.js';
import { PracticeProjectionRepository } from './practice-projection.repository.js';
import { PracticeProjectionService } from './practice-projection.service.js';
import { PracticeSavedConsumer } from './practice-saved.consumer.js';

@Module({
  imports: [LinksModule],
  controllers: [PracticeSavedConsumer],
  providers: [PracticeProjectionRepository, PracticeProjectionService],
  exports: [PracticeProjectionRepository, PracticeProjectionService],
})
export class PracticeProjectionModule {}
