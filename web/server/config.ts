import { parseConfig } from '@yarrow/kit/config';
import { type TrustedProxies, trustedProxies } from '@yarrow/kit/http/trusted-proxies';
import { z } from 'zod';
import { paymentOrigins, type ProviderOrigins } from './payment-origins.js';

const address = () => z.url().transform((url) => new URL(url).href);
const origin = () => z.url().transform(originOf);
const count = (fallback: number) => z.coerce.number().int().positive().default(fallback);

function originOf(url: string): string {
  return new URL(url).origin;
}

/** What the web server reads from the environment. */
export const webConfig = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  GATEWAY_URL: origin().default('http://127.0.0.1:8081'),
  /** Root of the site as visitors see it. */
  PUBLIC_URL: origin().default('http://localhost:8080'),
  /**
   * Proxies of ours whose `x-forwarded-for` is believed: addresses or CIDR ranges separated by commas, or how many of them stand in
   * front, such as 1 behind an ingress controller. 0 takes the address of the connection.
   */
  TRUSTED_PROXIES: trustedProxies('0'),
  /** How long a request's headers may take to arrive, and its body where it is no upload. */
  HEADERS_TIMEOUT_MS: count(10_000),
  BODY_TIMEOUT_MS: count(20_000),
  /** How long a stopping server goes on after it has said that it is not ready. */
  DRAIN_DELAY_MS: z.coerce.number().int().min(0).default(0),
  /** How long the first HTML of a page waits for its data, ms; after it the page goes out without and the browser asks. */
  PAGE_DATA_TIMEOUT_MS: count(300),
  /** How long rendering a page may take, ms; after it the page goes out without content and the browser renders. */
  PAGE_RENDER_TIMEOUT_MS: count(500),
  /** How long the page for a crawler may take, ms, its data and then its rendering: it reads what is there and asks for nothing later. */
  CRAWLER_PAGE_TIMEOUT_MS: count(5000),
  /** How long a page that is the same for all strangers is kept and given to others; 0 keeps none. */
  PAGE_CACHE_SECONDS: z.coerce.number().int().min(0).default(5),
  /** How long an expired page of the cache is still served while it is rendered again. */
  PAGE_STALE_SECONDS: z.coerce.number().int().min(0).default(60),
  /** Header in which the proxy in front says the visitor's country, such as `cf-ipcountry`. */
  GEO_COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]+$/, 'is no name of a header')
    .transform((name) => name.toLowerCase())
    .optional(),

  /** Where custom domains of practices point; below it each practice has a host by its slug. As catalog has it. */
  SITES_HOST: z
    .string()
    .regex(/^[a-z0-9.-]+$/)
    .optional(),

  /** What live payment providers need of the content security policy; none where the address of a stand-in is set. */
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_API_BASE: z.string().optional(),
  SQUARE_APPLICATION_ID: z.string().optional(),
  SQUARE_API_BASE: z.string().optional(),
  PAYPAL_CLIENT_ID: z.string().optional(),
  PAYPAL_BROWSER_BASE: z.string().optional(),
  /** Other origins that pages load pictures from and upload to: the object store, in development the sandbox. */
  S3_PUBLIC_URL: origin().optional(),
  S3_ENDPOINT: origin().optional(),
  SANDBOX_URL: origin().optional(),

  /** A map style of a provider's (its address may hold a key for browsers), and the other origins of its tiles, by commas. */
  MAP_STYLE_URL: address().optional(),
  MAP_ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((entry) => entry.trim() || []))
    .pipe(z.array(origin())),
  /** The analytics service that pages send usage events to (takes Segment's `POST /v1/track`). */
  ANALYTICS_URL: address().optional(),
  ANALYTICS_WRITE_KEY: z.string().default(''),
  /** Workspace of the support chat, as the directory's service has it; the portal offers none without. */
  SUPPORT_CHAT_APP_ID: z.string().optional(),
  /**
   * The script of the widget with which practitioners set records at their domain provider, such as Entri's
   * `https://cdn.goentri.com/entri.js`, and the application there, as catalog has it; both or none.
   */
  DOMAIN_WIDGET_SCRIPT_URL: address().optional(),
  DOMAIN_WIDGET_APP_ID: z.string().optional(),
});

/** Longest that the first HTML of a page waits for its data, and longest that rendering it may take, ms. */
export interface PagePatience {
  dataMs: number;
  renderMs: number;
}

/** How this process runs; read from the environment once. */
export interface WebConfig {
  host: string;
  port: number;
  /** Of pino. */
  logLevel: string;
  headersTimeoutMs: number;
  bodyTimeoutMs: number;
  drainDelayMs: number;
  /** For people: after it the browser goes on by itself. */
  pagePatience: PagePatience;
  /** For crawlers, which read the page and nothing else. */
  crawlerPatience: PagePatience;
  /** Origin of the gateway. */
  gatewayUrl: string;
  /** Origin of the site as visitors see it, without a slash at the end. */
  publicUrl: string;
  /** Host below which websites of practices are; undefined where there are none. */
  sitesHost: string | undefined;
  /** As Fastify takes it. */
  trustProxy: TrustedProxies;
  /** Where the scripts of payment providers come from; nowhere with the sandbox. */
  payments: ProviderOrigins;
  mediaOrigins: string[];
  /** Undefined for our own. */
  mapStyleUrl: string | undefined;
  /** Origins of that style and of its tiles, names and pictures. */
  mapOrigins: string[];
  /** Undefined sends nothing. */
  analytics: { url: string; writeKey: string } | undefined;
  /** Practitioners can chat with the people who run the platform. */
  supportChat: boolean;
  /** Undefined where records are set by hand only. */
  domainWidget: { scriptUrl: string; appId: string } | undefined;
  pageCacheSeconds: number;
  pageStaleSeconds: number;
  /** Lower-case; undefined where none says it. */
  geoCountryHeader: string | undefined;
}

/** @throws ConfigError that names every variable that cannot be used */
export function readConfig(env: NodeJS.ProcessEnv): WebConfig {
  const config = parseConfig(webConfig, env);
  const { MAP_STYLE_URL, ANALYTICS_URL } = config;
  return {
    host: config.HOST,
    port: config.PORT,
    logLevel: config.LOG_LEVEL,
    headersTimeoutMs: config.HEADERS_TIMEOUT_MS,
    bodyTimeoutMs: config.BODY_TIMEOUT_MS,
    drainDelayMs: config.DRAIN_DELAY_MS,
    pagePatience: { dataMs: config.PAGE_DATA_TIMEOUT_MS, renderMs: config.PAGE_RENDER_TIMEOUT_MS },
    crawlerPatience: { dataMs: config.CRAWLER_PAGE_TIMEOUT_MS, renderMs: config.CRAWLER_PAGE_TIMEOUT_MS },
    gatewayUrl: config.GATEWAY_URL,
    publicUrl: config.PUBLIC_URL,
    sitesHost: config.SITES_HOST,
    trustProxy: config.TRUSTED_PROXIES,
    payments: paymentOrigins(config),
    mediaOrigins: distinct([config.S3_PUBLIC_URL, config.S3_ENDPOINT, config.SANDBOX_URL]),
    mapStyleUrl: MAP_STYLE_URL,
    mapOrigins: distinct([MAP_STYLE_URL && originOf(MAP_STYLE_URL), ...config.MAP_ORIGINS]),
    analytics: ANALYTICS_URL ? { url: ANALYTICS_URL, writeKey: config.ANALYTICS_WRITE_KEY } : undefined,
    supportChat: Boolean(config.SUPPORT_CHAT_APP_ID),
    domainWidget: domainWidgetOf(config),
    pageCacheSeconds: config.PAGE_CACHE_SECONDS,
    pageStaleSeconds: config.PAGE_STALE_SECONDS,
    geoCountryHeader: config.GEO_COUNTRY_HEADER,
  };
}

function domainWidgetOf({
  DOMAIN_WIDGET_SCRIPT_URL: scriptUrl,
  DOMAIN_WIDGET_APP_ID: appId,
}: z.infer<typeof webConfig>) {
  return scriptUrl && appId ? { scriptUrl, appId } : undefined;
}

function distinct(origins: readonly (string | undefined)[]): string[] {
  return [...new Set(origins.filter((value): value is string => !!value))];
}
