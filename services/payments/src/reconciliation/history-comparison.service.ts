import { Inject, Injectable } from '@nestjs/common';
import { PaymentProviderFactory } from '../providers/payment-provider.factory.js';
import type { ProviderName } from '../providers/payment-provider.js';
import {
  moved,
  movementOfPayment,
  movementOfRefund,
  orNothing,
  type Compared,
  type Comparison,
  type Place,
} from './comparison.js';
import { PAYMENT_HISTORIES, type HistoryPage, type PaymentHistory } from './payment-history.js';
import { ReconciliationRepository, type Period } from './reconciliation.repository.js';
import type { Movement, Pair } from './reconciliation-rules.js';

/** A request for each, so that an answer takes seconds at most. */
const ASKED_AT_ONCE = 20;

/** Compares a provider's own lists, page by page, with what the ledger has of the same time. */
@Injectable()
export class HistoryComparisonService implements Comparison {
  private readonly histories: ReadonlyMap<ProviderName, PaymentHistory>;

  constructor(
    @Inject(PAYMENT_HISTORIES) histories: readonly PaymentHistory[],
    private readonly providers: PaymentProviderFactory,
    private readonly ledger: ReconciliationRepository,
  ) {
    this.histories = new Map(histories.map((history) => [history.name, history]));
  }

  has(provider: ProviderName): boolean {
    return this.histories.has(provider);
  }

  async compare(place: Place, period: Period): Promise<Compared> {
    return place.part === 'payments' ? this.comparePayments(place, period) : this.compareRefunds(place, period);
  }

  private async comparePayments(place: Place, period: Period): Promise<Compared> {
    const { accountId, provider } = place.account;
    const range = { ...period, page: place.page || undefined };
    const listed = await this.histories.get(provider)!.listPayments(accountId, range);
    const known = byId(await this.ledger.listPayments(listed.items.map(({ id }) => id)), 'paymentId');
    const unknown = listed.items.filter(({ id, attemptId }) => attemptId !== null && !known.has(id));
    const own = await this.ledger.listOwnAttempts(unknown.map(({ attemptId }) => attemptId!));
    const pairs = listed.items
      .filter(({ id, attemptId }) => known.has(id) || (attemptId !== null && own.has(attemptId)))
      .map((payment) => pairOf(payment, known.get(payment.id), () => movementOfPayment(payment)));
    const unlisted = (await this.ledger.listPaymentsOf(place.account, windowOf(listed, place, period))).filter(
      ({ paymentId }) => !known.has(paymentId),
    );
    return this.withUnlisted(place, listed, pairs, unlisted, async (movement) => {
      const payment = await orNothing(this.providers.of(provider).getPayment(accountId, movement.paymentId));
      return { ledger: movement, provider: moved(payment, () => movementOfPayment(payment!)) };
    });
  }

  private async compareRefunds(place: Place, period: Period): Promise<Compared> {
    const { accountId, provider } = place.account;
    const range = { ...period, page: place.page || undefined };
    const listed = await this.histories.get(provider)!.listRefunds(accountId, range);
    const known = byId(await this.ledger.listRefunds(listed.items.map(({ id }) => id)), 'refundId');
    const payments = listed.items.flatMap(({ paymentId }) => paymentId ?? []);
    const own = byId(await this.ledger.listPayments(payments), 'paymentId');
    const pairs = listed.items
      .filter(({ id, paymentId }) => known.has(id) || own.has(paymentId ?? ''))
      .map((refund) => pairOf(refund, known.get(refund.id), () => movementOfRefund(refund, refund.currency)));
    const unlisted = (await this.ledger.listRefundsOf(place.account, windowOf(listed, place, period))).filter(
      ({ refundId }) => !known.has(refundId!),
    );
    return this.withUnlisted(place, listed, pairs, unlisted, async (movement) => {
      const refunds = await orNothing(this.providers.of(provider).listRefunds(accountId, movement.paymentId));
      const refund = refunds?.find(({ id }) => id === movement.refundId);
      return { ledger: movement, provider: moved(refund, () => movementOfRefund(refund!, movement.currency)) };
    });
  }

  /** What the ledger has of the time of a page and the page has not: made at another time, or not at all. */
  private async withUnlisted(
    { page, before, asked }: Place,
    listed: HistoryPage<object>,
    pairs: Pair[],
    unlisted: readonly Movement[],
    ask: (movement: Movement) => Promise<Pair>,
  ): Promise<Compared> {
    const uncounted: Pair[] = [];
    for (const movement of unlisted.slice(asked, asked + ASKED_AT_ONCE)) uncounted.push(await ask(movement));
    const rest = unlisted.length > asked + ASKED_AT_ONCE && { page, before, asked: asked + ASKED_AT_ONCE };
    const following = listed.next && { page: listed.next, before: listed.items.at(-1)!.madeAt, asked: 0 };
    return { pairs: asked === 0 ? pairs : [], uncounted, next: rest || following || undefined };
  }
}

function pairOf(found: { status: string }, known: Movement | undefined, movement: () => Movement): Pair {
  return { provider: moved(found, movement), ledger: known ?? null };
}

function windowOf(listed: HistoryPage<object>, { before }: Place, { since, until }: Period): Period {
  const oldest = listed.next ? listed.items.at(-1)?.madeAt : undefined;
  return { since: oldest ?? since, until: before ?? until };
}

function byId(movements: readonly Movement[], id: 'paymentId' | 'refundId'): Map<string, Movement> {
  return new Map(movements.map((movement) => [movement[id]!, movement]));
}
