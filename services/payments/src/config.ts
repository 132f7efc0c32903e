import { serviceConfig } from '@yarrow/kit/config';
import { z } from 'zod';

/** Basis points of the whole: 10,000 is everything. */
const basisPoints = z.coerce.number().int().min(0).max(10_000);

/** What payments reads from the environment beside the variables that all services share. */
export const paymentsConfig = serviceConfig.extend({
  STRIPE_SECRET_KEY: z.string().min(1),
  STRIPE_PUBLISHABLE_KEY: z.string().min(1),
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
  /** Address of a stand-in for Stripe, a path prefix included; absent with live keys. */
  STRIPE_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
  /** Where browsers reach the stand-in when that differs from STRIPE_API_BASE. */
  STRIPE_BROWSER_BASE: z.url({ protocol: /^https?$/ }).optional(),
  STRIPE_TIMEOUT_MS: z.coerce.number().int().positive().default(15_000),
  /** What the platform takes on top of the price; 250 is 2.5 %. */
  PLATFORM_FEE_BASIS_POINTS: basisPoints.default(0),
  /** How often due charges, refunds, unanswered questions and received webhooks are looked at. */
  PAYMENTS_TICK_MS: z.coerce.number().int().positive().default(1_000),
});

export type PaymentsConfig = z.infer<typeof paymentsConfig>;
