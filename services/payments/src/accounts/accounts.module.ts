import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { SettlementModule } from '../settlement/settlement.module.js';
import { StripeModule } from '../stripe/stripe.module.js';
import { AccountConnection } from './account-connection.js';
import { AccountsResolver } from './accounts.resolver.js';
import { AccountsService } from './accounts.service.js';
import { PracticeMoney } from './practice-money.js';
import { PracticeResolver } from './practice.resolver.js';

@Module({
  imports: [AttemptsModule, SettlementModule, StripeModule],
  providers: [AccountConnection, AccountsResolver, AccountsService, PracticeMoney, PracticeResolver],
  exports: [AccountConnection, AccountsService],
})
export class AccountsModule {}
