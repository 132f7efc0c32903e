import { Module } from '@nestjs/common';
import { PracticeSavedConsumer } from './practice-saved.consumer.js';

@Module({ controllers: [PracticeSavedConsumer] })
export class PracticeProjectionModule {}
