import { Clock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import type { Sealer } from '@yarrow/kit/security/sealing';
import type Stripe from 'stripe';
import type { DataSource } from 'typeorm';
import { AccountsRepository } from '../records/accounts/accounts.repository.js';
import { ChargeLimitsService } from '../settlement/charge-limits.service.js';
import type { ProviderAccount } from '../records/accounts/provider-account.entity.js';
import { AppointmentProjectionRepository } from '../records/appointments/appointment-projection.repository.js';
import type { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import { CardsRepository } from '../records/cards/cards.repository.js';
import { SavedCard } from '../records/cards/saved-card.entity.js';
import { ChargesRepository } from '../records/charges/charges.repository.js';
import { ScheduledChargesService } from '../settlement/scheduled-charges.service.js';
import { CouponsRepository } from '../records/coupons/coupons.repository.js';
import { GiftCardLedger } from '../settlement/gift-card.ledger.js';
import { GiftCardPaymentsService } from '../settlement/gift-card-payments.service.js';
import { GiftCardSalesService } from '../settlement/gift-card-sales.service.js';
import { GiftCardOrdersRepository } from '../records/gift-cards/gift-card-orders.repository.js';
import { GiftCardsRepository } from '../records/gift-cards/gift-cards.repository.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import { OutstandingBalanceService } from '../settlement/outstanding-balance.service.js';
import { PackageSalesService } from '../settlement/package-sales.service.js';
import { PackagesRepository } from '../records/packages/packages.repository.js';
import { machineClock } from '@yarrow/kit/machine-clock';
import { RefundsRepository } from '../records/refunds/refunds.repository.js';
import { BillingService } from '../settlement/billing.service.js';
import { FulfilmentService } from '../settlement/fulfilment.service.js';
import { OverpaymentsService } from '../settlement/overpayments.service.js';
import { PlatformFeeService } from '../settlement/platform-fee.service.js';
import { SettlementService } from '../settlement/settlement.service.js';
import { SmallRemaindersService } from '../settlement/small-remainders.service.js';
import { PaymentSnapshotsRepository } from '../statuses/payment-snapshots.repository.js';
import { PaymentStatusPublisher } from '../statuses/payment-status.publisher.js';

/** Cards of Stripe's testing guide that always go through. */
const TEST_CARDS = ['pm_card_visa', 'pm_card_mastercard', 'pm_card_amex'];
/** One that can be saved, and is declined whenever it is charged. */
const DECLINED_CARD = 'pm_card_chargeCustomerFail';

interface Holder {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
}

/** Money's tables, put together as `SettlementModule` does. */
export function settlementOf(dataSource: DataSource, sealer: Sealer): SettlementService {
  const clock = new Clock();
  const [ledger, charges, refunds] = [new LedgerRepository(), new ChargesRepository(), new RefundsRepository()];
  const [coupons, giftCards] = [new CouponsRepository(), new GiftCardsRepository()];
  const appointments = new AppointmentProjectionRepository(dataSource);
  const snapshots = new PaymentSnapshotsRepository(
    new AccountsRepository(),
    new CardsRepository(),
    charges,
    ledger,
    refunds,
  );
  const giftCardPayments = new GiftCardPaymentsService(giftCards, ledger, clock);
  const platformFee = new PlatformFeeService(refunds, charges, ledger, clock);
  const packages = new PackageSalesService(new PackagesRepository(), coupons, clock);
  const giftCardLedger = new GiftCardLedger(dataSource, giftCards, ledger, sealer);
  const orders = new GiftCardOrdersRepository();
  const giftCardSales = new GiftCardSalesService(orders, appointments, giftCards, giftCardLedger, clock);
  const limits = new ChargeLimitsService(new AccountsRepository());
  const remainders = new SmallRemaindersService(limits, ledger, clock);
  return new SettlementService(
    new BillingService(ledger, coupons, appointments, remainders, clock),
    new ScheduledChargesService(charges, new OutstandingBalanceService(ledger, charges, limits), clock),
    new OverpaymentsService(refunds, charges, giftCardPayments, platformFee, clock),
    new FulfilmentService(appointments, packages, giftCardSales, ledger, clock),
    new PaymentStatusPublisher(snapshots, appointments, clock),
  );
}

/** Saves test cards for demonstration visits. */
export class DemoCards {
  private readonly cards = new CardsRepository();
  private readonly charges = new ChargesRepository();
  private readonly appointments: AppointmentProjectionRepository;

  constructor(
    private readonly dataSource: DataSource,
    private readonly stripe: Stripe,
    private readonly settlement: SettlementService,
  ) {
    this.appointments = new AppointmentProjectionRepository(dataSource);
  }

  /** The card that was given for the visit; a visit to come also plans the charge of its day. */
  async give(
    appointment: AppointmentProjection,
    account: ProviderAccount,
    holder: Holder,
    at: Date,
  ): Promise<SavedCard> {
    const { appointmentId, practiceId } = appointment;
    const known = await this.dataSource.manager.findOneBy(SavedCard, { appointmentId });
    if (known) return known;
    const token = TEST_CARDS[holder.id.charCodeAt(0) % TEST_CARDS.length]!;
    const saved = await this.saveAtStripe(practiceId, account, holder, { token, key: `demo-card-${appointmentId}` });
    const card = { ...saved, userId: appointment.userId, appointmentId, createdAt: at };
    return this.dataSource.transaction(async (tx) => {
      const locked = await this.appointments.getForUpdate(tx, appointmentId);
      await tx.insert(SavedCard, card);
      if (locked.paymentRequirement === 'save_card' && !locked.closed && locked.startsAt > machineClock.now()) {
        await this.charges.schedule(tx, locked, 'appointment', await this.charges.dueAt(tx, locked), at);
      }
      await this.settlement.settle(tx, locked);
      return tx.findOneByOrFail(SavedCard, { id: card.id });
    });
  }

  /** A newer card of the client, for no visit of its own, that is declined whenever it is charged. */
  async giveDeclined(account: ProviderAccount, holder: Holder): Promise<void> {
    const { manager } = this.dataSource;
    const { practiceId } = account;
    const key = `demo-declined-${holder.id}`;
    const saved = await this.saveAtStripe(practiceId, account, holder, { token: DECLINED_CARD, key });
    if (await manager.existsBy(SavedCard, { paymentMethodId: saved.paymentMethodId })) return;
    await manager.insert(SavedCard, { ...saved, userId: null, appointmentId: null, createdAt: machineClock.now() });
  }

  private async saveAtStripe(
    practiceId: string,
    { accountId }: ProviderAccount,
    holder: Holder,
    { token, key }: { token: string; key: string },
  ) {
    const customerId = await this.customerOf(practiceId, accountId, holder);
    const options = { stripeAccount: accountId, idempotencyKey: key };
    const method = await this.stripe.paymentMethods.attach(token, { customer: customerId }, options);
    const { brand, last4, exp_month: expMonth, exp_year: expYear } = method.card!;
    return {
      id: newId(),
      practiceId,
      holderId: holder.id,
      provider: 'stripe' as const,
      accountId,
      customerId,
      ...{ paymentMethodId: method.id, brand, last4, expMonth, expYear },
    };
  }

  private async customerOf(practiceId: string, accountId: string, holder: Holder): Promise<string> {
    const { manager } = this.dataSource;
    const known = await this.cards.findCustomer(manager, practiceId, holder.id, accountId);
    if (known) return known;
    const { id: customerId } = await this.stripe.customers.create(
      {
        name: `${holder.firstName} ${holder.lastName}`,
        email: holder.email,
        metadata: { practice_id: practiceId, holder_id: holder.id },
      },
      { stripeAccount: accountId, idempotencyKey: `demo-customer-${holder.id}` },
    );
    const createdAt = machineClock.now();
    await this.cards.addCustomer(manager, { practiceId, holderId: holder.id, accountId, customerId, createdAt });
    return customerId;
  }
}
