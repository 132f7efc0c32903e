import type { FastifyInstance } from 'fastify';
import type { CallLog } from '../interception/call-log.js';
import type { Faults } from '../interception/faults.js';
import type { Journal } from '../journal.js';
import { Accounts } from './accounts.js';
import { Billing } from './billing.js';
import { Charges } from './charges.js';
import { Customers } from './customers.js';
import { Disputes } from './disputes.js';
import { eventOperations } from './events.js';
import { HostedPages } from './hosted-pages.js';
import { IdempotencyKeys } from './idempotency.js';
import { PaymentConfirmation } from './payment-confirmation.js';
import { PaymentIntents } from './payment-intents.js';
import { PaymentMethods } from './payment-methods.js';
import { Payouts } from './payouts.js';
import { Prices } from './prices.js';
import { Refunds } from './refunds.js';
import { SetupIntents } from './setup-intents.js';
import { StripeControl } from './stripe-control.js';
import type { StripeKeys } from './stripe-keys.js';
import { StripeRoutes } from './stripe-routes.js';
import { StripeState } from './stripe-state.js';
import { Subscriptions } from './subscriptions.js';
import { VerificationSessions } from './verification-sessions.js';
import { Webhooks } from './webhooks.js';

export interface StripeOptions extends StripeKeys {
  webhookSecret: string;
  webhookUrl?: string | undefined;
}

export interface StripeSandbox {
  control: StripeControl;
  webhooks: Webhooks;
  register(app: FastifyInstance): Promise<void>;
}

interface Surroundings {
  journal: Journal;
  faults: Faults;
  log: CallLog;
  /** Address of the sandbox for browsers, known once it listens. */
  siteUrl: () => string;
}

/** Builds the stand-in for Stripe. */
export function createStripeSandbox(
  options: StripeOptions,
  { journal, faults, log, siteUrl }: Surroundings,
): StripeSandbox {
  const state = new StripeState(journal);
  const webhooks = new Webhooks(state, { ...endpointOf(options), delayMs: 0, copies: 1 });
  const paymentMethods = new PaymentMethods(state);
  const charges = new Charges(state);
  const refunds = new Refunds(state, charges);
  const [disputes, payouts] = [new Disputes(state, charges), new Payouts(state, charges)];
  const accounts = new Accounts(state, siteUrl);
  const setupIntents = new SetupIntents(state, paymentMethods, siteUrl);
  const confirmation = new PaymentConfirmation(state, paymentMethods, charges, siteUrl);
  const identity = new VerificationSessions(state, siteUrl);
  const billing = createBilling(state, siteUrl);
  const resources = [
    accounts,
    new Customers(state, paymentMethods),
    paymentMethods,
    setupIntents,
    new PaymentIntents(state, paymentMethods, confirmation),
    charges,
    refunds,
    disputes,
    payouts,
    identity,
    ...billing,
  ];
  const operations = [...resources.flatMap((resource) => resource.operations()), ...eventOperations(state)];
  const routes = new StripeRoutes(state, new IdempotencyKeys(journal), options);
  const pages = new HostedPages(state, accounts, setupIntents, confirmation);
  return {
    control: new StripeControl(state, { webhooks, accounts, disputes, payouts, refunds }, faults, log),
    webhooks,
    async register(app) {
      await app.register((scope) => routes.register(scope, operations), { prefix: '/stripe/v1' });
      await app.register((scope) => registerPages(scope, pages, identity, billing[0]));
    },
  };
}

const endpointOf = ({ webhookUrl: url, webhookSecret: secret }: StripeOptions) => ({ url, secret });

/** What practices pay the platform: the pages first. */
function createBilling(state: StripeState, siteUrl: () => string): [Billing, Prices, Subscriptions] {
  const [prices, subscriptions] = [new Prices(state), new Subscriptions(state)];
  return [new Billing(state, { prices, subscriptions }, siteUrl), prices, subscriptions];
}

async function registerPages(
  app: FastifyInstance,
  pages: HostedPages,
  ...others: { registerPages(app: FastifyInstance): void }[]
): Promise<void> {
  await pages.register(app);
  for (const other of others) other.registerPages(app);
}
