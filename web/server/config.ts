import { paymentOrigins, type ProviderOrigins } from './payment-origins.js';

/** How one web server runs; read from the environment once. */
export interface WebConfig {
  host: string;
  port: number;
  /** Of pino. */
  logLevel: string;
  /** How long a request's headers may take to arrive, and its body where it is no upload; milliseconds. */
  headersTimeoutMs: number;
  bodyTimeoutMs: number;
  /** Origin of the gateway. */
  gatewayUrl: string;
  /** Origin of the site as visitors see it, without a slash at the end. */
  publicUrl: string;
  /** Whether `x-forwarded-for` is written by a proxy of ours. */
  trustProxy: boolean;
  /** Where the scripts of payment providers come from; nowhere with the sandbox. */
  payments: ProviderOrigins;
  /** Other origins that pages may load pictures from and upload to: the object store, in development the sandbox. */
  mediaOrigins: string[];
  /** A map style of a provider's (its address may hold a key for browsers); undefined for our own. */
  mapStyleUrl: string | undefined;
  /** Origins of that style and of its tiles, names and pictures. */
  mapOrigins: string[];
  /** The analytics service that pages tell what people do; undefined sends nothing. */
  analytics: { url: string; writeKey: string } | undefined;
  /** How long a page that is the same for all strangers is kept and given to others, seconds; 0 keeps none. */
  pageCacheSeconds: number;
  /** Header in which the proxy in front says the visitor's country, lower-case; undefined where none does. */
  geoCountryHeader: string | undefined;
}

/** @throws Error that names the variable when a value cannot be used */
export function readConfig(env: NodeJS.ProcessEnv): WebConfig {
  const publicUrl = origin('PUBLIC_URL', env.PUBLIC_URL ?? 'http://localhost:8080');
  const media = [env.S3_PUBLIC_URL, env.S3_ENDPOINT, env.SANDBOX_URL].filter((value): value is string => !!value);
  const mapStyleUrl = env.MAP_STYLE_URL || undefined;
  const maps = [mapStyleUrl, ...(env.MAP_ORIGINS ?? '').split(',')].filter((value): value is string => !!value);
  return {
    host: env.HOST ?? '127.0.0.1',
    port: port(env.PORT ?? '8080'),
    logLevel: env.LOG_LEVEL ?? 'warn',
    headersTimeoutMs: milliseconds('HEADERS_TIMEOUT_MS', env.HEADERS_TIMEOUT_MS ?? '10000'),
    bodyTimeoutMs: milliseconds('BODY_TIMEOUT_MS', env.BODY_TIMEOUT_MS ?? '20000'),
    gatewayUrl: origin('GATEWAY_URL', env.GATEWAY_URL ?? 'http://127.0.0.1:8081'),
    publicUrl,
    trustProxy: env.TRUST_PROXY === 'true',
    payments: paymentOrigins(env),
    mediaOrigins: [...new Set(media.map((value) => origin('S3_PUBLIC_URL, S3_ENDPOINT or SANDBOX_URL', value)))],
    mapStyleUrl,
    analytics: env.ANALYTICS_URL
      ? { url: address('ANALYTICS_URL', env.ANALYTICS_URL), writeKey: env.ANALYTICS_WRITE_KEY ?? '' }
      : undefined,
    pageCacheSeconds: seconds('PAGE_CACHE_SECONDS', env.PAGE_CACHE_SECONDS ?? '5'),
    geoCountryHeader: env.GEO_COUNTRY_HEADER ? headerName('GEO_COUNTRY_HEADER', env.GEO_COUNTRY_HEADER) : undefined,
    mapOrigins: [...new Set(maps.map((value) => origin('MAP_STYLE_URL or MAP_ORIGINS', value.trim())))],
  };
}

function origin(name: string, value: string): string {
  return new URL(address(name, value)).origin;
}

function address(name: string, value: string): string {
  if (!URL.canParse(value)) throw new Error(`${name} is not an address: ${value}`);
  return new URL(value).href;
}

function headerName(name: string, value: string): string {
  if (!/^[\w-]+$/.test(value)) throw new Error(`${name} is no name of a header: ${value}`);
  return value.toLowerCase();
}

function port(value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0 || number > 65535) throw new Error(`PORT is not a port: ${value}`);
  return number;
}

function seconds(name: string, value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0) throw new Error(`${name} is no number of seconds: ${value}`);
  return number;
}

function milliseconds(name: string, value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1) throw new Error(`${name} is no number of milliseconds: ${value}`);
  return number;
}
