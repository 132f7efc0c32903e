import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { GoogleControl } from '../google/google-control.js';
import type { MailCatcher } from '../mail/mail-catcher.js';
import { JsonProblem } from '../rest/json-api.js';
import type { MicrosoftControl } from '../microsoft/microsoft-control.js';
import type { PaypalControl } from '../paypal/paypal-control.js';
import type { SquareControl } from '../square/square-control.js';
import type { StripeControl } from '../stripe/stripe-control.js';
import { StripeProblem } from '../stripe/stripe-errors.js';
import type { InboundTexts } from '../twilio/inbound-texts.js';
import type { TwilioMessages } from '../twilio/twilio-messages.js';
import type { ZoomControl } from '../zoom/zoom-control.js';
import type { CallLog } from '../interception/call-log.js';
import type { Faults } from '../interception/faults.js';
import type { NameServer } from '../dns/name-server.js';
import { registerCalendars } from './calendar-routes.js';
import { registerNames } from './name-routes.js';

export interface Controlled {
  stripe: StripeControl;
  square: SquareControl;
  paypal: PaypalControl;
  zoom: ZoomControl;
  google: GoogleControl;
  microsoft: MicrosoftControl;
  faults: Faults;
  log: CallLog;
  mail: MailCatcher;
  names: Pick<NameServer, 'set'>;
  messages: TwilioMessages;
  inbound: InboundTexts;
  /** Forgets everything. */
  reset(): Promise<void>;
}

const faultSchema = z.strictObject({
  path: z.string().startsWith('/'),
  method: z.string().optional(),
  kind: z.enum([
    'delay',
    'error-before-effect',
    'rate-limit',
    'timeout-before-effect',
    'timeout-after-effect',
    'reset-after-effect',
  ]),
  delayMs: z.int().min(0).max(600_000).optional(),
  count: z.int().min(1).optional(),
});
const webhookSchema = z.strictObject({
  url: z.url().optional(),
  secret: z.string().min(1).optional(),
  delayMs: z.int().min(0).optional(),
  copies: z.int().min(1).max(20).optional(),
});
const resumeSchema = z.strictObject({
  order: z.enum(['created', 'reversed', 'shuffled']).optional(),
  copies: z.int().min(1).max(20).optional(),
});
const accountSchema = z.strictObject({
  id: z.string().startsWith('acct_').optional(),
  country: z.string().length(2).optional(),
  email: z.string().optional(),
});
const payoutSchema = z.strictObject({ correctionCents: z.int().optional() });
const inboundSchema = z.strictObject({
  from: z.string().regex(/^\+[1-9]\d{7,14}$/),
  body: z.string().max(1600),
  sid: z.string().min(1).optional(),
});
const done = { ok: true };

/** `/control/*`, JSON in and out: what tests of other processes may order and look at. */
export async function registerControl(app: FastifyInstance, controlled: Controlled): Promise<void> {
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof z.ZodError) return reply.code(400).send({ error: z.prettifyError(error) });
    if (error instanceof JsonProblem) return reply.code(error.status).send({ error: error.body });
    if (error instanceof StripeProblem) return reply.code(error.status).send({ error: error.message });
    return reply.send(error);
  });
  app.addHook('onRequest', async (request, reply) => {
    // Pages of other sites that happen to be open in the developer's browser have no business here.
    const { host, origin } = request.headers;
    if (origin !== undefined && origin !== `http://${host}`) await reply.code(403).send({ error: 'Foreign origin' });
  });
  registerFaults(app, controlled);
  registerStripe(app, controlled.stripe);
  registerWallets(app, controlled);
  registerRefunds(app, controlled);
  registerDisputes(app, controlled);
  registerSellers(app, controlled);
  registerZoom(app, controlled.zoom);
  registerCalendars(app, controlled);
  registerPost(app, controlled);
  registerNames(app, controlled.names);
  app.post('/reset', async () => {
    await controlled.reset();
    return done;
  });
}

function registerFaults(app: FastifyInstance, { faults, log }: Controlled): void {
  app.get('/faults', () => faults.list());
  app.post('/faults', (request) => {
    faults.add(faultSchema.parse(request.body));
    return done;
  });
  app.delete('/faults', () => {
    faults.clear();
    return done;
  });
  app.get<{ Querystring: { method?: string; path?: string } }>('/calls', (request) => log.list(request.query));
  app.delete('/calls', () => {
    log.clear();
    return done;
  });
}

function registerStripe(app: FastifyInstance, stripe: StripeControl): void {
  app.get<{ Params: { object: string } }>('/stripe/objects/:object', (request) =>
    stripe.objects(request.params.object),
  );
  app.post('/stripe/accounts', (request) => stripe.createOnboardedAccount(accountSchema.parse(request.body ?? {})));
  app.post<{ Params: { id: string } }>('/stripe/accounts/:id/complete', (request) =>
    stripe.completeOnboarding(request.params.id),
  );
  app.post<{ Params: { id: string } }>('/stripe/accounts/:id/payouts', (request) =>
    stripe.payOut(request.params.id, payoutSchema.parse(request.body ?? {})),
  );
  app.post<{ Params: { id: string } }>('/stripe/accounts/:id/deauthorize', (request) => {
    stripe.deauthorize(request.params.id);
    return done;
  });
  app.get('/webhooks', () => ({ unsent: stripe.unsentWebhooks }));
  app.post('/webhooks', (request) => {
    stripe.configureWebhooks(webhookSchema.parse(request.body ?? {}));
    return done;
  });
  app.post('/webhooks/pause', () => {
    stripe.pauseWebhooks();
    return done;
  });
  app.post('/webhooks/resume', async (request) => {
    await stripe.resumeWebhooks(resumeSchema.parse(request.body ?? {}));
    return done;
  });
  app.post<{ Params: { id: string } }>('/webhooks/resend/:id', (request, reply) =>
    stripe.resendEvent(request.params.id) ? done : reply.code(404).send({ error: 'No such event' }),
  );
}

const declineSchema = z.strictObject({
  code: z.string().min(1),
  detail: z.string().optional(),
  count: z.int().min(1).max(20).optional(),
});
const captureSchema = z.strictObject({ outcome: z.enum(['decline', 'pend']) });
const merchantSchema = z
  .strictObject({ payments_receivable: z.boolean(), primary_email_confirmed: z.boolean() })
  .partial();
const decisionSchema = z.strictObject({ decision: z.enum(['approve', 'approve-declined', 'cancel']) });

const openSchema = z.strictObject({ reason: z.string().optional() });
const closeSchema = z.strictObject({ status: z.enum(['lost', 'won']) });
const refundSchema = z.strictObject({ status: z.enum(['COMPLETED', 'FAILED']) });

/** Fails and finishes refunds. */
function registerRefunds(app: FastifyInstance, { stripe, square, paypal }: Controlled): void {
  app.post<{ Params: { id: string } }>('/refunds/:id/fail', (request) => {
    stripe.failRefund(request.params.id);
    return done;
  });
  app.post<{ Params: { id: string } }>('/square/refunds/:id/fail', (request, reply) =>
    square.failRefund(request.params.id) ? done : reply.code(404).send({ error: 'No such refund' }),
  );
  app.post('/paypal/refunds/next', () => {
    paypal.nextRefundPends();
    return done;
  });
  app.post<{ Params: { id: string } }>('/paypal/refunds/:id', (request, reply) =>
    paypal.finishRefund(request.params.id, refundSchema.parse(request.body).status)
      ? done
      : reply.code(404).send({ error: 'No such refund' }),
  );
}

/** Opens and decides disputes: of a charge at Stripe, a payment at Square, a capture at PayPal. */
function registerDisputes(app: FastifyInstance, { stripe, square, paypal }: Controlled): void {
  type ById = { Params: { id: string } };
  app.post<ById>('/charges/:id/dispute', (request) => {
    return { id: stripe.openDispute(request.params.id, openSchema.parse(request.body ?? {})) };
  });
  app.post<ById>('/disputes/:id', (request) => {
    stripe.closeDispute(request.params.id, closeSchema.parse(request.body).status);
    return done;
  });
  app.post<ById>('/square/payments/:id/dispute', (request, reply) => {
    const id = square.openDispute(request.params.id);
    return id ? { id } : reply.code(404).send({ error: 'No such payment' });
  });
  app.post<ById>('/square/disputes/:id', (request, reply) => {
    const state = closeSchema.parse(request.body).status === 'won' ? 'WON' : 'LOST';
    return square.closeDispute(request.params.id, state) ? done : reply.code(404).send({ error: 'No such dispute' });
  });
  app.post<ById>('/paypal/captures/:id/dispute', (request, reply) => {
    const id = paypal.openDispute(request.params.id);
    return id ? { id } : reply.code(404).send({ error: 'No such capture' });
  });
  app.post<ById>('/paypal/disputes/:id', (request, reply) => {
    const favour = closeSchema.parse(request.body).status === 'won' ? 'SELLER' : 'BUYER';
    return paypal.closeDispute(request.params.id, favour) ? done : reply.code(404).send({ error: 'No such dispute' });
  });
}

/** Square and PayPal: what happens next, and what is there. */
function registerWallets(app: FastifyInstance, { square, paypal }: Controlled): void {
  for (const [name, control] of Object.entries({ square, paypal })) {
    app.get(`/${name}/webhooks`, () => ({ unsent: control.unsentWebhooks }));
    app.post(`/${name}/webhooks`, (request) => {
      control.configureWebhooks(webhookSchema.omit({ secret: true }).parse(request.body ?? {}));
      return done;
    });
    app.post(`/${name}/webhooks/pause`, () => {
      control.pauseWebhooks();
      return done;
    });
    app.post(`/${name}/webhooks/resume`, async (request) => {
      await control.resumeWebhooks(resumeSchema.parse(request.body ?? {}));
      return done;
    });
  }
  app.post<{ Params: { id: string } }>('/square/merchants/:id/payouts', (request) => square.payOut(request.params.id));
  app.get('/square/payments', () => square.allPayments());
  app.get('/square/refunds', () => square.allRefunds());
  app.post('/square/declines', (request) => {
    const { code, detail = `Authorization error: ${code}`, count } = declineSchema.parse(request.body);
    square.declineNext({ code, detail }, count);
    return done;
  });
  app.post('/square/merchants', (request) => square.createMerchant(accountSchema.parse(request.body ?? {}).country));
  app.get('/paypal/orders', () => paypal.allOrders());
  app.get('/paypal/captures', () => paypal.allCaptures());
  app.get('/paypal/refunds', () => paypal.allRefunds());
  app.post('/paypal/captures/next', (request) => {
    paypal.nextCapture(captureSchema.parse(request.body).outcome);
    return done;
  });
  app.post<{ Params: { id: string } }>('/paypal/orders/:id/decision', (request) =>
    paypal.decide(request.params.id, decisionSchema.parse(request.body).decision),
  );
  app.post<{ Params: { tracking: string } }>('/paypal/merchants/:tracking', (request) =>
    paypal.createMerchant(request.params.tracking, accountSchema.parse(request.body ?? {}).country),
  );
}

/** What becomes of sellers that were connected. */
function registerSellers(app: FastifyInstance, { square, paypal }: Controlled): void {
  app.patch<{ Params: { tracking: string } }>('/paypal/merchants/:tracking', (request, reply) =>
    paypal.changeMerchant(request.params.tracking, merchantSchema.parse(request.body))
      ? done
      : reply.code(404).send({ error: 'No such merchant' }),
  );
  app.post<{ Params: { id: string } }>('/square/merchants/:id/revoke', (request) => {
    square.revoke(request.params.id);
    return done;
  });
}

/** Meetings at Zoom, and the state of a user's connection. */
function registerZoom(app: FastifyInstance, zoom: ZoomControl): void {
  app.get<{ Querystring: { email?: string } }>('/zoom/meetings', (request) => zoom.meetings(request.query.email));
  app.post<{ Params: { email: string } }>('/zoom/users/:email/deauthorize', (request, reply) =>
    zoom.deauthorize(request.params.email) ? done : reply.code(404).send({ error: 'No such user' }),
  );
}

/** Mail and text messages, for tests that wait for them. */
function registerPost(app: FastifyInstance, { mail, messages, inbound }: Controlled): void {
  app.get<{ Querystring: { to?: string } }>('/messages', (request) => messages.list(request.query.to));
  app.post('/messages/inbound', (request) => inbound.send(inboundSchema.parse(request.body)));
  app.get<{ Querystring: { to?: string } }>('/mail', (request) => mail.list(request.query.to));
  app.get<{ Params: { id: string } }>('/mail/:id', async (request, reply) => {
    const found = mail.find(request.params.id);
    if (!found) return reply.code(404).send({ error: 'No such mail' });
    const { attachments, headers, html } = await mail.open(found);
    const listed = attachments.map(({ content, filename, mimeType }) => ({
      filename,
      mimeType,
      content: Buffer.from(content as ArrayBuffer).toString('base64'),
    }));
    return { ...found, headers, html, attachments: listed };
  });
}
