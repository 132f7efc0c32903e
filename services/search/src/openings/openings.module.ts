import { Module } from '@nestjs/common';
import { OpeningsChangedConsumer } from './openings-changed.consumer.js';
import { OpeningsRepository } from './openings.repository.js';
import { OpeningsService } from './openings.service.js';

@Module({ controllers: [OpeningsChangedConsumer], providers: [OpeningsRepository, OpeningsService] })
export class OpeningsModule {}
