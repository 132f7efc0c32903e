import type { Charges } from './charges.js';
import { LIST_PARAMS, listPage, type Operation, retrieval, type StripeCall } from './operation.js';
import { stripeId, stripeNow, type StripeState } from './stripe-state.js';
import type { StripeObject } from './stripe-types.js';

interface Payout extends StripeObject {
  object: 'payout';
  amount: number;
  currency: string;
  status: 'failed' | 'in_transit' | 'paid';
}

/** A line of an account's balance, with the payout in which it left; names that begin with _ stay here. */
interface Movement extends StripeObject {
  currency: string;
  net: number;
  type: string;
  _payout?: string;
}

const DAY_S = 86_400;

/** What is sent to an account's bank, and of which movements each payout is made (https://docs.stripe.com/api/payouts). */
export class Payouts {
  constructor(
    private readonly state: StripeState,
    private readonly charges: Charges,
  ) {}

  private get movements() {
    return this.state.table<Movement>('balance_transaction');
  }

  operations(): Operation[] {
    const payouts = this.state.table<Payout>('payout');
    return [
      retrieval('payouts', this.state.table('payout')),
      {
        method: 'GET',
        path: '/payouts',
        params: [...LIST_PARAMS, 'status'],
        handle: (call) => listPage(call, 'payouts', payouts.list(call.account)),
      },
      {
        method: 'GET',
        path: '/balance_transactions',
        params: [...LIST_PARAMS, 'payout', 'type'],
        handle: (call) => listPage(call, 'balance_transactions', this.list(call)),
      },
    ];
  }

  /** Sends all that an account has in one currency. @param correctionCents made by Stripe on its own account, such as for a dispute */
  payOut(account: string, { correctionCents = 0 }: { correctionCents?: number } = {}): Payout {
    const waiting = () => this.movements.list(account).filter((row) => !row._payout && row.type !== 'payout');
    const [{ currency } = { currency: 'usd' }] = waiting();
    if (correctionCents !== 0) {
      const { id } = this.state.table('dispute').save(account, { id: stripeId('du'), object: 'dispute' });
      this.charges.recordMovement(account, { id, currency, object: 'adjustment' }, correctionCents);
    }
    const rows = waiting().filter((row) => row.currency === currency);
    const amount = rows.reduce((sum, { net }) => sum + net, 0);
    const payout = this.state.table<Payout>('payout').save(account, {
      id: stripeId('po'),
      object: 'payout',
      amount,
      arrival_date: stripeNow() + 2 * DAY_S,
      automatic: true,
      created: stripeNow(),
      currency,
      livemode: false,
      metadata: {},
      method: 'standard',
      status: 'paid',
      type: 'bank_account',
    } as Payout);
    for (const row of rows) this.movements.save(account, { ...row, _payout: payout.id });
    const own = this.charges.recordMovement(account, payout, -amount);
    this.movements.save(account, { ...this.movements.get(account, own), _payout: payout.id });
    for (const type of ['payout.created', 'payout.paid']) {
      this.state.emit({ account, requestId: null, idempotencyKey: null }, type, payout);
    }
    return payout;
  }

  private list({ account, params }: StripeCall): Movement[] {
    const [payout, type] = [params.find('payout'), params.find('type')];
    return this.movements
      .list(account)
      .filter((row) => (!payout || row._payout === payout) && (!type || row.type === type));
  }
}
