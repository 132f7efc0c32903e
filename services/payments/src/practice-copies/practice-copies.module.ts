import { Module } from '@nestjs/common';
import { OnPracticeSaved } from './on-practice-saved.consumer.js';

@Module({ providers: [OnPracticeSaved] })
export class PracticeCopiesModule {}
