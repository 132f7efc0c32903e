import { serviceConfig } from '@yarrow/kit/config';
import { z } from 'zod';

/** What search reads from its environment. */
export const searchConfig = serviceConfig
  .extend({
    /** Who knows places: the open gazetteer that comes along, or a provider, behind which the gazetteer stands in. */
    PLACES_PROVIDER: z.enum(['gazetteer', 'google', 'mapbox']).default('gazetteer'),
    PLACES_API_KEY: z.string().optional(),
    /** Origin of the provider; its own by default. */
    PLACES_API_BASE: z
      .url()
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
    /** How many practitioners pages claim there are; the real number, rounded down, by default. */
    PRACTITIONERS_CLAIM: z.coerce.number().int().positive().optional(),
    /** Two-letter codes, separated by commas, of the countries that a provider is asked for. */
    PLACES_COUNTRIES: z.string().default('us,ca,gb'),
  })
  .refine(({ PLACES_PROVIDER, PLACES_API_KEY }) => PLACES_PROVIDER === 'gazetteer' || !!PLACES_API_KEY, {
    path: ['PLACES_API_KEY'],
    message: 'needed with a provider of places',
  });

export type SearchConfig = z.infer<typeof searchConfig>;
