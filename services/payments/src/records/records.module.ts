import { Module } from '@nestjs/common';
import { AccountsRepository } from './accounts/accounts.repository.js';
import { AdjustmentsRepository } from './adjustments/adjustments.repository.js';
import { AppointmentProjectionRepository } from './appointments/appointment-projection.repository.js';
import { CardsRepository } from './cards/cards.repository.js';
import { ChargesRepository } from './charges/charges.repository.js';
import { CouponsRepository } from './coupons/coupons.repository.js';
import { DisputesRepository } from './disputes/disputes.repository.js';
import { GiftCardOrdersRepository } from './gift-cards/gift-card-orders.repository.js';
import { GiftCardTemplatesRepository } from './gift-cards/gift-card-templates.repository.js';
import { GiftCardsRepository } from './gift-cards/gift-cards.repository.js';
import { InvoicesRepository } from './invoices/invoices.repository.js';
import { PackagesRepository } from './packages/packages.repository.js';
import { PracticeProjectionRepository } from './practices/practice-projection.repository.js';
import { RefundsRepository } from './refunds/refunds.repository.js';

const repositories = [
  AccountsRepository,
  AdjustmentsRepository,
  AppointmentProjectionRepository,
  CardsRepository,
  ChargesRepository,
  CouponsRepository,
  DisputesRepository,
  GiftCardOrdersRepository,
  GiftCardTemplatesRepository,
  GiftCardsRepository,
  InvoicesRepository,
  PackagesRepository,
  PracticeProjectionRepository,
  RefundsRepository,
];

/** The rows of money, and of what is known of visits and practices. */
@Module({ providers: repositories, exports: repositories })
export class RecordsModule {}
