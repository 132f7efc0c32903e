import { z } from 'zod';

const database = z.url({ protocol: /^postgres(ql)?$/ }).optional();

/** What `yarrow-admin` reads from the environment; each command needs a part of it. */
export const adminConfig = z.object({
  /** With the operator's user: it may ask every service. */
  NATS_URL: z.string().optional(),
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
  /** Databases, for `backup take`: reading is enough. */
  DATABASE_URL_CLIENTS: database,
  DATABASE_URL_CATALOG: database,
  DATABASE_URL_SCHEDULING: database,
  DATABASE_URL_PAYMENTS: database,
  DATABASE_URL_REVIEWS: database,
  DATABASE_URL_SEARCH: database,
  DATABASE_URL_NOTIFICATIONS: database,
  /** A server for `backup verify`, whose user may create databases: each is restored into one of its own, and dropped. */
  SCRATCH_DATABASE_URL: database,
  /** The secrets of a checkout, for `keys rotate` without a folder; `npm run admin` sets it. */
  SECRETS_FILE: z.string().optional(),
});

export type AdminConfig = z.infer<typeof adminConfig>;
