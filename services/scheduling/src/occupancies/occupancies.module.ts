import { Module } from '@nestjs/common';
import { OccupanciesRepository } from './occupancies.repository.js';

@Module({ providers: [OccupanciesRepository], exports: [OccupanciesRepository] })
export class OccupanciesModule {}
