/**
 * Loads demonstration practices into a running Yarrow: each service writes and publishes its own data, so that the
 * projections of all others fill as usual. May be run again after it was interrupted.
 *
 * Usage: node scripts/demo/load.mjs <environment.json> [--practices 48] [--seed 7]
 */
import {
  connect as connectAccount,
  demoEntities as paymentsEntities,
  listUnconnected,
  loadDemo as loadPayments,
} from '@yarrow/payments/demo/load-demo';
import { giveCodes } from '@yarrow/payments/demo/demo-codes';
import { connectPaypal, connectSquare, isConnected } from '@yarrow/payments/demo/demo-wallets';
import { demoEntities as catalogEntities, loadDemo as loadCatalog } from '@yarrow/catalog/demo/load-demo';
import { demoEntities as clientsEntities, loadDemo as loadClients } from '@yarrow/clients/demo/load-demo';
import { demoEntities as reviewsEntities, loadDemo as loadReviews } from '@yarrow/reviews/demo/load-demo';
import {
  demoEntities as schedulingEntities,
  loadDemo as loadScheduling,
  loadOpenings,
} from '@yarrow/scheduling/demo/load-demo';
import { demoEventEntities, loadDemoEvents } from '@yarrow/scheduling/demo/load-demo-events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { DataSource } from 'typeorm';
import { SERVICES } from '../paths.mjs';
import { DEFAULT_PRACTICES, DEFAULT_SEED, generatePractices } from './generate.mjs';
import { DEMO_CLIENT_EMAIL, DEMO_PRO_EMAIL } from './practice.mjs';
import { addPractitionersWeek } from './practitioners-week.mjs';
import { publicImageUrl, uploadImages } from './upload-images.mjs';
import { Quiet } from './quiet.mjs';

const PASSWORD = 'yarrow-demonstration';
/** Practices that are loaded through all services before the next ones are made. */
const BATCH = 500;
/** Longest that loading waits for notices of payments. */
const NOTICES_MS = 120_000;
/** Practices that one service takes at the same time. */
const AT_ONCE = 6;

const ENTITIES = {
  catalog: catalogEntities,
  clients: clientsEntities,
  scheduling: [...schedulingEntities, ...demoEventEntities],
  payments: paymentsEntities,
  reviews: reviewsEntities,
};

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      practices: { type: 'string', default: String(DEFAULT_PRACTICES) },
      seed: { type: 'string', default: DEFAULT_SEED },
    },
  });
  const environment = JSON.parse(readFileSync(positionals[0], 'utf8'));
  const plan = planOf(environment.folder, { practices: Number(values.practices), seed: values.seed });
  const sources = await openSources(environment.backing.databases);
  const quiet = await Quiet.open({ natsUrl: environment.backing.natsUrl, dataSources: Object.values(sources) });
  try {
    const storage = environment.processes.reviews;
    console.log('Drawing and storing images');
    await uploadImages(storage);
    const imageUrl = publicImageUrl(storage);
    for (let from = 0; from < plan.practices; from += BATCH) {
      const count = Math.min(BATCH, plan.practices - from);
      const batch = [...generatePractices({ ...plan, practices: count, from, imageUrl })];
      await new Load(environment, sources, quiet).load(
        batch,
        `${from + count} of ${plan.practices} practices`,
        from === 0,
      );
    }
    noteLogins(environment.folder);
  } finally {
    await quiet.close();
    await Promise.all(Object.values(sources).map((source) => source.destroy()));
  }
  console.log(`${plan.practices} practices are there`);
}

/** Seed and moment of the first attempt: one that goes on where another stopped has to make the same data. */
function planOf(folder, { practices, seed }) {
  const path = join(folder, 'demo-plan.json');
  if (!existsSync(path)) writeFileSync(path, JSON.stringify({ practices, seed, nowMs: Date.now() }));
  return JSON.parse(readFileSync(path, 'utf8'));
}

async function openSources(databases) {
  const sources = SERVICES.map(async (name) => {
    const options = { type: 'postgres', url: databases[name], entities: ENTITIES[name] ?? [], synchronize: false };
    return [name, await new DataSource({ ...options, poolSize: AT_ONCE + 2 }).initialize()];
  });
  return Object.fromEntries(await Promise.all(sources));
}

/** Takes a batch of practices through the services, in the order in which one needs what another knows. */
class Load {
  constructor(environment, sources, quiet) {
    Object.assign(this, { environment, sources, quiet });
  }

  /** @param first these are the first practices of all */
  async load(practices, label, first) {
    const { catalog, clients, scheduling, payments, reviews } = this.sources;
    console.log(`${label}: places, services and profiles`);
    await inParts(practices, (part) => loadCatalog(catalog, part));
    console.log(`${label}: accounts and contacts`);
    await inParts(practices, (part) =>
      loadClients(clients, { password: PASSWORD, sealingKey: this.#sealingKey() }, part),
    );
    await this.#settle(label);
    await this.#connectAccounts(practices);
    await this.#settle(label);
    console.log(`${label}: visits`);
    await inParts(practices, (part) => loadScheduling(scheduling, part));
    await inParts(practices, (part) => loadDemoEvents(scheduling, part));
    console.log(`${label}: times that are free`);
    await loadOpenings(scheduling);
    await this.#settle(label);
    const stripe = this.#stripe();
    console.log(`${label}: payments`);
    if (stripe)
      await inParts(practices, (part) => loadPayments(payments, { stripe, sealingKey: this.#sealingKey() }, part));
    if (stripe && first) await this.#connectWallets(practices);
    if (first) await this.#giveCodes(practices);
    console.log(`${label}: reviews`);
    await inParts(practices, (part) => loadReviews(reviews, part));
    await this.#settle(label);
    if (stripe) await this.#noticesApplied(label);
    if (stripe && first) await this.#addPractitionersWeek(practices, label);
  }

  async #addPractitionersWeek(practices, label) {
    console.log(`${label}: the week of the practitioner`);
    await addPractitionersWeek({
      gatewayUrl: `http://127.0.0.1:${this.environment.ports.gateway}/graphql`,
      login: { email: DEMO_PRO_EMAIL, password: PASSWORD },
      demo: practices.find(({ practice: { email } }) => email === DEMO_PRO_EMAIL),
      nowMs: Date.now(),
      linkOf: (clientId) => this.#intakeLinkOf(clientId),
      settled: () => this.#settle(label),
    });
    await this.#settle(label);
  }

  async #intakeLinkOf(clientId) {
    const [{ unique_id: uniqueId }] = await this.sources.clients.query(
      'SELECT unique_id FROM intake_form_links WHERE client_id = $1 ORDER BY sent_at DESC LIMIT 1',
      [clientId],
    );
    return uniqueId;
  }

  /** With which what only notifications may read is sealed. */
  #sealingKey() {
    return this.environment.processes.clients.MAIL_SEALING_PUBLIC_KEY;
  }

  /** Waits for the webhooks that the Stripe sandbox sends for each payment: later webhooks would queue behind them. */
  async #noticesApplied(label) {
    const deadline = performance.now() + NOTICES_MS;
    for (;;) {
      const { unsent } = await (await fetch(`${this.environment.sandboxUrl}/control/webhooks`)).json();
      const [{ waiting }] = await this.sources.payments.query(
        'SELECT count(*)::int AS waiting FROM provider_events WHERE applied_at IS NULL AND tries = 0',
      );
      // They change nothing that is shown, so being slow with them fails nothing.
      if (unsent + waiting === 0 || performance.now() > deadline) return;
      console.log(`${label}: ${unsent + waiting} notices of payments to apply`);
      await sleep(500);
    }
  }

  #settle(label) {
    return this.quiet.wait((left) => console.log(`${label}: ${left} events to apply`));
  }

  /** Accounts and payments of demonstration data are made at the sandbox only, never at Stripe itself. */
  #stripe() {
    const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: apiBase } = this.environment.processes.payments;
    return apiBase ? { secretKey, apiBase } : undefined;
  }

  async #connectAccounts(practices) {
    if (!this.#stripe()) return;
    const connected = practices.filter(({ cards }) => cards !== 'none').map(({ practice }) => practice);
    const missing = new Set(
      await listUnconnected(
        this.sources.payments,
        connected.map(({ id }) => id),
      ),
    );
    for (const { id, country, email, createdAt } of connected.filter((practice) => missing.has(practice.id))) {
      const accountId = `acct_demo${id.replaceAll('-', '').slice(0, 12)}`;
      await post(`${this.environment.sandboxUrl}/control/stripe/accounts`, { id: accountId, country, email });
      await connectAccount(this.sources.payments, { practiceId: id, accountId, at: new Date(createdAt) });
    }
  }

  /** A coupon and a gift card for bookings with the practitioner of the demonstration. */
  async #giveCodes(practices) {
    const { practice } = practices.find(({ practice: { email } }) => email === DEMO_PRO_EMAIL);
    const recipient = { name: 'Robin', email: DEMO_CLIENT_EMAIL };
    const gift = { practiceId: practice.id, recipient, sealingKey: this.#sealingKey() };
    const { coupon, giftCard } = await giveCodes(this.sources.payments, gift);
    const codes = [
      { what: '15% off', code: coupon },
      { what: 'gift card', code: giftCard },
    ];
    writeFileSync(join(this.environment.folder, 'demo-codes.json'), JSON.stringify(codes, null, 2), { mode: 0o600 });
  }

  /** The first practice in US dollars that takes cards offers PayPal and Venmo too; the second has gone over to Square. */
  async #connectWallets(practices) {
    const { payments } = this.sources;
    const { sandboxUrl, processes } = this.environment;
    const env = processes.payments;
    const inDollars = practices.filter(({ cards, practice }) => cards !== 'none' && practice.country === 'US');
    const [paypal, square] = inDollars.map(({ practice }) => practice.id);
    if (paypal && env.PAYPAL_BROWSER_BASE && !(await isConnected(payments, paypal, 'paypal'))) {
      const merchant = await post(`${sandboxUrl}/control/paypal/merchants/${paypal}`, { country: 'US' });
      await connectPaypal(payments, paypal, merchant.merchant_id);
    }
    if (square && env.SQUARE_API_BASE && !(await isConnected(payments, square, 'square'))) {
      const keys = {
        applicationId: env.SQUARE_APPLICATION_ID,
        applicationSecret: env.SQUARE_APPLICATION_SECRET,
        apiBase: env.SQUARE_API_BASE,
        credentialsKey: env.PROVIDER_CREDENTIALS_KEY,
      };
      const seller = await post(`${sandboxUrl}/control/square/merchants`, { country: 'US' });
      await connectSquare(payments, keys, { practiceId: square, seller });
    }
  }
}

/** Several practices at once: each is a transaction of its own. */
async function inParts(practices, load) {
  const parts = Array.from({ length: AT_ONCE }, (_, part) => practices.filter((_, index) => index % AT_ONCE === part));
  await Promise.all(parts.map(load));
}

async function post(url, body) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

function noteLogins(folder) {
  const logins = [
    { role: 'practitioner', email: DEMO_PRO_EMAIL, password: PASSWORD },
    { role: 'client', email: DEMO_CLIENT_EMAIL, password: PASSWORD },
  ];
  writeFileSync(join(folder, 'demo-logins.json'), JSON.stringify(logins, null, 2), { mode: 0o600 });
}

await main();
