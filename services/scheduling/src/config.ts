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
  /** Of our app at Google; without them its calendars cannot be connected. */
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_API_BASE: z.url().default('https://www.googleapis.com'),
  GOOGLE_OAUTH_BASE: z.url().default('https://oauth2.googleapis.com'),
  /** Where browsers reach Google's page of consent, or a stand-in for it. */
  GOOGLE_BROWSER_BASE: z.url().default('https://accounts.google.com'),
  /** Of our app at Microsoft; without them Outlook, Office 365 and Exchange cannot be connected. */
  MICROSOFT_CLIENT_ID: z.string().min(1).optional(),
  MICROSOFT_CLIENT_SECRET: z.string().min(1).optional(),
  MICROSOFT_API_BASE: z.url().default('https://graph.microsoft.com'),
  MICROSOFT_LOGIN_BASE: z.url().default('https://login.microsoftonline.com'),
  /** Where browsers reach a stand-in for Microsoft; absent with live keys. */
  MICROSOFT_BROWSER_BASE: z.url().optional(),
  ICLOUD_CALDAV_URL: z.url().default('https://caldav.icloud.com'),
  /** Where providers of calendars report changes; they take https only, so that it is absent on a machine of one's own with live keys. */
  CALENDAR_REPORTS_URL: z.url().optional(),
  /** Lets feeds and servers for CalDAV be on this very machine, for development and tests; otherwise on public addresses only. */
  CALENDAR_FEEDS_ON_LOOPBACK: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
});

export type SchedulingConfig = z.infer<typeof schedulingConfig>;
