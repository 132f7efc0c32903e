import { Module } from '@nestjs/common';
import { ObjectStoreClient } from './object-store.client.js';

@Module({ providers: [ObjectStoreClient], exports: [ObjectStoreClient] })
export class StorageModule {}
