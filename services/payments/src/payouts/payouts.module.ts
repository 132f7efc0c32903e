import { Module } from '@nestjs/common';
import { DirectoryModule } from '../directory/directory.module.js';
import { SquareModule } from '../square/square.module.js';
import { PAYOUT_SOURCES, type PayoutSource } from './payout-source.js';
import { PayoutsJob } from './payouts.job.js';
import { PayoutsRepository } from './payouts.repository.js';
import { PayoutsResolver } from './payouts.resolver.js';
import { PayoutsService } from './payouts.service.js';
import { SquarePayoutsAdapter } from './square-payouts.adapter.js';
import { StripePayoutsAdapter } from './stripe-payouts.adapter.js';

@Module({
  imports: [DirectoryModule, SquareModule],
  providers: [
    PayoutsJob,
    PayoutsRepository,
    PayoutsResolver,
    PayoutsService,
    SquarePayoutsAdapter,
    StripePayoutsAdapter,
    {
      provide: PAYOUT_SOURCES,
      useFactory: (...sources: PayoutSource[]) => sources,
      inject: [StripePayoutsAdapter, SquarePayoutsAdapter],
    },
  ],
  exports: [PayoutsService],
})
export class PayoutsModule {}
