import { serviceConfig } from '@yarrow/kit/config';
import { z } from 'zod';

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

/** What reviews reads from the environment beside the variables that all services share. */
export const reviewsConfig = serviceConfig.extend({
  /** Address of the store as this service reaches it; buckets are in the path. */
  S3_ENDPOINT: address,
  /** Address of the store as browsers reach it, for uploads and pictures. */
  S3_PUBLIC_URL: address,
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_BUCKET: z.string().min(1),
  S3_ACCESS_KEY_ID: z.string().min(1),
  S3_SECRET_ACCESS_KEY: z.string().min(1),
});

export type ReviewsConfig = z.infer<typeof reviewsConfig>;
