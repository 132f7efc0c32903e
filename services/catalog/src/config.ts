import { serviceConfig } from '@yarrow/kit/config';
import type { z } from 'zod';

/** What the catalog reads from its environment: the common variables only. */
export const catalogConfig = serviceConfig;

export type CatalogConfig = z.infer<typeof catalogConfig>;
