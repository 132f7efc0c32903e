import { Module } from '@nestjs/common';
import { ConflictsRepository } from './conflicts.repository.js';

@Module({ providers: [ConflictsRepository], exports: [ConflictsRepository] })
export class ConflictsModule {}
