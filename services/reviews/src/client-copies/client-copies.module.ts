import { Module } from '@nestjs/common';
import { ClientCopiesRepository } from './client-copies.repository.js';
import { OnClientEvents } from './on-client-events.consumer.js';

@Module({ controllers: [OnClientEvents], providers: [ClientCopiesRepository], exports: [ClientCopiesRepository] })
export class ClientCopiesModule {}
