import fastify, { type FastifyInstance } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CallLog } from './control/call-log.js';
import { registerControl } from './control/control-routes.js';
import { Faults } from './control/faults.js';
import { interceptProviderCalls } from './control/interception.js';
import { Journal } from './journal.js';
import { MailCatcher } from './mail/mail-catcher.js';
import { registerMailPages } from './mail/mail-pages.js';
import { sendHtml } from './pages/html-reply.js';
import { indexPage } from './pages/index-page.js';
import { escapeHtml } from './pages/layout.js';
import { createS3Sandbox, type S3Options } from './s3/s3-sandbox.js';
import type { StripeControl } from './stripe/stripe-control.js';
import { createStripeSandbox, type StripeOptions } from './stripe/stripe-sandbox.js';
import { registerMessagesPage } from './twilio/messages-page.js';
import { TwilioMessages, type TwilioOptions } from './twilio/twilio-messages.js';

export interface SandboxOptions {
  /** 0 takes any free port. */
  port: number;
  host: string;
  smtpPort: number;
  /** Stripe's API also on a port of its own. */
  stripePort?: number | undefined;
  /** Keeps state over restarts; without it everything is forgotten at the end. */
  dataDir?: string | undefined;
  /** Root of the site that is being developed; webhooks go below it unless told otherwise. */
  publicUrl: string;
  /** The sandbox's own address for browsers, where it is not the address it listens on. */
  sandboxUrl?: string | undefined;
  stripe: StripeOptions;
  s3: S3Options;
  twilio?: TwilioOptions;
}

export interface RunningSandbox {
  url: string;
  smtpUrl: string;
  stripe: StripeControl;
  stop(): Promise<void>;
}

/** Starts the stand-ins for all outside providers in this process. */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const folder = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'yarrow-sandbox-')));
  const journal = new Journal(options.dataDir && join(folder, 'journal.jsonl'));
  const webhookUrl = options.stripe.webhookUrl ?? `${options.publicUrl}/webhooks/stripe`;
  let url = '';
  const siteUrl = () => options.sandboxUrl ?? url;
  const [faults, log] = [new Faults(), new CallLog()];
  const stripe = createStripeSandbox({ ...options.stripe, webhookUrl }, { journal, faults, log, siteUrl });
  const messages = new TwilioMessages(journal, options.twilio ?? {});
  const mail = new MailCatcher(journal, join(folder, 'mail'));
  const s3 = createS3Sandbox(options.s3, journal, join(folder, 's3'));
  const reset = async () => {
    faults.clear();
    log.clear();
    stripe.webhooks.forget();
    journal.clear();
    await Promise.all([mail.clear(), s3.clear()]);
  };

  const app = createApp();
  interceptProviderCalls(app, faults, log);
  await stripe.register(app);
  await app.register((scope) => messages.register(scope), { prefix: '/twilio/2010-04-01' });
  await app.register((scope) => s3.register(scope), { prefix: '/s3' });
  await app.register(
    (scope) => registerControl(scope, { stripe: stripe.control, faults, log, mail, messages, reset }),
    {
      prefix: '/control',
    },
  );
  registerMailPages(app, mail);
  registerMessagesPage(app, messages);
  const smtpPort = await mail.listen(options.host, options.smtpPort);
  const smtpUrl = `smtp://${options.host}:${smtpPort}`;
  app.get('/', (_request, reply) =>
    sendHtml(reply, indexPage({ site: escapeHtml(siteUrl()), smtp: smtpUrl, webhooks: escapeHtml(webhookUrl) })),
  );
  app.get('/healthz', () => ({ status: 'ok' }));
  await app.listen({ port: options.port, host: options.host });
  url = `http://${options.host}:${(app.server.address() as AddressInfo).port}`;
  const stripeServer = options.stripePort ? await listenForStripe(app, options.host, options.stripePort) : undefined;
  stripe.webhooks.start();

  const stop = async () => {
    stripe.webhooks.stop();
    stripeServer?.close();
    stripeServer?.closeAllConnections();
    await Promise.all([app.close(), mail.close()]);
    if (!options.dataDir) await rm(folder, { recursive: true, force: true });
  };
  return { url, smtpUrl, stripe: stripe.control, stop };
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
