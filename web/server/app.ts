import { join } from 'node:path';
import httpProxy from '@fastify/http-proxy';
import { bodyToHandOn, headersToHandOn, guardConnections, timeouts } from '@yarrow/kit/http/connections';
import { publicLine, publicPath } from '@yarrow/kit/http/public-path';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { Assets } from './assets.js';
import type { WebConfig } from './config.js';
import { registerHealth } from './health.js';
import { serveMap } from './map-routes.js';
import { servePages } from './serve-pages.js';
import { serveSites } from './sites/serve-sites.js';
import { securityHeaders } from './security-headers.js';

/** A video on a slow line. */
const MAX_UPLOAD_MS = 15 * 60_000;
const UPLOADS = /^\/(api\/videos|video-review\/upload|media)\//;
/** Links contain secrets, and who opened which is private: logs contain neither (kit, `publicPath`). */
const SECRETIVE = {
  serializers: { req: ({ method, url }: { method: string; url: string }) => ({ method, path: publicPath(url) }) },
  hooks: { streamWrite: publicLine },
};
const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];
const ANY = ['GET', 'HEAD', ...WRITES];

/**
 * The server in front: the built application, and the way to the gateway for everything else.
 * @param dist folder that `vite build` wrote
 * @param logTo where the log goes instead of the standard output
 */
export async function createWebServer(
  config: WebConfig,
  dist: string,
  logTo?: { write(line: string): void },
): Promise<FastifyInstance> {
  const app = Fastify({
    trustProxy: config.trustProxy,
    logger: { level: config.logLevel, ...SECRETIVE, ...(logTo && { stream: logTo }) },
    ...timeouts({ headersMs: config.headersTimeoutMs, longestBodyMs: MAX_UPLOAD_MS }),
  });
  const bodyMs = ({ url }: FastifyRequest) => (UPLOADS.test(url) ? MAX_UPLOAD_MS : config.bodyTimeoutMs);
  guardConnections(app, bodyMs, { error: 'The body did not arrive in time. Please try again.' });
  const headers = securityHeaders(config);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  registerHealth(app);
  await serveSites(app, config, dist);
  endStreamsWith(app);
  await proxyToGateway(app, config);
  await serveFiles(app, dist);
  await serveMap(app, config, dist);
  await servePages(app, config, dist);
  return app;
}

/** An unused connection is closed sooner than a gateway that stops would close it: then no request can be on its way. */
const IDLE_MS = 4_000;

/** What the gateway answers, pages of the same addresses being ours. */
const GATEWAY_ROUTES: readonly { prefix: string; httpMethods: string[]; undici?: { connections: number | null } }[] = [
  { prefix: '/graphql', httpMethods: ANY },
  { prefix: '/webhooks', httpMethods: ANY },
  // Each open page of the portal holds a connection as long as it is open.
  { prefix: '/api/live', httpMethods: ['GET'], undici: { connections: null } },
  { prefix: '/api', httpMethods: ANY },
  { prefix: '/media', httpMethods: ANY },
  // The page of the same address is ours; cancelling is the service's.
  { prefix: '/manage_event_registrations', httpMethods: WRITES },
  { prefix: '/calendar-files', httpMethods: ['GET'] },
  // Links to video calls.
  { prefix: '/join', httpMethods: ['GET'] },
  // The pages below are ours; approving, rejecting and links are the service's.
  { prefix: '/portal/video_reviews', httpMethods: WRITES },
  { prefix: '/portal/builder_version', httpMethods: WRITES },
  { prefix: '/portal/support_chat', httpMethods: ['GET'] },
  { prefix: '/portal/client-export', httpMethods: ['GET'] },
  { prefix: '/portal/review-export', httpMethods: ['GET'] },
  // The page of the same address is ours; its writes and its status are the service's.
  { prefix: '/video-review/upload', httpMethods: WRITES },
  { prefix: '/video-review/upload/:uploadHash/status', httpMethods: ['GET'] },
];

async function proxyToGateway(app: FastifyInstance, { gatewayUrl }: WebConfig): Promise<void> {
  for (const { prefix, ...route } of GATEWAY_ROUTES) {
    await app.register(httpProxy, {
      ...route,
      undici: { ...route.undici, keepAliveMaxTimeout: IDLE_MS },
      upstream: gatewayUrl,
      prefix,
      rewritePrefix: prefix,
      disableRequestLogging: true,
      preHandler: async (request) => {
        request.body = bodyToHandOn(request);
      },
      replyOptions: {
        rewriteHeaders: headersToHandOn,
        onError: (reply, { error }) => {
          // The body was too slow, and that has been said.
          if (reply.sent) return;
          const busy = 'statusCode' in error && error.statusCode === 504;
          void reply.code(busy ? 504 : 503).send({ error: 'This cannot be reached at the moment. Please try again.' });
        },
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          // Only what our own trust setting found; a visitor's own claim stops here.
          'x-forwarded-for': (request as FastifyRequest).ip,
          'x-forwarded-host': (request as FastifyRequest).host,
        }),
      },
    });
  }
}

/** The server waits for its answers before it closes, and a stream of events has no end of its own: its page comes back. */
function endStreamsWith(app: FastifyInstance): void {
  const streams = new Set<FastifyReply['raw']>();
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) {
      streams.add(reply.raw);
      reply.raw.once('close', () => streams.delete(reply.raw));
    }
    done(null, payload);
  });
  app.addHook('preClose', (done) => {
    for (const stream of streams) stream.destroy();
    done();
  });
}

async function serveFiles(app: FastifyInstance, dist: string): Promise<void> {
  const hashed = await Assets.load(join(dist, 'assets'));
  const named = await Assets.load(dist);
  // A name in /assets holds a hash of the content, so what it names never changes.
  app.get<{ Params: { file: string } }>('/assets/:file', (request, reply) =>
    sendAsset(request, reply, hashed, request.params.file, 'public, max-age=31536000, immutable'),
  );
  // The application's page is sent with its own head; everything else in its directory is a plain file.
  for (const file of named.names().filter((name) => name !== 'index.html')) {
    const caching = file === 'sw.js' ? 'no-cache' : 'public, max-age=86400';
    app.get(`/${file}`, (request, reply) => sendAsset(request, reply, named, file, caching));
  }
}

function sendAsset(request: FastifyRequest, reply: FastifyReply, assets: Assets, file: string, caching: string) {
  const asset = assets.find(file, request.headers['accept-encoding']);
  if (!asset) return reply.callNotFound();
  reply.headers({ 'cache-control': caching, etag: asset.etag, vary: 'accept-encoding' });
  if (request.headers['if-none-match'] === asset.etag) return reply.code(304).send();
  if (asset.encoding) reply.header('content-encoding', asset.encoding);
  return reply.type(asset.type).send(asset.body);
}
