import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import type { EntityManager } from 'typeorm';
import type { ProviderAccount } from '../records/accounts/provider-account.entity.js';
import { ProviderCallsService } from '../attempts/provider-calls.service.js';
import { PaypalAdapter } from '../paypal/paypal.adapter.js';
import type { PaypalOrder } from './paypal-order.entity.js';
import { PaypalOrdersRepository } from './paypal-orders.repository.js';
import type { OrderDraft } from '../paypal/paypal-requests.js';

/** PayPal forgets an order after three hours. */
const REUSE_MS = 2 * 3_600_000;

/** What an order is for, before there is an attempt at making it. */
export type WantedOrder = Omit<OrderDraft, 'attemptId'>;

/** An order, and what it was asked to be. */
export interface MadeOrder {
  id: string;
  draft: WantedOrder;
}

/** Has orders made at PayPal and keeps what they are for. No money moves before they are captured. */
@Injectable()
export class PaypalOrderCallsService {
  constructor(
    private readonly adapter: PaypalAdapter,
    private readonly calls: ProviderCallsService,
    private readonly orders: PaypalOrdersRepository,
    private readonly clock: Clock,
  ) {}

  /** The order that is open and pays what is wanted. */
  async findOpen(tx: EntityManager, account: ProviderAccount, wanted: WantedOrder): Promise<PaypalOrder | null> {
    const open = await this.orders.findOpen(tx, wanted.appointmentId, wanted.tipOnly);
    const good = open && open.accountId === account.accountId && pays(open, wanted);
    return good && this.clock.now().getTime() - open.createdAt.getTime() < REUSE_MS ? open : null;
  }

  /** May return an order for something else, whose answer was lost before. @throws ProviderRefusedError, UnknownOutcomeError */
  async make(account: ProviderAccount, wanted: WantedOrder): Promise<MadeOrder> {
    const { practiceId, accountId } = account;
    const { appointmentId: subjectId } = wanted;
    const purpose = 'paypal_order' as const;
    const draft = { practiceId, subjectId, purpose, provider: 'paypal' as const, accountId, amountCents: null };
    const parameters = (attemptId: string): OrderDraft => ({ ...wanted, attemptId });
    return this.calls.create<MadeOrder>(
      { ...draft, parameters },
      {
        find: async (tx) => {
          const open = await this.findOpen(tx, account, wanted);
          return open && { id: open.orderId, draft: wanted };
        },
        call: async (asked, call) => {
          const order = asked as OrderDraft;
          return { id: await this.adapter.createOrder(order, call), draft: order };
        },
        store: (tx, made) => this.orders.add(tx, this.orderOf(account, made)),
      },
    );
  }

  private orderOf({ practiceId, accountId }: ProviderAccount, { id: orderId, draft }: MadeOrder): PaypalOrder {
    const { appointmentId, amountCents, tipCents, tipOnly, platformFeeCents, currency, fundingSource } = draft;
    const amounts = { amountCents, tipCents, platformFeeCents, currency };
    const owner = { practiceId, appointmentId, accountId };
    return { orderId, ...owner, ...amounts, tipOnly, fundingSource, createdAt: this.clock.now(), replacedAt: null };
  }
}

type Payment = Pick<OrderDraft, 'amountCents' | 'currency' | 'fundingSource' | 'tipCents'>;

/** Whether an order is for what is wanted, so that its approval may be used. */
export function pays(made: Payment, wanted: Payment): boolean {
  return (
    made.amountCents === wanted.amountCents &&
    made.tipCents === wanted.tipCents &&
    made.currency === wanted.currency &&
    made.fundingSource === wanted.fundingSource
  );
}
