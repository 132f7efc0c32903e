import { Module } from '@nestjs/common';
import { ClientsRepository } from '../directory/clients.repository.js';
import { VisitRecordsClient } from '../erasure/visit-records.client.js';
import { DeletionResolver } from './deletion.resolver.js';
import { DeletionService } from './deletion.service.js';

@Module({ providers: [ClientsRepository, DeletionResolver, DeletionService, VisitRecordsClient] })
export class DeletionModule {}
