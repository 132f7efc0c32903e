import { Module } from '@nestjs/common';
import { ObjectStore } from './object-store.js';

@Module({ providers: [ObjectStore], exports: [ObjectStore] })
export class StorageModule {}
