import { Injectable } from '@nestjs/common';
import type { Attempt } from '../attempts/attempt.entity.js';
import { PaymentProviderFactory } from '../providers/payment-provider.factory.js';
import type { PaymentProvider } from '../providers/payment-provider.js';
import type { ProviderPayment } from '../providers/provider-objects.js';
import {
  moved,
  movementOfPayment,
  movementOfRefund,
  orNothing,
  type Compared,
  type Comparison,
  type Place,
} from './comparison.js';
import { ReconciliationRepository, type Period } from './reconciliation.repository.js';
import type { Movement, Pair } from './reconciliation-rules.js';

/** Up to two calls for each, so that an answer takes seconds at most. */
const PAGE = 8;

/**
 * For a provider that lists nothing for a platform: each payment of ours began with an attempt, whatever became of it here,
 * so the provider is asked for what each attempt has made; and for the refunds of each payment.
 */
@Injectable()
export class AttemptComparisonService implements Comparison {
  constructor(
    private readonly providers: PaymentProviderFactory,
    private readonly ledger: ReconciliationRepository,
  ) {}

  async compare(place: Place, period: Period): Promise<Compared> {
    return place.part === 'payments' ? this.comparePayments(place, period) : this.compareRefunds(place, period);
  }

  private async comparePayments({ account, page }: Place, period: Period): Promise<Compared> {
    const attempts = await this.ledger.listAttempts(account, period, page, PAGE);
    const provider = this.providers.of(account.provider);
    const made: [Attempt, ProviderPayment | undefined][] = [];
    for (const attempt of attempts) made.push([attempt, await findPayment(provider, account.accountId, attempt)]);
    const ids = made.flatMap(([attempt, payment]) => payment?.id ?? attempt.providerObjectId ?? []);
    const known = new Map((await this.ledger.listPayments(ids)).map((payment) => [payment.paymentId, payment]));
    const pairs = new Map<string, Pair>();
    for (const [attempt, payment] of made) {
      const id = payment?.id ?? attempt.providerObjectId;
      const found = moved(payment, () => movementOfPayment(payment!));
      if (id !== null) pairs.set(id, { provider: found, ledger: known.get(id) ?? null });
    }
    return { pairs: [...pairs.values()], uncounted: [], next: nextOf(attempts, ({ id }) => id) };
  }

  private async compareRefunds({ account, page }: Place, period: Period): Promise<Compared> {
    const payments = await this.ledger.listPaymentPage(account, period, page, PAGE);
    const provider = this.providers.of(account.provider);
    const known = await this.ledger.listRefundsOfPayments(payments.map(({ paymentId }) => paymentId));
    const pairs: Pair[] = [];
    for (const payment of payments) {
      const entered = known.filter(({ paymentId }) => paymentId === payment.paymentId);
      pairs.push(...(await pairsOfRefunds(provider, account.accountId, payment, entered)));
    }
    return { pairs, uncounted: [], next: nextOf(payments, ({ paymentId }) => paymentId) };
  }
}

async function pairsOfRefunds(
  provider: PaymentProvider,
  accountId: string,
  { paymentId, currency }: Movement,
  entered: readonly Movement[],
): Promise<Pair[]> {
  const refunds = await orNothing(provider.listRefunds(accountId, paymentId));
  const pairs = (refunds ?? []).map((refund): Pair => ({
    provider: moved(refund, () => movementOfRefund(refund, currency)),
    ledger: entered.find(({ refundId }) => refundId === refund.id) ?? null,
  }));
  const unlisted = entered.filter(({ refundId }) => !refunds?.some(({ id }) => id === refundId));
  return [...pairs, ...unlisted.map((ledger): Pair => ({ provider: null, ledger }))];
}

async function findPayment(
  provider: PaymentProvider,
  accountId: string,
  { id, startedAt, paymentOrder }: Attempt,
): Promise<ProviderPayment | undefined> {
  return orNothing(provider.findPayment(paymentOrder, { id, accountId, startedAt }));
}

function nextOf<T>(rows: readonly T[], id: (row: T) => string): Compared['next'] {
  return rows.length === PAGE ? { page: id(rows.at(-1)!), before: undefined, asked: 0 } : undefined;
}
