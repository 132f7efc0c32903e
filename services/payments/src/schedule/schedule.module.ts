import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { ChargesModule } from '../charges/charges.module.js';
import { ProvidersModule } from '../providers/providers.module.js';
import { RefundsModule } from '../refunds/refunds.module.js';
import { SettlementModule } from '../settlement/settlement.module.js';
import { WebhooksModule } from '../webhooks/webhooks.module.js';
import { StartedVisitsService } from './started-visits.service.js';
import { DueCharges } from './due-charges.js';
import { DueRefunds } from './due-refunds.js';
import { MoneyJobs, ProviderJobs } from './payment-jobs.js';
import { Recovery } from './recovery.js';

@Module({
  imports: [AttemptsModule, ChargesModule, ProvidersModule, RefundsModule, SettlementModule, WebhooksModule],
  providers: [StartedVisitsService, DueCharges, DueRefunds, MoneyJobs, ProviderJobs, Recovery],
})
export class ScheduleModule {}
