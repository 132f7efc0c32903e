import { Module } from '@nestjs/common';
import { VisitorsRepository } from './visitors.repository.js';
import { VisitorsResponder } from './visitors.responder.js';
import { VisitorsService } from './visitors.service.js';

@Module({ controllers: [VisitorsResponder], providers: [VisitorsRepository, VisitorsService] })
export class ErasureModule {}
