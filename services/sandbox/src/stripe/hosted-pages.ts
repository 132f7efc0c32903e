import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendHtml } from '../pages/html-reply.js';
import { escapeHtml, page } from '../pages/layout.js';
import type { Accounts } from './accounts.js';
import type { StripeCall } from './operation.js';
import { Params } from './params.js';
import type { PaymentConfirmation } from './payment-confirmation.js';
import type { SetupIntents } from './setup-intents.js';
import type { StripeState } from './stripe-state.js';
import type { PaymentIntent, SetupIntent } from './stripe-types.js';

type Intent = PaymentIntent | SetupIntent;

/** The pages that people see at Stripe and at their bank. */
export class HostedPages {
  constructor(
    private readonly state: StripeState,
    private readonly accounts: Accounts,
    private readonly setupIntents: SetupIntents,
    private readonly confirmation: PaymentConfirmation,
  ) {}

  async register(app: FastifyInstance): Promise<void> {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    app.get<{ Params: { secret: string } }>('/stripe/pages/authenticate/:secret', (request, reply) =>
      this.showAuthentication(request.params.secret, reply),
    );
    app.post<{ Params: { secret: string }; Body?: string }>('/stripe/pages/authenticate/:secret', (request, reply) =>
      this.answerAuthentication(request.params.secret, request.body === 'result=complete', reply),
    );
    app.get<{ Params: { token: string } }>('/stripe/pages/onboarding/:token', (request, reply) =>
      this.showOnboarding(request.params.token, reply),
    );
    app.post<{ Params: { token: string }; Body?: string }>('/stripe/pages/onboarding/:token', (request, reply) =>
      this.finishOnboarding(request.params.token, request.body === 'result=incomplete', reply),
    );
    app.get<{ Params: { id: string } }>('/stripe/pages/accounts/:id', (request, reply) => {
      const account = this.state.findAnywhere('', request.params.id);
      if (!account) return notFound(reply);
      return sendHtml(reply, page('Connected account', `<pre>${escapeHtml(JSON.stringify(account, null, 2))}</pre>`));
    });
  }

  private showAuthentication(secret: string, reply: FastifyReply): FastifyReply {
    const found = this.intentOf(secret);
    if (!found) return notFound(reply);
    const { intent } = found;
    if (intent.status !== 'requires_action')
      return sendHtml(reply, page('Nothing left to do', '<p>You can close this page.</p>'));
    const purpose = 'amount' in intent ? `a payment of ${money(intent)}` : 'saving your card for later payments';
    const body = `<div class="card"><p>Your bank asks you to confirm ${escapeHtml(purpose)}.</p><form method="post">
<button name="result" value="complete">Complete</button>
<button class="plain" name="result" value="fail">Fail</button></form>
<p class="soft">This is the sandbox's test page; no bank is involved.</p></div>`;
    return sendHtml(reply, page('Confirm it is you', body));
  }

  private answerAuthentication(secret: string, passed: boolean, reply: FastifyReply): FastifyReply {
    const found = this.intentOf(secret);
    if (!found) return notFound(reply);
    const call = this.callBy(found.account);
    const intent =
      found.intent.object === 'setup_intent'
        ? this.setupIntents.finishAuthentication(call, found.intent, passed)
        : this.confirmation.finishAuthentication(call, found.intent, passed);
    const settled = intent.status === 'succeeded' || intent.status === 'requires_capture';
    if (!intent._returnUrl) {
      const outcome = settled ? 'Confirmed. You can close this page.' : 'Not confirmed. You can close this page.';
      return sendHtml(reply, page('Done', `<p>${outcome}</p>`));
    }
    const url = new URL(intent._returnUrl);
    url.searchParams.set(intent.object, intent.id);
    url.searchParams.set(`${intent.object}_client_secret`, intent.client_secret);
    url.searchParams.set('redirect_status', settled ? 'succeeded' : 'failed');
    return reply.redirect(url.href, 303);
  }

  private showOnboarding(token: string, reply: FastifyReply): FastifyReply {
    const link = this.accounts.findLink(token);
    if (!link) return notFound(reply);
    const body = `<div class="card"><p>Yarrow asks to pay out to account <code>${escapeHtml(link.account)}</code>.
At Stripe you would now give your details and your bank account.</p>
<form method="post"><button>Complete onboarding</button>
<button class="plain" name="result" value="incomplete">Leave out my document</button></form>
<p><a href="${escapeHtml(link.returnUrl)}">Return without completing</a> ·
<a href="${escapeHtml(link.refreshUrl)}">Return as after a link that expired</a></p></div>`;
    return sendHtml(reply, page('Get paid with Stripe', body));
  }

  private finishOnboarding(token: string, incomplete: boolean, reply: FastifyReply): FastifyReply {
    const link = this.accounts.findLink(token);
    if (!link) return notFound(reply);
    if (incomplete) this.accounts.leaveIncomplete(link.account);
    else this.accounts.completeOnboarding(link.account);
    return reply.redirect(link.returnUrl, 303);
  }

  private intentOf(secret: string): { account: string; intent: Intent } | undefined {
    const id = secret.split('_secret_')[0]!;
    for (const object of ['payment_intent', 'setup_intent'] as const) {
      const table = this.state.table<Intent>(object);
      const account = table.ownerOf(id);
      const intent = account && table.find(account, id);
      if (intent && intent.client_secret === secret) return { account, intent };
    }
    return undefined;
  }

  private callBy(account: string): StripeCall {
    return { account, fromBrowser: true, id: '', idempotencyKey: null, params: new Params({}), requestId: null };
  }
}

function money({ amount, currency }: PaymentIntent): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100);
}

function notFound(reply: FastifyReply): FastifyReply {
  reply.code(404);
  return sendHtml(reply, page('Not found', '<p>This link has expired or never existed. Ask for a new one.</p>'));
}
