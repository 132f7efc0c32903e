import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { type RunningSandbox, startSandbox } from '../start-sandbox.js';

const WEBHOOK_SECRET = 'whsec_test';
const PUBLISHABLE_KEY = 'pk_test_sandbox';

/** A sandbox, the official SDK pointed at it, and a receiver of its webhooks. */
export interface StripeHarness {
  sandbox: RunningSandbox;
  stripe: Stripe;
  clientWith(key: string): Stripe;
  /** Events whose signature the SDK has accepted; `refusals` is how often the receiver answers 500 before. */
  webhooks: { received: Stripe.Event[]; refusals: number };
  /** Confirms a payment of 90 USD. */
  pay(
    card: string,
    rest?: Partial<Stripe.PaymentIntentCreateParams>,
    options?: Stripe.RequestOptions,
  ): Promise<Stripe.Response<Stripe.PaymentIntent>>;
  /** What the browser's card form does: posts with the publishable key and no secret. */
  browserPost(path: string, fields: Record<string, string>): Promise<BrowserAnswer>;
  stop(): Promise<void>;
}

/** Parts of objects that tests read in a browser's answers. */
export interface BrowserAnswer {
  status: number;
  origin: string | null;
  body: {
    id: string;
    status?: string;
    card?: { brand: string; last4: string };
    next_action?: { redirect_to_url: { url: string } };
    error?: { code: string; type: string };
  };
}

export async function startStripeHarness(): Promise<StripeHarness> {
  const webhooks: StripeHarness['webhooks'] = { received: [], refusals: 0 };
  const receiver = await receive(webhooks);
  const sandbox = await startSandbox({
    port: 0,
    host: '127.0.0.1',
    smtpPort: 0,
    publicUrl: 'http://localhost:8080',
    stripe: {
      secretKey: 'sk_test_sandbox',
      publishableKey: PUBLISHABLE_KEY,
      webhookSecret: WEBHOOK_SECRET,
      webhookUrl: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
    },
    s3: { region: 'us-east-1', bucket: 'b', accessKeyId: 'a', secretAccessKey: 's' },
  });
  const clientWith = (key: string) => clientOf(sandbox.url, key);
  const stripe = clientWith('sk_test_sandbox');
  return {
    sandbox,
    stripe,
    clientWith,
    webhooks,
    pay: (card, rest = {}, options = {}) => stripe.paymentIntents.create(payment(card, rest), options),
    browserPost: (path, fields) => browserPost(`${sandbox.url}/stripe${path}`, fields),
    async stop() {
      await sandbox.stop();
      receiver.close();
    },
  };
}

async function receive(webhooks: StripeHarness['webhooks']): Promise<Server> {
  const { webhooks: verifier } = new Stripe('sk_test_unused');
  const receiver = createServer(async (request, response) => {
    const body = await text(request);
    if (webhooks.refusals > 0) {
      webhooks.refusals -= 1;
      response.writeHead(500).end();
      return;
    }
    webhooks.received.push(verifier.constructEvent(body, request.headers['stripe-signature']!, WEBHOOK_SECRET));
    response.end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => receiver.once('listening', resolve));
  return receiver;
}

/** The error of a call that must fail. */
export async function failure(work: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await work;
  } catch (error) {
    return error as Stripe.errors.StripeError;
  }
  throw new Error('It succeeded.');
}

export function cardForm(number: string): Record<string, string> {
  return {
    type: 'card',
    'card[number]': number,
    'card[exp_month]': '12',
    'card[exp_year]': '2040',
    'card[cvc]': '123',
  };
}

function clientOf(url: string, key: string): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(key, { host: hostname, port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 });
}

function payment(card: string, rest: Partial<Stripe.PaymentIntentCreateParams>): Stripe.PaymentIntentCreateParams {
  const returnUrl = 'http://localhost/back';
  return { amount: 9000, currency: 'usd', payment_method: card, confirm: true, return_url: returnUrl, ...rest };
}

async function browserPost(url: string, fields: Record<string, string>): Promise<BrowserAnswer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${PUBLISHABLE_KEY}`, origin: 'http://localhost:8080' },
    body: new URLSearchParams(fields),
  });
  const origin = response.headers.get('access-control-allow-origin');
  return { status: response.status, origin, body: (await response.json()) as BrowserAnswer['body'] };
}
