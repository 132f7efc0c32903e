import { serviceConfig } from '@yarrow/kit/config';
import { z } from 'zod';

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const flag = (fallback: 'true' | 'false') =>
  z
    .enum(['true', 'false'])
    .default(fallback)
    .transform((value) => value === 'true');

/** Environment variables of reviews, in addition to those that all services share. */
export const reviewsConfig = serviceConfig
  .extend({
    /** SPKI PEM of an X25519 key, base64: secrets of links are sealed for notifications, which sends them. */
    MAIL_SEALING_PUBLIC_KEY: z.string().min(1),
    /** Address of the store as this service reaches it; buckets are in the path. */
    S3_ENDPOINT: address,
    /** Address of the store as browsers reach it, for uploads. */
    S3_PUBLIC_URL: address,
    S3_REGION: z.string().min(1).default('us-east-1'),
    S3_BUCKET: z.string().min(1),
    S3_ACCESS_KEY_ID: z.string().min(1),
    S3_SECRET_ACCESS_KEY: z.string().min(1),
    /** From an author's last step until others see a review with a name: time to become anonymous. */
    REVIEW_SETTLE_MINUTES: z.coerce.number().min(0).max(1440).default(10),
    /** An anonymous review becomes public at a random instant between these, so that it does not give away the visit. */
    ANONYMOUS_REVIEW_MIN_HOURS: z.coerce.number().int().min(0).max(2160).default(48),
    ANONYMOUS_REVIEW_MAX_HOURS: z.coerce.number().int().min(0).max(2160).default(336),
    /** Program that encodes the videos; `ffprobe` is in the same directory unless `FFPROBE_PATH` is set. */
    FFMPEG_PATH: z.string().min(1).default('ffmpeg'),
    FFPROBE_PATH: z.string().min(1).optional(),
    /** Whether this process works on videos: not where `worker.js` does. */
    VIDEO_WORKER: flag('true'),
    /** A worker that does not renew its claim for so long counts as dead. */
    VIDEO_LEASE_SECONDS: z.coerce.number().int().min(1).max(3600).default(30),
    /** How long one attempt at a video may take. */
    VIDEO_TIMEOUT_SECONDS: z.coerce.number().int().min(10).max(7200).default(900),
    /** Whether the test tool takes uploads. */
    VIDEO_UPLOAD_ENABLED: flag('true'),
    /** Whether the test tool exists at all: not in production. */
    VIDEO_UPLOAD_TEST_MODE: flag('false'),
  })
  .refine((config) => config.ANONYMOUS_REVIEW_MIN_HOURS <= config.ANONYMOUS_REVIEW_MAX_HOURS, {
    message: 'must not be more than ANONYMOUS_REVIEW_MAX_HOURS',
    path: ['ANONYMOUS_REVIEW_MIN_HOURS'],
  });

export type ReviewsConfig = z.infer<typeof reviewsConfig>;
