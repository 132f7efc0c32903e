import { Injectable } from '@nestjs/common';
import { DomainError } from '@yarrow/kit/domain-error';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import type { ProviderAccount } from '../accounts/provider-account.entity.js';
import { walletsOf } from '../accounts/wallets.js';
import { AppointmentProjectionRepository } from '../appointment-projection/appointment-projection.repository.js';
import { PracticeProjection } from '../practice-projection/practice-projection.entity.js';
import { PaypalQuotesService, type TipChoice } from './paypal-quotes.service.js';
import { pays, PaypalOrderCallsService, type WantedOrder } from './paypal-order-calls.service.js';
import type { PaypalOrder } from './paypal-order.entity.js';

const ROUNDS = 3;

export interface OrderWish extends TipChoice {
  fundingSource: 'paypal' | 'venmo';
}

interface Wanted {
  account: ProviderAccount;
  draft: WantedOrder;
  /** Still good for it. */
  open: PaypalOrder | null;
}

/** Makes the order that a client approves: of one due there is one, and it says what is due now. */
@Injectable()
export class PaypalOrdersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly appointments: AppointmentProjectionRepository,
    private readonly accounts: AccountsRepository,
    private readonly quotes: PaypalQuotesService,
    private readonly calls: PaypalOrderCallsService,
  ) {}

  /** @returns the order's id. @throws DomainError as `PaypalQuotesService.of`, `wallet_not_available`, `provider_unavailable` */
  async order(appointmentId: string, wish: OrderWish): Promise<string> {
    for (let round = 0; round < ROUNDS; round++) {
      const wanted = await this.dataSource.transaction((tx) => this.wanted(tx, appointmentId, wish));
      if (wanted.open) return wanted.open.orderId;
      const made = await this.calls.make(wanted.account, wanted.draft);
      if (pays(made.draft, wanted.draft)) return made.id;
      // The answer to an earlier order was lost: that one was brought to its end first.
    }
    throw new DomainError('provider_unavailable', 'PayPal does not answer. Please try again in a moment.');
  }

  private async wanted(tx: EntityManager, appointmentId: string, wish: OrderWish): Promise<Wanted> {
    const appointment = await this.appointments.getForUpdate(tx, appointmentId);
    const { practiceId, currency } = appointment;
    const practice = await tx.findOneBy(PracticeProjection, { practiceId });
    const account = await this.requireWallet(tx, practiceId, wish.fundingSource, currency);
    const { amountCents, tipCents, platformFeeCents } = await this.quotes.of(tx, appointment, wish);
    const { tipOnly, fundingSource } = wish;
    const amounts = { amountCents, tipCents, platformFeeCents, currency };
    const draft = { ...amounts, appointmentId, tipOnly, fundingSource, practiceName: practice?.name ?? '' };
    return { account, draft, open: await this.calls.findOpen(tx, account, draft) };
  }

  /** @throws DomainError `wallet_not_available` */
  private async requireWallet(
    tx: EntityManager,
    practiceId: string,
    wallet: 'paypal' | 'venmo',
    currency: string,
  ): Promise<ProviderAccount> {
    const account = await this.accounts.find(tx, practiceId, 'paypal');
    if (account && walletsOf(account, currency)[wallet]) return account;
    const name = wallet === 'venmo' ? 'Venmo' : 'PayPal';
    throw new DomainError('wallet_not_available', `This practitioner does not take ${name}.`, 'fundingSource');
  }
}
