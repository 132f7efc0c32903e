import { Module } from '@nestjs/common';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { ChargeLimitsService } from '../accounts/charge-limits.service.js';
import { AdjustmentsRepository } from '../adjustments/adjustments.repository.js';
import { AppointmentProjectionRepository } from '../appointment-projection/appointment-projection.repository.js';
import { CardsRepository } from '../cards/cards.repository.js';
import { SavedCardsService } from '../cards/saved-cards.service.js';
import { ChargesRepository } from '../charges/charges.repository.js';
import { ScheduledChargesService } from '../charges/scheduled-charges.service.js';
import { CouponsRepository } from '../discounts/coupons.repository.js';
import { GiftCardPaymentsService } from '../gift-cards/gift-card-payments.service.js';
import { GiftCardsRepository } from '../gift-cards/gift-cards.repository.js';
import { InvoicesRepository } from '../invoices/invoices.repository.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import { OutstandingBalanceService } from '../ledger/outstanding-balance.service.js';
import { PackageSalesService } from '../packages/package-sales.service.js';
import { PackagesRepository } from '../packages/packages.repository.js';
import { RefundsRepository } from '../refunds/refunds.repository.js';
import { PaymentSnapshotsRepository } from '../statuses/payment-snapshots.repository.js';
import { PaymentStatusPublisher } from '../statuses/payment-status.publisher.js';
import { BillingService } from './billing.service.js';
import { FulfilmentService } from './fulfilment.service.js';
import { OverpaymentsService } from './overpayments.service.js';
import { PlatformFeeService } from './platform-fee.service.js';
import { SettlementService } from './settlement.service.js';
import { SmallRemaindersService } from './small-remainders.service.js';

const shared = [
  AccountsRepository,
  AdjustmentsRepository,
  AppointmentProjectionRepository,
  BillingService,
  CardsRepository,
  ChargeLimitsService,
  ChargesRepository,
  CouponsRepository,
  FulfilmentService,
  GiftCardPaymentsService,
  GiftCardsRepository,
  InvoicesRepository,
  LedgerRepository,
  OutstandingBalanceService,
  OverpaymentsService,
  PackageSalesService,
  PackagesRepository,
  PaymentSnapshotsRepository,
  PaymentStatusPublisher,
  PlatformFeeService,
  RefundsRepository,
  SavedCardsService,
  ScheduledChargesService,
  SettlementService,
  SmallRemaindersService,
];

/** The tables of money and what keeps them in agreement: below all features, calls no provider. */
@Module({ providers: shared, exports: shared })
export class SettlementModule {}
