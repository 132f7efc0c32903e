import { z } from 'zod';

/** The variables that every service reads; a service extends it with its own. */
export const serviceConfig = z.object({
  /** Port of HTTP; 0 takes any free one. */
  PORT: z.coerce.number().int().min(0).max(65_535),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** Connections that one replica holds for queries. */
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
  /** How long a query waits for its turn, for a free connection and for a lock, ms; a request is answered 503 then. */
  DATABASE_WAIT_MS: z.coerce.number().int().min(50).max(60_000).default(5_000),
  /** Whether the service migrates its database when it starts; `false` where `migrate.js` has done so before. */
  MIGRATE_ON_START: z
    .enum(['true', 'false'])
    .default('true')
    .transform((value) => value === 'true'),
  /** One address or several, separated by commas; the first may hold a user and a password. */
  NATS_URL: z.string().min(1),
  /** Who connects, where the address does not say: a user, or the file of a `.creds` or of an nkey seed. */
  NATS_USER: z.string().optional(),
  NATS_PASSWORD: z.string().optional(),
  NATS_CREDENTIALS_FILE: z.string().optional(),
  NATS_NKEY_FILE: z.string().optional(),
  /** Copies of each stream on a cluster of brokers. */
  NATS_REPLICAS: z.coerce.number().int().min(1).max(5).default(1),
  /** Sets streams and subjects of one environment apart from others on the same broker; mostly empty. */
  NATS_PREFIX: z
    .string()
    .regex(/^[A-Za-z0-9]*$/)
    .default(''),
  /** How long an event that could not be handled is kept for those who look into it. */
  DEAD_LETTER_DAYS: z.coerce.number().int().min(1).default(30),
  /** How long after a person was erased it is done again, for what was under way. */
  ERASURE_SETTLING_SECONDS: z.coerce.number().int().min(1).max(3600).default(60),
  /** How long a request to another service may take, ms. */
  REQUEST_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(2_000),
  /** How long, when it stops, it still answers, each time ending the connection: so that callers make the next one elsewhere. */
  DRAIN_DELAY_MS: z.coerce.number().int().min(0).max(60_000).default(0),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** SPKI PEM, base64: verifies the tokens that the gateway signs. */
  ACTOR_PUBLIC_KEY: z.string().min(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Traces are exported only where this is set. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  /** Root of the site that people see, without a slash at its end. */
  PUBLIC_URL: z
    .url()
    .default('http://localhost:8080')
    .transform((url) => url.replace(/\/+$/, '')),
});

export type ServiceConfig = z.infer<typeof serviceConfig>;

/** Injection token of the service's own parsed configuration: `@Inject(CONFIG) config: CatalogConfig`. */
export const CONFIG = Symbol('CONFIG');

/** Every problem of the environment at once, without any value: values are often secrets. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(readonly problems: readonly string[]) {
    super(`The configuration is not complete:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

/**
 * Parses the environment once; an empty variable counts as absent.
 * @throws ConfigError that lists every problem
 */
export function parseConfig<S extends z.ZodType>(
  schema: S,
  env: Record<string, string | undefined> = process.env,
): Readonly<z.infer<S>> {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(present);
  if (parsed.success) return Object.freeze(parsed.data);
  throw new ConfigError(
    parsed.error.issues.map((issue) => {
      const name = issue.path.join('.');
      return present[name] === undefined && issue.code !== 'custom'
        ? `${name}: is missing`
        : `${name}: ${issue.message}`;
    }),
  );
}
