import { Module } from '@nestjs/common';
import { ClientCopiesConsumer } from './client-copies.consumer.js';
import { ClientCopiesRepository } from './client-copies.repository.js';

@Module({ providers: [ClientCopiesRepository, ClientCopiesConsumer], exports: [ClientCopiesRepository] })
export class ClientCopiesModule {}
