import { Module } from '@nestjs/common';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { AppointmentProjectionRepository } from '../appointment-projection/appointment-projection.repository.js';
import { CardsRepository } from '../cards/cards.repository.js';
import { ChargesRepository } from '../charges/charges.repository.js';
import { CouponUses } from '../discounts/coupon-uses.js';
import { CouponsRepository } from '../discounts/coupons.repository.js';
import { GiftCardPayments } from '../gift-cards/gift-card-payments.js';
import { GiftCardsRepository } from '../gift-cards/gift-cards.repository.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import { PackageSales } from '../packages/package-sales.js';
import { PackagesRepository } from '../packages/packages.repository.js';
import { RefundsRepository } from '../refunds/refunds.repository.js';
import { PaymentSnapshotsRepository } from '../statuses/payment-snapshots.repository.js';
import { PaymentStatusPublisher } from '../statuses/payment-status.publisher.js';
import { Bills } from './bills.js';
import { BookingPrices } from './booking-prices.js';
import { ChargePlans } from './charge-plans.js';
import { Fulfilment } from './fulfilment.js';
import { Overpayments } from './overpayments.js';
import { PlatformFees } from './platform-fees.js';
import { RedeemedCodes } from './redeemed-codes.js';
import { Settlement } from './settlement.js';

const offered = [
  AccountsRepository,
  AppointmentProjectionRepository,
  Bills,
  BookingPrices,
  CardsRepository,
  ChargePlans,
  ChargesRepository,
  CouponsRepository,
  CouponUses,
  Fulfilment,
  GiftCardPayments,
  GiftCardsRepository,
  LedgerRepository,
  Overpayments,
  PackageSales,
  PackagesRepository,
  PaymentSnapshotsRepository,
  PlatformFees,
  RedeemedCodes,
  RefundsRepository,
  Settlement,
  PaymentStatusPublisher,
];

/** The tables of money and what keeps them in agreement: below all features, calls no provider. */
@Module({ providers: offered, exports: offered })
export class SettlementModule {}
