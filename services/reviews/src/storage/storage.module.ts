import { Module } from '@nestjs/common';
import { DependenciesIndicator } from '@yarrow/kit/health/dependencies.indicator';
import { ObjectStoreClient } from './object-store.client.js';

const STORE_HOLDS_MS = 30_000;

@Module({ providers: [ObjectStoreClient], exports: [ObjectStoreClient] })
export class StorageModule {
  constructor(dependencies: DependenciesIndicator, store: ObjectStoreClient) {
    dependencies.register({ name: 'objectStore', holdsMs: STORE_HOLDS_MS, check: () => store.ping() });
  }
}
