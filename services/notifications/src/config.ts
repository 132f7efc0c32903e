import { serviceConfig } from '@yarrow/kit/config';
import { mailAddressOf } from '@yarrow/kit/values/mail-address';
import { z } from 'zod';

/** What notifications reads from its environment. */
export const notificationsConfig = serviceConfig.extend({
  /** Where mail is handed in, such as `smtp://user:password@host:587`. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /**
   * PKCS8 PEMs of X25519 keys, base64, separated by commas: the current one, whose public half others seal secrets for,
   * then earlier ones. Messages that wait are sealed for the first.
   */
  MAIL_SEALING_PRIVATE_KEYS: z.string().min(1),
  /** Sender of all mail. */
  MAIL_FROM: z.string().default('Yarrow <hello@yarrow.example>'),
  /** Where a recipient reports a mail that they did not expect; the address of `MAIL_FROM` by default. */
  REPORT_ADDRESS: z.email().optional(),
  /** Messages in 24 hours that a practice may send to others on its first day; later it is more (docs/adr/0077). */
  MESSAGES_FIRST_DAY: z.coerce.number().int().positive().default(200),
  /** Which provider takes text messages. */
  SMS_PROVIDER: z.enum(['twilio']).default('twilio'),
  /** Its address where it is not the provider's own. */
  SMS_API_BASE: z.url().default('https://api.twilio.com'),
  SMS_ACCOUNT_SID: z.string().min(1),
  SMS_AUTH_TOKEN: z.string().min(1),
  /** Sender of all text messages, E.164. */
  SMS_FROM: z.string().regex(/^\+\d{8,15}$/),
  /** Where the provider posts replies, as it knows it: the address is signed. Below the site by default. */
  SMS_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** How long the log keeps which message went where, and what was replied; longer than an event may come again. */
  DELIVERY_DAYS: z.coerce.number().int().min(15).default(90),
  /** App store page for iPhones; without it and the next no app is offered. */
  APP_STORE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Where Android phones get it. */
  PLAY_STORE_URL: z.url({ protocol: /^https?$/ }).optional(),
});

export type NotificationsConfig = z.infer<typeof notificationsConfig>;

export const reportAddressOf = ({ REPORT_ADDRESS, MAIL_FROM }: NotificationsConfig): string =>
  REPORT_ADDRESS ?? mailAddressOf(MAIL_FROM);

/** Addresses in messages that recipients may follow. */
export const ownAddresses = ({ PUBLIC_URL, APP_STORE_URL, PLAY_STORE_URL }: NotificationsConfig): string[] =>
  [PUBLIC_URL, APP_STORE_URL, PLAY_STORE_URL].filter((url) => url !== undefined);
