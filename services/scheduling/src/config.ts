import { serviceConfig } from '@yarrow/kit/config';
import { z } from 'zod';

export const schedulingConfig = serviceConfig.extend({ REDIS_URL: z.url({ protocol: /^rediss?$/ }) });

export type SchedulingConfig = z.infer<typeof schedulingConfig>;
