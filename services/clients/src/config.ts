import { serviceConfig } from '@yarrow/kit/config';
import { z } from 'zod';

/** What the clients service reads from its environment. */
export const clientsConfig = serviceConfig.extend({
  /** Key of the tokens that writes carry (HMAC-SHA256 of the session); shared with the gateway. */
  CSRF_SECRET: z.string().min(32),
  /** SPKI PEM of an X25519 key, base64: secrets of links are sealed for notifications, which mails them. */
  MAIL_SEALING_PUBLIC_KEY: z.string().min(1),
  /** How often mailed links are tried from one address in a quarter of an hour. */
  CONFIRMATIONS_PER_ADDRESS: z.coerce.number().int().positive().default(60),
  /** How often people log in from one network in a quarter of an hour. */
  LOGINS_PER_ADDRESS: z.coerce.number().int().positive().default(60),
  /** How many accounts are opened from one address in a quarter of an hour. */
  REGISTRATIONS_PER_ADDRESS: z.coerce.number().int().positive().default(120),
  /** What a practitioner gets if another one registers with the referral code and confirms the address: cents, USD. */
  REFERRAL_CREDIT_CENTS: z.coerce.number().int().min(0).max(100_000).default(0),
  /** Encrypts the secrets of authenticator apps; without it no app can be set up, and passkeys can. */
  SECOND_FACTOR_KEY: z.string().min(32).optional(),
  /** Intercom workspace in which practitioners reach support; without it and the next there is no support chat. */
  SUPPORT_CHAT_APP_ID: z.string().min(1).optional(),
  /** Secret of that workspace's Messenger: the accounts that talk to it are signed with it. */
  SUPPORT_CHAT_SECRET: z.string().min(16).optional(),
});

export type ClientsConfig = z.infer<typeof clientsConfig>;
