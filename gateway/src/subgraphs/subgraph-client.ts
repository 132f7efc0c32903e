import { context as activeContext, propagation } from '@opentelemetry/api';
import { OPENED_LINKS_HEADER, type LinkKind } from '@yarrow/kit/sessions/link-cookie';
import { Pool, type Dispatcher } from 'undici';
import type { SubgraphMetrics } from '../operability/gateway-metrics.js';
import type { RequestContext } from './request-context.js';

/** The subgraph that owns sessions: it sees the session's hash and the browser's name, and its cookies reach the browser. */
const SESSION_OWNER = 'clients';
/** Subgraphs that get the cookie of opened links; those that issue the links may also set it. */
const LINKS: Readonly<Record<string, { kind: LinkKind; sets: boolean }>> = {
  reviews: { kind: 'reviews', sets: true },
  scheduling: { kind: 'visits', sets: true },
  payments: { kind: 'visits', sets: false },
};
const MAX_RESPONSE_BYTES = 16 * 1024 * 1024;
const CONNECT_TIMEOUT_MS = 2000;
/** An unused connection is closed sooner than a service that stops would close it: then no request can be on its way. */
const IDLE_MS = 4_000;

/** Codes of failures in which the subgraph cannot have answered, so that a query may be sent again at once. */
const CONNECTION_FAILURES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
]);

export interface SubgraphResponse {
  readonly status: number;
  readonly contentType: string;
  readonly body: Buffer;
  /** Seconds after which a subgraph that is overloaded wants to be asked again. */
  readonly retryAfter?: number | undefined;
}

export interface SubgraphClientOptions {
  url: string;
  timeoutMs: number;
  connections: number;
  /** Whether to pass the trace on in `traceparent`. */
  traced: boolean;
}

/** Keep-alive connections to one subgraph. */
export class SubgraphClient {
  readonly origin: string;
  private readonly links: { kind: LinkKind; sets: boolean } | undefined;
  private readonly pool: Pool;
  private readonly path: string;

  constructor(
    readonly name: string,
    private readonly options: SubgraphClientOptions,
    private readonly metrics: SubgraphMetrics,
  ) {
    this.links = LINKS[name];
    const url = new URL(options.url);
    this.path = url.pathname + url.search;
    this.origin = url.origin;
    this.pool = new Pool(url.origin, {
      connections: options.connections,
      pipelining: 1,
      keepAliveMaxTimeout: IDLE_MS,
      connect: { timeout: CONNECT_TIMEOUT_MS },
      headersTimeout: options.timeoutMs,
      bodyTimeout: options.timeoutMs,
      maxResponseSize: MAX_RESPONSE_BYTES,
    });
  }

  /**
   * @param body JSON of a GraphQL request
   * @throws undici's error when no whole answer arrived
   */
  async post(body: string, context: RequestContext): Promise<SubgraphResponse> {
    const stopTimer = this.metrics.subgraphTimer(this.name);
    try {
      const response = await this.postOrRepeat(body, context);
      stopTimer(response.status < 500 ? 'answered' : 'failed');
      return response;
    } catch (error) {
      stopTimer('unavailable');
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.pool.close();
  }

  private async postOrRepeat(body: string, context: RequestContext): Promise<SubgraphResponse> {
    try {
      return await this.send(body, context);
    } catch (error) {
      if (!context.repeatable || !CONNECTION_FAILURES.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
      return await this.send(body, context);
    }
  }

  private async send(body: string, context: RequestContext): Promise<SubgraphResponse> {
    const response = await this.pool.request({
      method: 'POST',
      path: this.path,
      headers: this.headers(context),
      body,
    });
    if (this.name === SESSION_OWNER) takeSessionHeaders(response.headers, context);
    if (this.links?.sets) takeLinkCookie(response.headers, this.links.kind, context);
    return {
      status: response.statusCode,
      contentType: String(response.headers['content-type'] ?? ''),
      body: Buffer.from(await response.body.arrayBuffer()),
      retryAfter: response.statusCode === 503 ? secondsIn(response.headers['retry-after']) : undefined,
    };
  }

  private headers(context: RequestContext): Record<string, string> {
    const headers: Record<string, string> = {
      'content-type': 'application/json',
      accept: 'application/json',
      authorization: context.authorization,
      'x-request-id': context.requestId,
    };
    if (this.name === SESSION_OWNER) {
      if (context.sessionHash !== undefined) headers['x-session-hash'] = context.sessionHash;
      if (context.userAgent !== undefined) headers['user-agent'] = context.userAgent;
    }
    const opened = this.links && context.openedLinks[this.links.kind];
    if (opened !== undefined) headers[OPENED_LINKS_HEADER] = opened;
    if (this.options.traced) propagation.inject(activeContext.active(), headers);
    return headers;
  }
}

/** The date that `retry-after` may also be is nothing that a subgraph of ours sends. */
function secondsIn(header: string | string[] | undefined): number | undefined {
  const seconds = Number(header);
  return header !== undefined && Number.isInteger(seconds) && seconds > 0 ? seconds : undefined;
}

function takeLinkCookie(
  headers: Dispatcher.ResponseData['headers'],
  kind: LinkKind,
  { setCookies }: RequestContext,
): void {
  const cookies = [headers['set-cookie'] ?? []].flat();
  setCookies.push(...cookies.filter((cookie) => cookie.replace(/^__Host-/, '').startsWith(`yarrow_${kind}=`)));
}

function takeSessionHeaders(headers: Dispatcher.ResponseData['headers'], context: RequestContext): void {
  const setCookie = headers['set-cookie'];
  if (setCookie !== undefined) context.setCookies.push(...[setCookie].flat());
  context.waitSeconds ??= secondsIn(headers['retry-after']);
}
