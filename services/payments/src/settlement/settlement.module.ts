import { Module } from '@nestjs/common';
import { mailSealer } from '@yarrow/kit/security/sealing';
import { LedgerModule } from '../ledger/ledger.module.js';
import { RecordsModule } from '../records/records.module.js';
import { StatusesModule } from '../statuses/statuses.module.js';
import { BillingService } from './billing.service.js';
import { ChargeLimitsService } from './charge-limits.service.js';
import { FulfilmentService } from './fulfilment.service.js';
import { GiftCardLedger } from './gift-card.ledger.js';
import { GiftCardPaymentsService } from './gift-card-payments.service.js';
import { GiftCardSalesService } from './gift-card-sales.service.js';
import { OutstandingBalanceService } from './outstanding-balance.service.js';
import { OverpaymentsService } from './overpayments.service.js';
import { PackageSalesService } from './package-sales.service.js';
import { PlatformFeeService } from './platform-fee.service.js';
import { RefundableService } from './refundable.service.js';
import { SavedCardsService } from './saved-cards.service.js';
import { ScheduledChargesService } from './scheduled-charges.service.js';
import { SettlementService } from './settlement.service.js';
import { SmallRemaindersService } from './small-remainders.service.js';
import { TipsPolicy } from './tips.policy.js';

const services = [
  BillingService,
  ChargeLimitsService,
  FulfilmentService,
  GiftCardLedger,
  GiftCardPaymentsService,
  GiftCardSalesService,
  OutstandingBalanceService,
  OverpaymentsService,
  PackageSalesService,
  PlatformFeeService,
  RefundableService,
  SavedCardsService,
  ScheduledChargesService,
  SettlementService,
  SmallRemaindersService,
  TipsPolicy,
];

/** Keeps the records of money in agreement: below all features, calls no provider. Its users need the records too. */
@Module({
  imports: [LedgerModule, RecordsModule, StatusesModule],
  providers: [...services, mailSealer],
  exports: [LedgerModule, RecordsModule, StatusesModule, ...services],
})
export class SettlementModule {}
