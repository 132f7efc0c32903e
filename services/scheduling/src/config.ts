import { serviceConfig } from '@yarrow/kit/config';
import { z } from 'zod';

export const schedulingConfig = serviceConfig.extend({
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  /** Sender of all mail; calendar entries come from its address. */
  MAIL_FROM: z.string().default('Yarrow <hello@yarrow.example>'),
  /** How many times may be kept, and how many booked, from one address in ten minutes; a load test needs more. */
  BOOKINGS_PER_ADDRESS: z.coerce.number().int().positive().default(120),
  /** Encrypts what calendars of practitioners and their accounts for video calls are reached with; without it none can be connected. */
  CALENDAR_CREDENTIALS_KEY: z.string().min(16).optional(),
  /** Of our app at Zoom; without them it cannot be connected. The secret of webhooks is Zoom's "secret token". */
  ZOOM_CLIENT_ID: z.string().min(1).optional(),
  ZOOM_CLIENT_SECRET: z.string().min(1).optional(),
  ZOOM_WEBHOOK_SECRET: z.string().min(1).optional(),
  ZOOM_API_BASE: z.url().default('https://api.zoom.us'),
  ZOOM_OAUTH_BASE: z.url().default('https://zoom.us'),
  /** Where browsers reach a stand-in for Zoom; absent with live keys. */
  ZOOM_BROWSER_BASE: z.url().optional(),
  /** Lets feeds be read from this very machine, for development and tests; otherwise from public addresses only. */
  CALENDAR_FEEDS_ON_LOOPBACK: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
});

export type SchedulingConfig = z.infer<typeof schedulingConfig>;
