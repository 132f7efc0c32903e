import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isbot } from 'isbot';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebConfig } from './config.js';
import { EventHeads } from './event-heads.js';
import { FirstAnswers, type BuildOperations } from './first-answers.js';
import { withAnalytics, withDomainWidget, withSupportChat, withVisitorCountry } from './first-html.js';
import { PageLinks } from './page-links.js';
import { PageRenderer } from './page-renderer.js';
import { Pages, type Reader } from './pages.js';
import { PracticeHeads } from './practice-heads.js';
import { isKnownPath } from '../shared/route-shapes.js';
import { contentSecurityPolicy, inlineScripts } from './security-headers.js';
import type { SentPage } from './sent-page.js';
import { visitorCountry } from './visitor-country.js';

/**
 * Answers every address that no file and no service has, with a page of the application. A form that a browser without scripts sends
 * to its page is answered with that page, which says that it needs them; nothing of the form is kept.
 */
export async function servePages(app: FastifyInstance, config: WebConfig, dist: string): Promise<void> {
  const built = await readFile(join(dist, 'index.html'), 'utf8');
  const measured = withAnalytics(built, config.analytics);
  const shell = withDomainWidget(withSupportChat(measured, config.supportChat), config.domainWidget);
  const pages = await loadPages(app, config, dist, shell);
  const scripts = inlineScripts(shell);
  app.setNotFoundHandler(async (request, reply) => {
    const url = new URL(config.publicUrl + request.url);
    if (request.method === 'POST' && isKnownPath(url.pathname)) return reply.redirect(url.pathname + url.search, 303);
    if (request.method !== 'GET' && request.method !== 'HEAD') return reply.code(404).send({ error: 'Not found' });
    if (url.pathname.startsWith('/assets/')) return reply.code(404).type('text/plain').send('Not found');
    reply.header('content-security-policy', contentSecurityPolicy(config, { scripts }));
    const country = visitorCountry(request.headers, config.geoCountryHeader);
    if (!isKnownPath(url.pathname))
      return sendPlain(reply.code(404), withVisitorCountry(shell, country), noCaching(config));
    if (!isStranger(request)) return sendPersonal(reply, await pages.personal(url, country));
    const page = await pages.forStrangers(url, country, readerOf(request));
    if (page.styleHash) {
      const hashes = { scripts, styles: [page.styleHash] };
      reply.header('content-security-policy', contentSecurityPolicy(config, hashes));
    }
    return sendToStranger(request, reply, config, page);
  });
}

async function loadPages(app: FastifyInstance, config: WebConfig, dist: string, shell: string): Promise<Pages> {
  const { gatewayUrl, publicUrl } = config;
  const operations = JSON.parse(await readFile(join(dist, '.vite/operations.json'), 'utf8')) as BuildOperations;
  const renderer = await PageRenderer.load(dist);
  for (const name of ['PracticeHead', 'EventHead', ...renderer.operations()]) {
    if (!operations[name]) throw new Error(`The build registers no operation ${name}.`);
  }
  const hashOf = (name: string) => ({ documentId: operations[name]?.hash ?? '' });
  return new Pages({
    shell,
    renderer,
    links: await PageLinks.load(dist),
    answers: new FirstAnswers(gatewayUrl, operations),
    practiceHeads: new PracticeHeads(gatewayUrl, publicUrl, hashOf('PracticeHead')),
    eventHeads: new EventHeads(gatewayUrl, publicUrl, hashOf('EventHead')),
    now: Date.now,
    keeping: { freshMs: config.pageCacheSeconds * 1000, staleMs: config.pageStaleSeconds * 1000 },
    patience: config.pagePatience,
    crawlerPatience: config.crawlerPatience,
    onFailure: (error, path) => app.log.warn({ err: error, path }, 'A page was not rendered'),
  });
}

/** With a session: never cached, not even by proxies. */
function sendPersonal(reply: FastifyReply, page: SentPage): FastifyReply {
  return sendPlain(reply.code(page.status), page.html, 'private, no-store');
}

function sendPlain(reply: FastifyReply, html: string, caching: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', caching).header('vary', 'cookie').send(html);
}

async function sendToStranger(
  request: FastifyRequest,
  reply: FastifyReply,
  config: WebConfig,
  page: SentPage,
): Promise<FastifyReply> {
  reply.headers({ 'cache-control': cachingOf(config, page), vary: 'cookie, accept-encoding', etag: page.etag });
  if (page.status === 200 && isKnown(request, page)) return reply.code(304).send();
  const { body, encoding } = await page.bodyFor(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.code(page.status).type('text/html; charset=utf-8').send(body);
}

/** What a shared cache keeps is another visitor's as well: not where the visitor's country is in it. */
function cachingOf(config: WebConfig, page: SentPage): string {
  const { pageCacheSeconds: seconds, pageStaleSeconds: stale, geoCountryHeader } = config;
  if (!page.kept || seconds === 0) return noCaching(config);
  return `${geoCountryHeader ? 'private' : 'public'}, max-age=${seconds}, stale-while-revalidate=${stale}`;
}

function noCaching({ geoCountryHeader }: WebConfig): string {
  return geoCountryHeader ? 'private, no-cache' : 'no-cache';
}

function isKnown({ headers }: FastifyRequest, { etag }: SentPage): boolean {
  const known = headers['if-none-match']?.split(',').map((tag) => tag.trim());
  return known?.includes(etag) ?? false;
}

function readerOf({ headers }: FastifyRequest): Reader {
  return isbot(headers['user-agent']) ? 'crawler' : 'person';
}

/** A request without a session cookie gets the public page. */
function isStranger(request: FastifyRequest): boolean {
  return !/\byarrow_(session|csrf)=/.test(request.headers.cookie ?? '');
}
