import { serviceConfig } from '@yarrow/kit/config';
import { z } from 'zod';

/** What the clients service reads from its environment. */
export const clientsConfig = serviceConfig.extend({
  /** Key of the tokens that writes carry (HMAC-SHA256 of the session); shared with the gateway. */
  CSRF_SECRET: z.string().min(32),
});

export type ClientsConfig = z.infer<typeof clientsConfig>;
