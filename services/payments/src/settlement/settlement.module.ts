import { Module } from '@nestjs/common';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { AppointmentCopiesRepository } from '../appointment-copies/appointment-copies.repository.js';
import { CardsRepository } from '../cards/cards.repository.js';
import { ChargesRepository } from '../charges/charges.repository.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import { RefundsRepository } from '../refunds/refunds.repository.js';
import { PaymentPictures } from '../statuses/payment-pictures.js';
import { StatusAnnouncer } from '../statuses/status-announcer.js';
import { Settlement } from './settlement.js';

const offered = [
  AccountsRepository,
  AppointmentCopiesRepository,
  CardsRepository,
  ChargesRepository,
  LedgerRepository,
  PaymentPictures,
  RefundsRepository,
  Settlement,
  StatusAnnouncer,
];

/** The tables of money and what keeps them in agreement: below all features, calls no provider. */
@Module({ providers: offered, exports: offered })
export class SettlementModule {}
