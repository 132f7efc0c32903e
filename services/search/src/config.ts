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
    /** How long suggestions wait for the provider, ms; then the gazetteer answers. */
    PLACES_TIMEOUT_MS: z.coerce.number().int().min(50).max(60_000).default(1_500),
    /** Engine of searches: the service's own database, or OpenSearch, with the database as its fallback. */
    SEARCH_ENGINE: z.enum(['postgres', 'opensearch']).default('postgres'),
    /** Address of OpenSearch 2 or later, such as `https://search.example:9200`. */
    OPENSEARCH_URL: z.url({ protocol: /^https?$/ }).optional(),
    OPENSEARCH_USERNAME: z.string().optional(),
    OPENSEARCH_PASSWORD: z.string().optional(),
    /** Sets indices of one environment apart from others in the same cluster. */
    OPENSEARCH_INDEX_PREFIX: z
      .string()
      .regex(/^[a-z][a-z0-9-]{0,60}$/)
      .default('yarrow'),
    /** How long a search waits for OpenSearch before the database answers it. */
    OPENSEARCH_TIMEOUT_MS: z.coerce.number().int().min(50).max(60_000).default(2_000),
    /** How many practitioners pages claim there are; the real number, rounded down, by default. */
    PRACTITIONERS_CLAIM: z.coerce.number().int().positive().optional(),
    /** Two-letter codes, separated by commas, of the countries that a provider is asked for. */
    PLACES_COUNTRIES: z.string().default('us,ca,gb'),
  })
  .refine(({ PLACES_PROVIDER, PLACES_API_KEY }) => PLACES_PROVIDER === 'gazetteer' || !!PLACES_API_KEY, {
    path: ['PLACES_API_KEY'],
    message: 'needed with a provider of places',
  })
  .refine(({ SEARCH_ENGINE, OPENSEARCH_URL }) => SEARCH_ENGINE === 'postgres' || !!OPENSEARCH_URL, {
    path: ['OPENSEARCH_URL'],
    message: 'needed with that engine',
  });

export type SearchConfig = z.infer<typeof searchConfig>;
