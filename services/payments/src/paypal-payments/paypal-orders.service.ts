import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import type { EntityManager } from 'typeorm';
import { PaymentsPolicy } from '../access/payments.policy.js';
import { AccountsRepository } from '../records/accounts/accounts.repository.js';
import type { ProviderAccount } from '../records/accounts/provider-account.entity.js';
import { walletsOf } from '../records/accounts/wallets.js';
import type { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import { AppointmentProjectionRepository } from '../records/appointments/appointment-projection.repository.js';
import type { MutationCreatePaypalOrderArgs } from '../generated/graphql.js';
import { PracticeProjection } from '../records/practices/practice-projection.entity.js';
import { PaypalQuotesService, type TipChoice } from './paypal-quotes.service.js';
import { pays, PaypalOrderCallsService, type WantedOrder } from './paypal-order-calls.service.js';
import type { PaypalOrder } from './paypal-order.entity.js';

/** More than any person needs. */
export const ORDERS_PER_APPOINTMENT = { name: 'paypal', points: 40, perSeconds: 600 };
const ROUNDS = 3;

interface OrderWish extends TipChoice {
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
    private readonly policy: PaymentsPolicy,
    private readonly appointments: AppointmentProjectionRepository,
    private readonly accounts: AccountsRepository,
    private readonly quotes: PaypalQuotesService,
    private readonly calls: PaypalOrderCallsService,
  ) {}

  /**
   * Requires an actor who may pay for the appointment.
   * @returns the order's id
   * @throws DomainError as `PaypalQuotesService.of`, `not_found`, `wallet_not_available`, `provider_unavailable`, `invalid_tip`
   */
  async createOrder(actor: Actor, wanted: MutationCreatePaypalOrderArgs): Promise<string> {
    const { appointmentId, instantActionToken, tipAmountCents, tipOnly, fundingSource } = wanted;
    await this.policy.requireAppointment(actor, appointmentId, instantActionToken, ORDERS_PER_APPOINTMENT);
    if (fundingSource !== 'paypal' && fundingSource !== 'venmo') {
      throw new DomainError('wallet_not_available', 'Please pay with PayPal or Venmo.', 'fundingSource');
    }
    const tipCents = tipAmountCents ?? 0;
    if (!Number.isSafeInteger(tipCents) || tipCents < 0) {
      throw new DomainError('invalid_tip', 'Please select a tip option.', 'tipAmountCents');
    }
    return this.order(appointmentId, { tipCents, tipOnly: tipOnly ?? false, fundingSource });
  }

  private async order(appointmentId: string, wish: OrderWish): Promise<string> {
    for (let round = 0; round < ROUNDS; round++) {
      const wanted = await this.appointments.withLock(appointmentId, (tx, appointment) =>
        this.wanted(tx, appointment, wish),
      );
      if (wanted.open) return wanted.open.orderId;
      const made = await this.calls.make(wanted.account, wanted.draft);
      if (pays(made.draft, wanted.draft)) return made.id;
      // The answer to an earlier order was lost: that one was brought to its end first.
    }
    throw new DomainError('provider_unavailable', 'PayPal does not answer. Please try again in a moment.');
  }

  private async wanted(tx: EntityManager, appointment: AppointmentProjection, wish: OrderWish): Promise<Wanted> {
    const { appointmentId, practiceId, currency } = appointment;
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
