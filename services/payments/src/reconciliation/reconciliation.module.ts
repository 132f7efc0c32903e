import { Module } from '@nestjs/common';
import { ProvidersModule } from '../adapters/providers.module.js';
import { SquareModule } from '../square/square.module.js';
import { AttemptComparisonService } from './attempt-comparison.service.js';
import { HistoryComparisonService } from './history-comparison.service.js';
import { PAYMENT_HISTORIES, type PaymentHistory } from './payment-history.js';
import { ReconciliationRepository } from './reconciliation.repository.js';
import { ReconciliationResponder } from './reconciliation.responder.js';
import { ReconciliationService } from './reconciliation.service.js';
import { SquareHistoryAdapter } from './square-history.adapter.js';
import { StripeHistoryAdapter } from './stripe-history.adapter.js';

@Module({
  imports: [ProvidersModule, SquareModule],
  controllers: [ReconciliationResponder],
  providers: [
    AttemptComparisonService,
    HistoryComparisonService,
    ReconciliationRepository,
    ReconciliationService,
    SquareHistoryAdapter,
    StripeHistoryAdapter,
    {
      provide: PAYMENT_HISTORIES,
      useFactory: (...histories: PaymentHistory[]) => histories,
      inject: [StripeHistoryAdapter, SquareHistoryAdapter],
    },
  ],
})
export class ReconciliationModule {}
