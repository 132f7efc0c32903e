import { Module } from '@nestjs/common';
import { OnOpeningsChanged } from './on-openings-changed.consumer.js';
import { OpeningsRepository } from './openings.repository.js';

@Module({ controllers: [OnOpeningsChanged], providers: [OpeningsRepository] })
export class OpeningsModule {}
