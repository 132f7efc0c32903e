import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebConfig } from '../config.js';
import type { BuildOperations } from '../first-answers.js';
import { SentPage } from '../sent-page.js';
import { siteKeyOf, type SiteKey } from './site-host.js';
import { siteHtml } from './site-html.js';
import { SiteRenderer, type SiteWebsite } from './site-renderer.js';
import { Websites } from './websites.js';

/** The files of the build, the pictures of the practice, and what probes ask for, are the same on every host. */
const ON_EVERY_HOST = /^\/(?:assets\/|media\/|healthz$|readyz$)/;

/**
 * Websites of practices, by the host. Such a host has nothing else of the platform: no API, no session, no portal. So the
 * scripts of a practice, which run on its own domain only, can reach nothing that is not public.
 */
export async function serveSites(app: FastifyInstance, config: WebConfig, dist: string): Promise<void> {
  const { sitesHost, publicUrl, gatewayUrl, crawlerPatience, pageCacheSeconds, pageStaleSeconds } = config;
  if (!sitesHost) return;
  const operations = JSON.parse(await readFile(join(dist, '.vite/operations.json'), 'utf8')) as BuildOperations;
  const operation = operations['PublishedSite'];
  if (!operation) throw new Error('The build registers no operation PublishedSite.');
  const keeping = { freshMs: pageCacheSeconds * 1000, staleMs: pageStaleSeconds * 1000 };
  const websites = new Websites(gatewayUrl, operation.hash, crawlerPatience.dataMs, keeping);
  const renderer = await SiteRenderer.load(dist);
  // A proxy that gets certificates on demand asks whether a name is a practice's before it does, such as Caddy's `ask`.
  app.get<{ Querystring: { domain?: string } }>('/.well-known/yarrow/site', async (request, reply) => {
    const key = siteKeyOf(request.query.domain ?? '', publicUrl, sitesHost);
    const website = key && (await websites.find(key));
    return reply
      .code(website ? 200 : 404)
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send(website ? 'yes' : 'no');
  });
  app.addHook('onRequest', async (request, reply) => {
    const key = siteKeyOf(request.hostname, publicUrl, sitesHost);
    const [path = '/'] = request.url.split('?');
    if (!key || ON_EVERY_HOST.test(path)) return undefined;
    const website = await websites.find(key).catch((error: unknown) => {
      request.log.warn({ err: error }, 'A website was not found out');
      return undefined;
    });
    if (website === undefined) return sendTryAgain(reply.code(503));
    if (website) return sendSite({ request, reply, website, key, path }, { config, renderer });
    // Below the host of websites there is nothing else; a domain that is no practice's shows the platform.
    return key.domain === undefined ? sendNoSite(reply.code(404)) : undefined;
  });
}

interface SiteRequest {
  request: FastifyRequest;
  reply: FastifyReply;
  website: SiteWebsite;
  key: SiteKey;
  path: string;
}

async function sendSite(
  { request, reply, website, key, path }: SiteRequest,
  { config, renderer }: { config: WebConfig; renderer: SiteRenderer },
): Promise<FastifyReply> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return reply.code(404).send({ error: 'Not found' });
  const withScripts = key.domain !== undefined;
  reply.headers(siteHeaders(config, withScripts && Boolean(website.headScripts || website.bodyScripts)));
  const { protocol } = new URL(config.publicUrl);
  const origin = `${protocol}//${website.practice.customDomain ?? request.host}`;
  const { css } = renderer;
  const rendered = renderer.render(website, path, config.publicUrl);
  if (path === '/robots.txt') return reply.type('text/plain').send(`Sitemap: ${origin}/sitemap.xml\n`);
  if (path === '/sitemap.xml') return reply.type('application/xml').send(sitemap(origin, rendered.paths));
  const html = siteHtml({ rendered, website, canonical: origin + path, css, withScripts });
  const page = new SentPage(html, undefined, true, rendered.status);
  reply.headers({
    'cache-control': `public, max-age=${config.pageCacheSeconds}`,
    vary: 'accept-encoding',
    etag: page.etag,
  });
  if (rendered.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const { body, encoding } = await page.bodyFor(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.code(rendered.status).type('text/html; charset=utf-8').send(body);
}

/** A practice decides for its own domain, and not for what else is below it. */
function siteHeaders({ publicUrl, mediaOrigins }: WebConfig, withScripts: boolean): Record<string, string> {
  const directives = [
    "default-src 'self' https:",
    `script-src ${withScripts ? "'self' 'unsafe-inline' 'unsafe-eval' https:" : "'none'"}`,
    "style-src 'self' 'unsafe-inline' https:",
    ["img-src 'self' data: https:", ...mediaOrigins].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': directives.join('; '),
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

function sitemap(origin: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>\n`;
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function sendTryAgain(reply: FastifyReply): FastifyReply {
  return sendNotice(
    reply.header('retry-after', '5'),
    'Please try again',
    'This website cannot be shown at the moment.',
  );
}

function sendNoSite(reply: FastifyReply): FastifyReply {
  return sendNotice(reply, 'Not found', 'There is no website at this address.');
}

function sendNotice(reply: FastifyReply, title: string, text: string): FastifyReply {
  const html = `<!doctype html><html lang="en"><title>${title}</title><p>${text}</p>`;
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
}
