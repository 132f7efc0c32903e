import { serviceConfig } from '@yarrow/kit/config';
import { z } from 'zod';

/** What the clients service reads from its environment. */
export const clientsConfig = serviceConfig.extend({
  /** Key of the tokens that writes carry (HMAC-SHA256 of the session); shared with the gateway. */
  CSRF_SECRET: z.string().min(32),
  /** SPKI PEM of an X25519 key, base64: secrets of links are sealed for notifications, which mails them. */
  MAIL_SEALING_PUBLIC_KEY: z.string().min(1),
});

export type ClientsConfig = z.infer<typeof clientsConfig>;
