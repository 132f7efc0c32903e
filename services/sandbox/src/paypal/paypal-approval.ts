import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendHtml } from '../pages/html-reply.js';
import { escapeHtml, page } from '../pages/layout.js';
import type { PaypalOrders } from './paypal-orders.js';
import type { PaypalState } from './paypal-state.js';
import type { PaypalOrder } from './paypal-types.js';

const DECISIONS = new Set(['approve', 'approve-declined', 'cancel'] as const);

/** The buyer's page at PayPal or Venmo. */
export class PaypalApproval {
  constructor(
    private readonly state: PaypalState,
    private readonly orders: PaypalOrders,
  ) {}

  registerPages(app: FastifyInstance): void {
    app.get('/paypal/checkoutnow', (request, reply) => {
      const order = this.orderOf(request);
      return order ? show(order, reply) : notFoundPage(reply);
    });
    app.post('/paypal/checkoutnow', (request, reply) => {
      const order = this.orderOf(request);
      return order ? this.decide(order, request, reply) : notFoundPage(reply);
    });
    // PayPal's script notifies a page of ours by a message between windows; without the script it is fetched here.
    app.get<{ Params: { id: string } }>('/paypal/pages/orders/:id', (request, reply) => {
      reply.header('access-control-allow-origin', '*');
      const order = this.state.orders.get(request.params.id);
      if (!order) return reply.code(404).send({ error: 'No such order' });
      return reply.send({ status: order.status, cancellations: order._cancellations });
    });
  }

  private decide(order: PaypalOrder, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const wanted = new URLSearchParams(typeof request.body === 'string' ? request.body : '').get('decision');
    const decision = [...DECISIONS].find((known) => known === wanted);
    if (!decision) return show(order, reply);
    const decided = this.orders.decide(order.id, decision);
    const target = decision === 'cancel' ? decided._cancelUrl : decided._returnUrl;
    if (!target) {
      const outcome = decision === 'cancel' ? 'Cancelled. Nothing was paid.' : 'Approved.';
      return sendHtml(reply, page('Done', `<p>${outcome} You can close this page.</p>`));
    }
    const back = new URL(target);
    back.searchParams.set('token', order.id);
    return reply.redirect(back.href, 303);
  }

  private orderOf(request: FastifyRequest): PaypalOrder | undefined {
    const { token } = request.query as { token?: string };
    return token ? this.state.orders.get(token) : undefined;
  }
}

function show(order: PaypalOrder, reply: FastifyReply): FastifyReply {
  if (order.status === 'COMPLETED' || order.status === 'APPROVED') {
    return sendHtml(reply, page('Nothing left to do', '<p>You can close this page.</p>'));
  }
  const wallet = 'venmo' in order.payment_source ? 'Venmo' : 'PayPal';
  const { amount, description } = order.purchase_units[0]!;
  const price = new Intl.NumberFormat('en-US', { style: 'currency', currency: amount.currency_code });
  const body = `<div class="card"><p>Pay <b>${escapeHtml(price.format(Number(amount.value)))}</b>${description ? ` for ${escapeHtml(description)}` : ''}.</p>
<form method="post"><button name="decision" value="approve">Approve with ${wallet}</button>
<button class="plain" name="decision" value="approve-declined">Approve, and have the bank decline</button>
<button class="plain" name="decision" value="cancel">Cancel</button></form>
<p class="soft">This is the sandbox's test page; no money moves.</p></div>`;
  return sendHtml(reply, page(`Pay with ${wallet}`, body));
}

function notFoundPage(reply: FastifyReply): FastifyReply {
  reply.code(404);
  return sendHtml(reply, page('Not found', '<p>This payment does not exist.</p>'));
}
