import { serviceConfig } from '@yarrow/kit/config';
import type { z } from 'zod';

/** What search reads from its environment: the common variables only. */
export const searchConfig = serviceConfig;

export type SearchConfig = z.infer<typeof searchConfig>;
