import { Module } from '@nestjs/common';
import { OnPracticeSaved } from './on-practice-saved.consumer.js';

@Module({ controllers: [OnPracticeSaved] })
export class PracticeCopiesModule {}
