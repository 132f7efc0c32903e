import fastify, { type FastifyInstance } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CallLog } from './interception/call-log.js';
import { registerControl } from './control/control-routes.js';
import type { GoogleControl } from './google/google-control.js';
import { createGoogleSandbox, type GoogleOptions } from './google/google-sandbox.js';
import { NameServer } from './dns/name-server.js';
import { Faults } from './interception/faults.js';
import { interceptProviderCalls } from './interception/interception.js';
import { Journal } from './journal.js';
import { MailCatcher } from './mail/mail-catcher.js';
import { registerMailPages } from './mail/mail-pages.js';
import type { MicrosoftControl } from './microsoft/microsoft-control.js';
import { createMicrosoftSandbox, type MicrosoftOptions } from './microsoft/microsoft-sandbox.js';
import { sendHtml } from './pages/html-reply.js';
import { indexPage } from './pages/index-page.js';
import type { PaypalControl } from './paypal/paypal-control.js';
import { createPaypalSandbox, type PaypalOptions } from './paypal/paypal-sandbox.js';
import { createS3Sandbox, type S3Options } from './s3/s3-sandbox.js';
import type { SquareControl } from './square/square-control.js';
import { createSquareSandbox, type SquareOptions } from './square/square-sandbox.js';
import type { StripeControl } from './stripe/stripe-control.js';
import { createStripeSandbox, type StripeOptions } from './stripe/stripe-sandbox.js';
import { registerMessagesPage } from './twilio/messages-page.js';
import { InboundTexts } from './twilio/inbound-texts.js';
import { TwilioMessages, type TwilioOptions } from './twilio/twilio-messages.js';
import type { ZoomControl } from './zoom/zoom-control.js';
import { createZoomSandbox, type ZoomOptions } from './zoom/zoom-sandbox.js';

export interface SandboxOptions {
  /** 0 takes any free port. */
  port: number;
  host: string;
  smtpPort: number;
  /** UDP; any free port by default. */
  dnsPort?: number | undefined;
  /** Stripe's API also on a port of its own. */
  stripePort?: number | undefined;
  /** Keeps state over restarts; without it everything is forgotten at the end. */
  dataDir?: string | undefined;
  /** Root of the site that is being developed; webhooks go below it by default. */
  publicUrl: string;
  /** The sandbox's own address for browsers, where it is not the address it listens on. */
  sandboxUrl?: string | undefined;
  stripe: StripeOptions;
  /** Keys that the platform was given; those of development where absent. */
  square?: Partial<SquareOptions>;
  paypal?: Partial<PaypalOptions>;
  zoom?: Partial<ZoomOptions>;
  google?: Partial<GoogleOptions>;
  microsoft?: Partial<MicrosoftOptions>;
  s3: S3Options;
  twilio?: TwilioOptions;
}

export interface RunningSandbox {
  url: string;
  smtpUrl: string;
  /** `127.0.0.1:1053`, as a resolver takes it. */
  dnsServer: string;
  /** What the name server answers. */
  names: Pick<NameServer, 'fail' | 'set'>;
  stripe: StripeControl;
  square: SquareControl;
  paypal: PaypalControl;
  zoom: ZoomControl;
  google: GoogleControl;
  microsoft: MicrosoftControl;
  stop(): Promise<void>;
}

const SQUARE_KEYS: SquareOptions = {
  applicationId: 'sandbox-sq0idb-yarrow',
  applicationSecret: 'sandbox-sq0csb-yarrow',
  webhookSignatureKey: 'square-webhooks-yarrow',
};
const PAYPAL_KEYS: PaypalOptions = {
  clientId: 'paypal-client-yarrow',
  clientSecret: 'paypal-secret-yarrow',
  partnerId: 'YARROWPARTNER',
  webhookId: 'WH-YARROW',
};
const ZOOM_KEYS: ZoomOptions = {
  clientId: 'zoom-client-yarrow',
  clientSecret: 'zoom-secret-yarrow',
  webhookSecret: 'zoom-webhooks-yarrow',
};
const GOOGLE_KEYS: GoogleOptions = { clientId: 'google-client-yarrow', clientSecret: 'google-secret-yarrow' };
const MICROSOFT_KEYS: MicrosoftOptions = {
  clientId: 'microsoft-client-yarrow',
  clientSecret: 'microsoft-secret-yarrow',
};

/** Starts the stand-ins for all outside providers in this process. */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const folder = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'yarrow-sandbox-')));
  const addresses = { url: '', smtp: '' };
  const parts = createParts(options, folder, () => options.sandboxUrl ?? addresses.url);
  const app = createApp();
  await registerParts(app, parts);
  app.get('/', (_request, reply) =>
    sendHtml(reply, indexPage({ ...addresses, webhooks: webhookUrlOf(options, 'stripe') })),
  );
  app.get('/healthz', () => ({ status: 'ok' }));

  addresses.smtp = `smtp://${options.host}:${await parts.mail.listen(options.host, options.smtpPort)}`;
  const dnsServer = `${options.host}:${await parts.names.listen(options.host, options.dnsPort ?? 0)}`;
  await app.listen({ port: options.port, host: options.host });
  addresses.url = `http://${options.host}:${(app.server.address() as AddressInfo).port}`;
  const stripeServer = options.stripePort ? await listenForStripe(app, options.host, options.stripePort) : undefined;
  for (const { webhooks } of parts.providers) webhooks.start();

  const stop = async () => {
    for (const { webhooks } of parts.providers) webhooks.stop();
    stripeServer?.close();
    stripeServer?.closeAllConnections();
    await Promise.all([app.close(), parts.mail.close(), parts.names.close()]);
    if (!options.dataDir) await rm(folder, { recursive: true, force: true });
  };
  return { url: addresses.url, smtpUrl: addresses.smtp, dnsServer, names: parts.names, ...controlsOf(parts), stop };
}

type Parts = ReturnType<typeof createParts>;

function createParts(options: SandboxOptions, folder: string, siteUrl: () => string) {
  const journal = new Journal(options.dataDir && join(folder, 'journal.jsonl'));
  const [faults, log] = [new Faults(), new CallLog()];
  const around = { journal, faults, log, siteUrl };
  const stripe = createStripeSandbox({ ...options.stripe, webhookUrl: webhookUrlOf(options, 'stripe') }, around);
  const square = createSquareSandbox(
    { ...SQUARE_KEYS, ...options.square, webhookUrl: webhookUrlOf(options, 'square') },
    around,
  );
  const paypal = createPaypalSandbox(
    { ...PAYPAL_KEYS, ...options.paypal, webhookUrl: webhookUrlOf(options, 'paypal') },
    around,
  );
  const zoomOptions = { ...ZOOM_KEYS, ...options.zoom, webhookUrl: webhookUrlOf(options, 'zoom') };
  const zoom = createZoomSandbox(zoomOptions, journal, siteUrl);
  const google = createGoogleSandbox({ ...GOOGLE_KEYS, ...options.google }, journal);
  const microsoft = createMicrosoftSandbox({ ...MICROSOFT_KEYS, ...options.microsoft }, journal);
  const named = { stripe, square, paypal, zoom, google, microsoft };
  const providers = Object.values(named);
  const twilio = { ...options.twilio, webhookUrl: smsWebhookUrlOf(options) };
  const messages = new TwilioMessages(journal, twilio);
  const inbound = new InboundTexts(messages, twilio);
  const mail = new MailCatcher(journal, join(folder, 'mail'));
  const names = new NameServer(journal);
  const s3 = createS3Sandbox(options.s3, journal, join(folder, 's3'));
  const reset = async () => {
    faults.clear();
    log.clear();
    for (const { webhooks } of providers) webhooks.forget();
    journal.clear();
    await Promise.all([mail.clear(), s3.clear()]);
  };
  return { ...named, providers, faults, log, messages, inbound, mail, names, s3, reset };
}

async function registerParts(app: FastifyInstance, parts: Parts): Promise<void> {
  interceptProviderCalls(app, parts.faults, parts.log);
  for (const provider of parts.providers) await provider.register(app);
  await app.register((scope) => parts.messages.register(scope), { prefix: '/twilio/2010-04-01' });
  await app.register((scope) => parts.s3.register(scope), { prefix: '/s3' });
  const controlled = { ...parts, ...controlsOf(parts) };
  await app.register((scope) => registerControl(scope, controlled), { prefix: '/control' });
  registerMailPages(app, parts.mail);
  await app.register((scope) => registerMessagesPage(scope, parts.messages, parts.inbound));
}

function controlsOf({ stripe, square, paypal, zoom, google, microsoft }: Parts) {
  return {
    stripe: stripe.control,
    square: square.control,
    paypal: paypal.control,
    zoom: zoom.control,
    google: google.control,
    microsoft: microsoft.control,
  };
}

function webhookUrlOf(options: SandboxOptions, provider: 'paypal' | 'square' | 'stripe' | 'zoom'): string {
  return options[provider]?.webhookUrl ?? `${options.publicUrl}/webhooks/${provider}`;
}

function smsWebhookUrlOf({ publicUrl, twilio }: SandboxOptions): string {
  return twilio?.webhookUrl ?? `${publicUrl}/webhooks/twilio`;
}

function createApp(): FastifyInstance {
  return fastify({
    forceCloseConnections: true,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 1024 },
    // The SDK takes a host and a port but no path prefix.
    rewriteUrl: (request) => (request.url?.startsWith('/v1/') ? `/stripe${request.url}` : (request.url ?? '/')),
  });
}

async function listenForStripe(app: FastifyInstance, host: string, port: number): Promise<Server> {
  const server = createServer((request, response) => app.routing(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}
