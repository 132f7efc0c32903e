import { Module } from '@nestjs/common';
import { RatingsRepository } from './ratings.repository.js';
import { RatingsService } from './ratings.service.js';

@Module({ providers: [RatingsRepository, RatingsService], exports: [RatingsRepository, RatingsService] })
export class RatingsModule {}
