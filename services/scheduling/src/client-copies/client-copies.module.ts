import { Module } from '@nestjs/common';
import { ClientCopiesConsumer } from './client-copies.consumer.js';
import { ClientCopiesRepository } from './client-copies.repository.js';

@Module({ controllers: [ClientCopiesConsumer], providers: [ClientCopiesRepository], exports: [ClientCopiesRepository] })
export class ClientCopiesModule {}
