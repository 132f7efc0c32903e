import { ProviderAccountChangedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { emit } from '@yarrow/kit/outbox';
import { Sealer } from '@yarrow/kit/security/sealing';
import { type DataSource, In } from 'typeorm';
import { ProviderAccount } from '../records/accounts/provider-account.entity.js';
import { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import { Attempt } from '../attempts/attempt.entity.js';
import { SavedCard } from '../records/cards/saved-card.entity.js';
import { Charge } from '../records/charges/charge.entity.js';
import { ScheduledCharge } from '../records/charges/scheduled-charge.entity.js';
import { CouponRedemption } from '../records/coupons/coupon-redemption.entity.js';
import { DiscountCode } from '../records/coupons/discount-code.entity.js';
import { Dispute } from '../records/disputes/dispute.entity.js';
import { GiftCard, GiftCardUseRecord } from '../records/gift-cards/gift-card.entity.js';
import { ClientPackage } from '../records/packages/client-package.entity.js';
import { PracticeProjection } from '../records/practices/practice-projection.entity.js';
import { Refund } from '../records/refunds/refund.entity.js';
import { SquareCredential } from '../square/square-credential.entity.js';
import { createStripeClient } from '../stripe/stripe-client.js';
import { DemoCards, settlementOf } from './demo-cards.js';
import { DemoPayments } from './demo-payments.js';

/** What a data source needs to know for the functions of this file. */
export const demoEntities = [
  AppointmentProjection,
  Attempt,
  Charge,
  ClientPackage,
  CouponRedemption,
  DiscountCode,
  Dispute,
  GiftCard,
  GiftCardUseRecord,
  ScheduledCharge,
  PracticeProjection,
  ProviderAccount,
  Refund,
  SavedCard,
  SquareCredential,
];

/** A stand-in for Stripe: demonstration data never goes to Stripe itself. */
export interface DemoStripe {
  secretKey: string;
  /** Address of the stand-in. */
  apiBase: string;
}

/** With what demonstration data is loaded. */
export interface DemoMeans {
  stripe: DemoStripe;
  /** MAIL_SEALING_PUBLIC_KEY of the service. */
  sealingKey: string;
}

/** How a visit is paid for by card. */
export interface DemoVisit {
  id: string;
  clientId: string;
  /** `charged`: money arrived at that time; `card`: a card waits for the day. Null: no card. Time in ISO 8601. */
  payment: { kind: 'charged' | 'card'; at: string } | null;
}

/** The clients and visits of one practice. */
export interface DemoMoney {
  practice: { id: string };
  clients: { id: string; firstName: string; lastName: string; email: string }[];
  visits: DemoVisit[];
  /** Contact whose newest card is declined whenever it is charged. */
  declinedCardOf?: string | null;
}

const TIMEOUT_MS = 15_000;

/** Of these practices, the ones that have no account with Stripe. */
export async function listUnconnected(dataSource: DataSource, practiceIds: string[]): Promise<string[]> {
  const accounts = await dataSource.manager.findBy(ProviderAccount, {
    practiceId: In(practiceIds),
    provider: 'stripe',
  });
  const connected = new Set(accounts.map(({ practiceId }) => practiceId));
  return practiceIds.filter((id) => !connected.has(id));
}

/** Notes an account that the stand-in has made and that is ready to be paid. */
export async function connect(
  dataSource: DataSource,
  { practiceId, accountId, at }: { practiceId: string; accountId: string; at: Date },
): Promise<void> {
  await dataSource.transaction(async (tx) => {
    const account = {
      practiceId,
      provider: 'stripe' as const,
      accountId,
      chargesEnabled: true,
      detailsSubmitted: true,
      active: true,
    };
    await tx.insert(ProviderAccount, { ...account, createdAt: at });
    const event = { practiceId, provider: 'stripe', connected: true, chargesEnabled: true };
    await emit(tx, ProviderAccountChangedSchema, event, { aggregateId: practiceId, occurredAt: at });
  });
}

/**
 * Gives visits their cards and charges, at the stand-in and in our ledger, and publishes the charges dated when they were
 * made. A visit that has its card is left alone; our projection of the visits has to be there.
 * @returns how many visits got a card
 */
export async function loadDemo(
  dataSource: DataSource,
  { stripe, sealingKey }: DemoMeans,
  practices: DemoMoney[],
): Promise<number> {
  const client = createStripeClient({ ...stripe, timeoutMs: TIMEOUT_MS });
  const settlement = settlementOf(dataSource, new Sealer(sealingKey));
  const cards = new DemoCards(dataSource, client, settlement);
  const payments = new DemoPayments(dataSource, client, settlement);
  let loaded = 0;
  for (const { practice, clients, visits, declinedCardOf } of practices) {
    const account = await dataSource.manager.findOneBy(ProviderAccount, {
      practiceId: practice.id,
      provider: 'stripe',
    });
    if (!account) continue;
    const holders = new Map(clients.map((holder) => [holder.id, holder]));
    for (const { id, clientId, payment } of visits) {
      if (!payment) continue;
      const appointment = await dataSource.manager.findOneByOrFail(AppointmentProjection, { appointmentId: id });
      const card = await cards.give(appointment, account, holders.get(clientId)!, new Date(payment.at));
      if (payment.kind === 'charged') await payments.charge(appointment, card, new Date(payment.at));
      loaded += 1;
    }
    if (declinedCardOf) await cards.giveDeclined(account, holders.get(declinedCardOf)!);
  }
  return loaded;
}
