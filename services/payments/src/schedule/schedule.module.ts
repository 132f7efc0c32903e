import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { CardsModule } from '../cards/cards.module.js';
import { ChargesModule } from '../charges/charges.module.js';
import { ProvidersModule } from '../adapters/providers.module.js';
import { RefundsModule } from '../refunds/refunds.module.js';
import { SettlementModule } from '../settlement/settlement.module.js';
import { WebhooksModule } from '../webhooks/webhooks.module.js';
import { ChargeSummariesJob } from './charge-summaries.job.js';
import { ChargeSummariesService } from './charge-summaries.service.js';
import { DueChargesService } from './due-charges.service.js';
import { PaymentsJob } from './payments.job.js';
import { ProvidersJob } from './providers.job.js';
import { RecoveryService } from './recovery.service.js';

@Module({
  imports: [
    AttemptsModule,
    CardsModule,
    ChargesModule,
    ProvidersModule,
    RefundsModule,
    SettlementModule,
    WebhooksModule,
  ],
  providers: [
    ChargeSummariesJob,
    ChargeSummariesService,
    DueChargesService,
    PaymentsJob,
    ProvidersJob,
    RecoveryService,
  ],
})
export class ScheduleModule {}
