import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AccountErasuresService } from './account-erasures.service.js';
import { AskForErasuresJob } from './ask-for-erasures.job.js';
import { ContactErasuresService } from './contact-erasures.service.js';
import { ErasureOperationsResponder } from './erasure-operations.responder.js';
import { ErasureResolver } from './erasure.resolver.js';
import { ErasureStartService } from './erasure-start.service.js';
import { ErasureStepsService } from './erasure-steps.service.js';
import { ErasureSubjectsService } from './erasure-subjects.service.js';
import { ErasuresRepository } from './erasures.repository.js';
import { OperatorErasuresService } from './operator-erasures.service.js';
import { PeopleErasingService } from './people-erasing.service.js';
import { VisitRecordsClient } from './visit-records.client.js';

@Module({
  imports: [AccountsModule],
  controllers: [ErasureOperationsResponder],
  providers: [
    AccountErasuresService,
    AskForErasuresJob,
    ContactErasuresService,
    ErasureResolver,
    ErasureStartService,
    ErasureStepsService,
    ErasureSubjectsService,
    ErasuresRepository,
    OperatorErasuresService,
    PeopleErasingService,
    VisitRecordsClient,
  ],
  exports: [ErasureSubjectsService],
})
export class ErasureModule {}
