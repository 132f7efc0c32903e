import { Module } from '@nestjs/common';
import { PracticeCopiesModule } from '../practice-copies/practice-copies.module.js';
import { EndorsementsRepository } from './endorsements.repository.js';
import { EndorsementsService } from './endorsements.service.js';
import { SkillsResolver } from './skills.resolver.js';

@Module({
  imports: [PracticeCopiesModule],
  providers: [EndorsementsRepository, EndorsementsService, SkillsResolver],
  exports: [EndorsementsService],
})
export class EndorsementsModule {}
