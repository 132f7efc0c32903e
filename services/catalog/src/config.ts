import { serviceConfig } from '@yarrow/kit/config';
import { z } from 'zod';

/** What the catalog reads from its environment. */
export const catalogConfig = serviceConfig.extend({
  /** Where the platform's terms are to be read; practitioners who have to agree to changed ones are shown the way there. */
  TERMS_URL: z.url({ protocol: /^https?$/ }).optional(),
});

export type CatalogConfig = z.infer<typeof catalogConfig>;
