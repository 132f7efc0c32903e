import { z } from 'zod';
import { trustedProxies } from '@yarrow/kit/http/trusted-proxies';

const count = (fallback: number) => z.coerce.number().int().positive().default(fallback);
const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false'])
    .default(fallback ? 'true' : 'false')
    .transform((value) => value === 'true');

const inProduction = process.env.NODE_ENV === 'production';

/**
 * What the gateway reads from the environment. Addresses of subgraphs are read apart, as `SUBGRAPH_<NAME>_URL`, because
 * their names come from the supergraph.
 */
export const gatewayConfig = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(8081),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Root of the site as people see it: over TLS the cookies of sessions have the prefix `__Host-`. */
  PUBLIC_URL: z.url().default('http://localhost:8080'),
  REDIS_URL: z.url(),
  /** One address or several, separated by commas; the first may hold a user and a password. */
  NATS_URL: z.string().min(1),
  /** Who connects, where the address does not say: a user, or the file of a `.creds` or of an nkey seed. */
  NATS_USER: z.string().optional(),
  NATS_PASSWORD: z.string().optional(),
  NATS_CREDENTIALS_FILE: z.string().optional(),
  NATS_NKEY_FILE: z.string().optional(),
  /** As that of the services; mostly empty. */
  NATS_PREFIX: z
    .string()
    .regex(/^[A-Za-z0-9]*$/)
    .default(''),
  ACTOR_PRIVATE_KEY: z.string().min(1),
  CSRF_SECRET: z.string().min(16),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),

  /** Proxies whose `x-forwarded-for` is believed: addresses or CIDR ranges separated by commas, or their number. */
  TRUSTED_PROXIES: trustedProxies('127.0.0.1,::1'),
  SUPERGRAPH_FILE: z.string().optional(),
  PERSISTED_OPERATIONS_FILE: z.string().optional(),

  /** Whether a client may send a document that the web build did not register. */
  FREE_FORM_OPERATIONS: flag(!inProduction),
  INTROSPECTION: flag(!inProduction),
  /** Longer than payments takes to say that a provider has not answered yet. */
  SUBGRAPH_TIMEOUT_MS: count(30_000),
  SUBGRAPH_CONNECTIONS: count(64),
  /** How long a command to Redis may take, ms; a request goes on without the answer then. */
  REDIS_TIMEOUT_MS: count(500),
  /** How long a stopping gateway keeps serving after it has said that it is not ready. */
  DRAIN_DELAY_MS: z.coerce.number().int().min(0).default(0),

  /** How long a request's headers may take to arrive, and its body. Uploads have a limit of their own (rest-routes.ts). */
  HEADERS_TIMEOUT_MS: count(10_000),
  BODY_TIMEOUT_MS: count(20_000),
  MAX_BODY_BYTES: count(256 * 1024),
  MAX_TOKENS: count(2000),
  MAX_DEPTH: count(12),
  MAX_ALIASES: count(20),
  MAX_DIRECTIVES: count(10),
  MAX_ROOT_FIELDS: count(20),
  /** Selected fields after every fragment is expanded. */
  MAX_FIELDS: count(1000),
  /** Objects that an answer may hold, see operation-cost.ts. */
  MAX_COST: count(5000),

  /** Open streams of live updates, in all and of one account, whose oldest one gives way. */
  MAX_LIVE_STREAMS: count(10_000),
  MAX_LIVE_STREAMS_PER_ACCOUNT: count(8),
  /** Between two signs of life of a stream: shorter than any proxy waits on a silent connection. */
  LIVE_BEAT_MS: count(20_000),
});

export type GatewayConfig = z.infer<typeof gatewayConfig>;
