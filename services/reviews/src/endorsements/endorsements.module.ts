import { Module } from '@nestjs/common';
import { PracticeProjectionModule } from '../practice-projection/practice-projection.module.js';
import { EndorsementsRepository } from './endorsements.repository.js';
import { EndorsementsService } from './endorsements.service.js';
import { SkillsResolver } from './skills.resolver.js';

@Module({
  imports: [PracticeProjectionModule],
  providers: [EndorsementsRepository, EndorsementsService, SkillsResolver],
  exports: [EndorsementsRepository, EndorsementsService],
})
export class EndorsementsModule {}
