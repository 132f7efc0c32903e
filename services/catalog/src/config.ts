import { serviceConfig } from '@yarrow/kit/config';
import { z } from 'zod';

/** What the catalog reads from its environment. */
export const catalogConfig = serviceConfig.extend({
  /** Where the platform's terms are to be read; practitioners who have to agree to changed ones are shown the way there. */
  TERMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Where custom domains of practices point, such as `sites.yarrow.example`; without it no practice can have one. */
  SITES_HOST: z
    .string()
    .regex(/^[a-z0-9.-]+$/)
    .optional(),
  /** Name servers that custom domains are checked with, separated by commas, such as `9.9.9.9`; without them the machine's. */
  DNS_SERVERS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((server) => server.trim() || [])),
  /** The platform's application at the domain provider whose widget sets records for practices. */
  DOMAIN_WIDGET_APP_ID: z.string().min(1).optional(),
  DOMAIN_WIDGET_SECRET: z.string().min(16).optional(),
  /** From this day on new practices have version 2 of the builder and no switch (spec portal-configuration §9). */
  BUILDER_CUTOFF_DATE: z.iso.date().default('2025-09-01'),
  /** A language model that suggests texts, through an API that speaks OpenAI's chat completions; without it they are put together here. */
  SUGGESTIONS_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
  SUGGESTIONS_API_KEY: z.string().min(1).optional(),
  SUGGESTIONS_MODEL: z.string().min(1).optional(),
});

export type CatalogConfig = z.infer<typeof catalogConfig>;
