import ipaddr from 'ipaddr.js';
import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Agent, buildConnector, request, fetch as undiciFetch, type Dispatcher } from 'undici';

export type PublicFetchProblem =
  'invalid_address' | 'private_address' | 'too_many_redirects' | 'too_large' | 'timed_out' | 'unreachable';

/** Why an address gave nothing. Its message does not hold the address, which may be a secret. */
export class PublicFetchError extends Error {
  override readonly name = 'PublicFetchError';

  constructor(readonly problem: PublicFetchProblem) {
    super(`The address gave nothing: ${problem}`);
  }
}

export interface PublicFetchOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** For all of it, redirects and the body included. */
  readonly timeoutMs: number;
  /** Of the body, packed and unpacked. */
  readonly maxBytes: number;
  /** For development and tests: this machine counts as public. */
  readonly allowLoopback?: boolean;
}

export interface PublicAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Empty unless the status is 200. */
  readonly body: Buffer;
}

const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Fetches a URL that a user entered, and connects to public addresses only, for any name or redirect: a name is
 * resolved once, and the connection uses the checked address. (Instrumented clients would write the URL into traces;
 * undici is not instrumented.)
 * @throws PublicFetchError
 */
export async function fetchPublic(address: string, options: PublicFetchOptions): Promise<PublicAnswer> {
  const allowLoopback = options.allowLoopback ?? false;
  const signal = AbortSignal.timeout(options.timeoutMs);
  const dispatcher = new Agent({ pipelining: 0, connect: { lookup: publicLookup(allowLoopback) } });
  try {
    let url = parsePublicUrl(address, allowLoopback);
    for (let redirects = 0; ; redirects += 1) {
      const answer = await ask(url, options, { dispatcher, signal });
      const location = REDIRECTS.has(answer.statusCode) ? answer.headers['location'] : undefined;
      if (typeof location !== 'string') return await readAnswer(answer, options.maxBytes, signal);
      answer.body.on('error', () => undefined).destroy();
      if (redirects === MAX_REDIRECTS) throw new PublicFetchError('too_many_redirects');
      url = parsePublicUrl(location, allowLoopback, url);
    }
  } catch (error) {
    throw problemOf(error, signal);
  } finally {
    void dispatcher.destroy();
  }
}

/**
 * `fetch` for libraries that call a server whose URL a user entered: for every request and redirect, connects to public
 * addresses only. Credentials are not sent to another origin after a redirect, as the Fetch standard requires.
 * @throws PublicFetchError
 */
export function publicFetchWith({
  allowLoopback = false,
  timeoutMs,
  maxBytes,
}: Omit<PublicFetchOptions, 'headers'>): typeof globalThis.fetch {
  const connect = buildConnector({ lookup: publicLookup(allowLoopback) });
  const dispatcher = new Agent({
    pipelining: 0,
    maxResponseSize: maxBytes,
    connect: (options, done) => {
      // Connections to numbers look nothing up.
      const host = options.hostname.replace(/^\[|\]$/g, '');
      if (ipaddr.isValid(host) && !isPublic(host, allowLoopback)) done(new PublicFetchError('private_address'), null);
      else connect(options, done);
    },
  });
  const publicFetch = async (input: string | URL | Request, init?: RequestInit) => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const url = parsePublicUrl(String(input), allowLoopback);
      return await undiciFetch(url, { ...init, dispatcher, signal } as Parameters<typeof undiciFetch>[1]);
    } catch (error) {
      throw problemOf(error, signal);
    }
  };
  return publicFetch as unknown as typeof globalThis.fetch;
}

function ask(url: URL, { headers }: PublicFetchOptions, rest: { dispatcher: Agent; signal: AbortSignal }) {
  return request(url, { headers: { 'accept-encoding': 'gzip', ...headers }, ...rest });
}

/**
 * An address that may be asked: http or https, without a password, and not a private one by its number.
 * @throws PublicFetchError
 */
function parsePublicUrl(address: string, allowLoopback: boolean, base?: URL): URL {
  if (!URL.canParse(address, base?.href)) throw new PublicFetchError('invalid_address');
  const url = new URL(address, base);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isWeb || url.username || url.password) throw new PublicFetchError('invalid_address');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Connections to numbers look nothing up.
  if (ipaddr.isValid(host) && !isPublic(host, allowLoopback)) throw new PublicFetchError('private_address');
  return url;
}

/** Of what a name stands for, only what is public. */
function publicLookup(allowLoopback: boolean) {
  type Done = (error: Error | null, found: string | LookupAddress[], family?: number) => void;
  return (hostname: string, options: LookupOptions, done: Done): void => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      const found = addresses.filter(({ address }) => isPublic(address, allowLoopback));
      const [first] = found;
      if (!first) return done(new PublicFetchError('private_address'), []);
      if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };
}

/** Whether an address is one machine of the internet: nothing private, local, shared, reserved or tunnelled. */
export function isPublic(address: string, allowLoopback = false): boolean {
  const [bare = ''] = address.split('%');
  if (!ipaddr.isValid(bare)) return false;
  const range = ipaddr.process(bare).range();
  return range === 'unicast' || (allowLoopback && range === 'loopback');
}

async function readAnswer(answer: Dispatcher.ResponseData, maxBytes: number, signal: AbortSignal) {
  const { statusCode: status, headers, body } = answer;
  if (status !== 200) {
    body.on('error', () => undefined).destroy();
    return { status, headers, body: Buffer.alloc(0) };
  }
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding === 'identity') return { status, headers, body: await collect(body, maxBytes, signal) };
  if (encoding !== 'gzip' && encoding !== 'x-gzip') throw new PublicFetchError('unreachable');
  return { status, headers, body: await collect(body, maxBytes, signal, true) };
}

async function collect(body: Readable, maxBytes: number, signal: AbortSignal, packed = false): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const sink = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of bounded(source, maxBytes)) chunks.push(chunk);
  };
  const raw = (source: AsyncIterable<Buffer>) => bounded(source, maxBytes);
  if (packed) await pipeline(body, raw, createGunzip(), sink, { signal });
  else await pipeline(body, sink, { signal });
  return Buffer.concat(chunks);
}

async function* bounded(source: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new PublicFetchError('too_large');
    yield chunk;
  }
}

function problemOf(error: unknown, signal: AbortSignal): PublicFetchError {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof PublicFetchError) return cause;
  }
  return new PublicFetchError(signal.aborted ? 'timed_out' : 'unreachable');
}
