import { Module } from '@nestjs/common';
import { AccountClosingModule } from '../account-closing/account-closing.module.js';
import { VisitorsRepository } from './visitors.repository.js';
import { VisitorsResponder } from './visitors.responder.js';
import { VisitorsService } from './visitors.service.js';

@Module({
  imports: [AccountClosingModule],
  controllers: [VisitorsResponder],
  providers: [VisitorsRepository, VisitorsService],
})
export class ErasureModule {}
