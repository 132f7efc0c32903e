import { Module } from '@nestjs/common';
import { ClientCopiesRepository } from './client-copies.repository.js';
import { OnClientEvents } from './on-client-events.consumer.js';

@Module({ providers: [ClientCopiesRepository, OnClientEvents], exports: [ClientCopiesRepository] })
export class ClientCopiesModule {}
