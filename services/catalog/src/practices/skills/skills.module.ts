import { Module } from '@nestjs/common';
import { PracticesModule } from '../practices.module.js';
import { SkillsRepository } from './skills.repository.js';
import { SkillsResolver } from './skills.resolver.js';
import { SkillsService } from './skills.service.js';

@Module({ imports: [PracticesModule], providers: [SkillsRepository, SkillsResolver, SkillsService] })
export class SkillsModule {}
