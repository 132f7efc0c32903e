import { serviceConfig } from '@yarrow/kit/config';
import { z } from 'zod';

export const schedulingConfig = serviceConfig.extend({
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  /** Sender of all mail; calendar entries come from its address. */
  MAIL_FROM: z.string().default('Yarrow <hello@yarrow.example>'),
  /** How many times may be kept, and how many booked, from one address in ten minutes; a load test needs more. */
  BOOKINGS_PER_ADDRESS: z.coerce.number().int().positive().default(120),
});

export type SchedulingConfig = z.infer<typeof schedulingConfig>;
