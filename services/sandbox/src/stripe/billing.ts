import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendHtml } from '../pages/html-reply.js';
import { escapeHtml, page } from '../pages/layout.js';
import type { Operation, StripeCall } from './operation.js';
import type { Prices } from './prices.js';
import { invalidParam, invalidRequest } from './stripe-errors.js';
import { PLATFORM, stripeId, stripeNow, type StripeState } from './stripe-state.js';
import type { BillingPortalSession, CheckoutSession, Customer, Price, Subscription } from './stripe-types.js';
import type { Subscriptions } from './subscriptions.js';

const CHECKOUT_HOURS = 24;
const CREATE_CHECKOUT = [
  'allow_promotion_codes',
  'automatic_tax',
  'cancel_url',
  'client_reference_id',
  'customer',
  'customer_update',
  'line_items',
  'metadata',
  'mode',
  'subscription_data',
  'success_url',
];

/**
 * Stripe's pages on which the platform's own customers subscribe and see to what they pay
 * (https://docs.stripe.com/payments/checkout, https://docs.stripe.com/customer-management).
 */
export class Billing {
  constructor(
    private readonly state: StripeState,
    private readonly parts: { prices: Prices; subscriptions: Subscriptions },
    private readonly siteUrl: () => string,
  ) {}

  private get checkouts() {
    return this.state.table<CheckoutSession>('checkout.session');
  }
  private get portals() {
    return this.state.table<BillingPortalSession>('billing_portal.session');
  }

  operations(): Operation[] {
    const path = '/checkout/sessions';
    return [
      { method: 'POST', path, params: CREATE_CHECKOUT, handle: (call) => this.createCheckout(call) },
      {
        method: 'GET',
        path: `${path}/:id`,
        params: [],
        handle: ({ account, id }) => this.checkouts.get(account, id),
      },
      { method: 'POST', path: `${path}/:id/expire`, params: [], handle: (call) => this.expire(call) },
      {
        method: 'POST',
        path: '/billing_portal/sessions',
        params: ['configuration', 'customer', 'flow_data', 'locale', 'return_url'],
        handle: (call) => this.openPortal(call),
      },
    ];
  }

  registerPages(app: FastifyInstance): void {
    app.get<{ Params: { id: string } }>('/stripe/pages/checkout/:id', (request, reply) => {
      const session = this.findOpen(request.params.id);
      return session ? this.showCheckout(session, reply) : notFound(reply);
    });
    app.post<{ Params: { id: string }; Body?: string }>('/stripe/pages/checkout/:id', (request, reply) => {
      const session = this.findOpen(request.params.id);
      if (!session) return notFound(reply);
      return request.body === 'result=decline' ? this.showCheckout(session, reply, true) : this.pay(session, reply);
    });
    app.get<{ Params: { id: string } }>('/stripe/pages/billing/:id', (request, reply) => {
      const session = this.portals.find(PLATFORM, request.params.id);
      return session ? this.showPortal(session, reply) : notFound(reply);
    });
    app.post<{ Params: { id: string }; Body?: string }>('/stripe/pages/billing/:id', (request, reply) => {
      const session = this.portals.find(PLATFORM, request.params.id);
      if (!session) return notFound(reply);
      this.act(session, new URLSearchParams(request.body ?? ''));
      return reply.redirect(session.url, 303);
    });
  }

  private createCheckout({ account, params }: StripeCall): CheckoutSession {
    if (params.text('mode') !== 'subscription') throw invalidParam('The sandbox knows subscriptions only.', 'mode');
    const customer = this.state.table<Customer>('customer').get(account, params.text('customer'), 'customer');
    const [item] = params.objects('line_items');
    if (!item) throw invalidParam('Missing required param: line_items.', 'line_items', 'parameter_missing');
    const price = this.parts.prices.get(account, item.text('price'), 'line_items[0][price]');
    if (!price.active) throw invalidRequest('The price specified is inactive.', undefined, 'line_items[0][price]');
    const [id, now] = [stripeId('cs_test', 40), stripeNow()];
    const session: CheckoutSession = {
      id,
      object: 'checkout.session',
      cancel_url: params.find('cancel_url') ?? null,
      client_reference_id: params.find('client_reference_id') ?? null,
      created: now,
      customer: customer.id,
      expires_at: now + CHECKOUT_HOURS * 3_600,
      livemode: false,
      metadata: params.metadata(),
      mode: 'subscription',
      payment_status: 'unpaid',
      status: 'open',
      subscription: null,
      success_url: params.text('success_url'),
      url: `${this.siteUrl()}/stripe/pages/checkout/${id}`,
      _price: price.id,
      _subscriptionMetadata: params.under('subscription_data')?.metadata() ?? {},
    };
    return this.checkouts.save(account, session);
  }

  private expire({ account, id }: StripeCall): CheckoutSession {
    const session = this.checkouts.get(account, id);
    if (session.status !== 'open') {
      throw invalidRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`,
      );
    }
    return this.checkouts.save(account, { ...session, status: 'expired', url: null });
  }

  private openPortal({ account, params }: StripeCall): BillingPortalSession {
    const customer = this.state.table<Customer>('customer').get(account, params.text('customer'), 'customer');
    const id = stripeId('bps');
    return this.portals.save(account, {
      id,
      object: 'billing_portal.session',
      created: stripeNow(),
      customer: customer.id,
      livemode: false,
      return_url: params.find('return_url') ?? null,
      url: `${this.siteUrl()}/stripe/pages/billing/${id}`,
    });
  }

  private pay(session: CheckoutSession, reply: FastifyReply): FastifyReply {
    const subscription = this.parts.subscriptions.start({
      customer: session.customer,
      price: this.parts.prices.get(PLATFORM, session._price),
      metadata: session._subscriptionMetadata,
    });
    const done = { status: 'complete', payment_status: 'paid', subscription: subscription.id, url: null } as const;
    const paid = this.checkouts.save(PLATFORM, { ...session, ...done });
    this.state.emit({ account: PLATFORM, requestId: null, idempotencyKey: null }, 'checkout.session.completed', paid);
    return reply.redirect(session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id), 303);
  }

  private showCheckout(session: CheckoutSession, reply: FastifyReply, declined = false): FastifyReply {
    const price = this.parts.prices.get(PLATFORM, session._price);
    const refused = declined ? '<p class="alert">Your card was declined. Please try another card.</p>' : '';
    const back = session.cancel_url ? `<p><a href="${escapeHtml(session.cancel_url)}">Back to Yarrow</a></p>` : '';
    const body = `<div class="card"><p>Subscribe for ${escapeHtml(amountOf(price))}. At Stripe you would now give your card.</p>
${refused}<form method="post"><button name="result" value="pay">Pay with a card that works</button>
<button class="plain" name="result" value="decline">Pay with one that is declined</button></form>${back}</div>`;
    return sendHtml(reply, page('Subscribe', body));
  }

  private showPortal(session: BillingPortalSession, reply: FastifyReply): FastifyReply {
    const all = this.parts.subscriptions.listOf(session.customer);
    const cards = all.map((subscription) => this.subscriptionCard(subscription)).join('');
    const back = session.return_url ? `<p><a href="${escapeHtml(session.return_url)}">Return to Yarrow</a></p>` : '';
    return sendHtml(reply, page('Your subscription', (cards || '<p>You have none.</p>') + back));
  }

  private subscriptionCard(subscription: Subscription): string {
    const { price, current_period_end: end } = subscription.items.data[0]!;
    const until = new Date(end * 1000).toISOString().slice(0, 10);
    const others = this.parts.prices.list(PLATFORM).filter(({ active, id }) => active && id !== price.id);
    const buttons = [
      ...others.map((other) => [`price:${other.id}`, `Change to ${amountOf(other)}`] as const),
      subscription.cancel_at_period_end ? (['keep', 'Keep it'] as const) : (['cancel', 'Cancel it'] as const),
      ['renew', 'Pay the next period'] as const,
      ['fail', 'Fail to pay the next period'] as const,
      ['end', 'End it now'] as const,
    ];
    const form = buttons
      .map(
        ([value, label]) =>
          `<button class="plain" name="do" value="${escapeHtml(value)}">${escapeHtml(label)}</button>`,
      )
      .join('');
    return `<div class="card"><p>${escapeHtml(amountOf(price))}, ${escapeHtml(subscription.status)}, ${
      subscription.cancel_at_period_end ? 'ends' : 'is paid'
    } ${subscription.cancel_at_period_end ? 'on' : 'until'} ${until}</p>${
      subscription.status === 'canceled'
        ? ''
        : `<form method="post"><input type="hidden" name="subscription" value="${escapeHtml(subscription.id)}">${form}</form>`
    }</div>`;
  }

  private act(session: BillingPortalSession, form: URLSearchParams): void {
    const { subscriptions, prices } = this.parts;
    const subscription = subscriptions.listOf(session.customer).find(({ id }) => id === form.get('subscription'));
    if (!subscription || subscription.status === 'canceled') return;
    const [what, priceId = ''] = (form.get('do') ?? '').split(':');
    if (what === 'price') subscriptions.changePrice(subscription, prices.get(PLATFORM, priceId));
    if (what === 'cancel' || what === 'keep') subscriptions.endLater(subscription, what === 'cancel');
    if (what === 'renew' || what === 'fail') subscriptions.renew(subscription, what === 'renew');
    if (what === 'end') subscriptions.end(subscription);
  }

  private findOpen(id: string): CheckoutSession | undefined {
    const session = this.checkouts.find(PLATFORM, id);
    return session?.status === 'open' ? session : undefined;
  }
}

function amountOf({ unit_amount: amount, currency, recurring }: Price): string {
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100);
  return `${money} a ${recurring.interval}`;
}

function notFound(reply: FastifyReply): FastifyReply {
  reply.code(404);
  return sendHtml(reply, page('Not found', '<p>This link has expired or never existed. Ask for a new one.</p>'));
}
