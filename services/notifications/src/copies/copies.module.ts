import { Module } from '@nestjs/common';
import { CopiesRepository } from './copies.repository.js';
import { OnPeopleEvents } from './on-people-events.consumer.js';

@Module({ controllers: [OnPeopleEvents], providers: [CopiesRepository], exports: [CopiesRepository] })
export class CopiesModule {}
