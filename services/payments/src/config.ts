import { serviceConfig } from '@yarrow/kit/config';
import { z } from 'zod';
import { PAID_PLANS } from './subscriptions/plans.js';

/** Basis points of the whole: 10,000 is everything. */
const basisPoints = z.coerce.number().int().min(0).max(10_000);

/** Environment variables of payments, in addition to those that all services share. */
export const paymentsConfig = serviceConfig.extend({
  /** SPKI PEM of an X25519 key, base64: codes of gift cards are sealed for notifications, which mails them. */
  MAIL_SEALING_PUBLIC_KEY: z.string().min(1),
  STRIPE_SECRET_KEY: z.string().min(1),
  STRIPE_PUBLISHABLE_KEY: z.string().min(1),
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
  /** Address of a stand-in for Stripe, a path prefix included; absent with live keys. */
  STRIPE_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
  /** Where browsers reach the stand-in when that differs from STRIPE_API_BASE. */
  STRIPE_BROWSER_BASE: z.url({ protocol: /^https?$/ }).optional(),
  STRIPE_TIMEOUT_MS: z.coerce.number().int().positive().default(15_000),
  /** Square and PayPal are offered where their keys are set. */
  SQUARE_APPLICATION_ID: z.string().min(1).optional(),
  SQUARE_APPLICATION_SECRET: z.string().min(1).optional(),
  SQUARE_WEBHOOK_SIGNATURE_KEY: z.string().min(1).optional(),
  /** The address that Square sends webhooks to: it is part of what is signed. */
  SQUARE_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Address of a stand-in for Square, a path prefix included; absent with live keys. */
  SQUARE_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
  /** Where browsers reach the stand-in when that differs from SQUARE_API_BASE. */
  SQUARE_BROWSER_BASE: z.url({ protocol: /^https?$/ }).optional(),
  PAYPAL_CLIENT_ID: z.string().min(1).optional(),
  PAYPAL_CLIENT_SECRET: z.string().min(1).optional(),
  /** Merchant id of the platform's own PayPal account. */
  PAYPAL_PARTNER_ID: z.string().min(1).optional(),
  PAYPAL_WEBHOOK_ID: z.string().min(1).optional(),
  PAYPAL_API_BASE: z.url({ protocol: /^https?$/ }).default('https://api-m.paypal.com'),
  /** Where browsers reach a stand-in for PayPal; absent with live keys. */
  PAYPAL_BROWSER_BASE: z.url({ protocol: /^https?$/ }).optional(),
  /** Encrypts what practices' accounts are reached with. */
  PROVIDER_CREDENTIALS_KEY: z.string().min(16).optional(),
  /** How long Square and PayPal may take to answer. */
  PROVIDER_TIMEOUT_MS: z.coerce.number().int().positive().default(15_000),
  /**
   * Time limit for the response to a charge request, milliseconds. The charge continues to completion. Longer than a
   * provider call's time-out, shorter than the gateway's (`SUBGRAPH_TIMEOUT_MS`).
   */
  CHARGE_ANSWER_MS: z.coerce.number().int().positive().default(20_000),
  /**
   * Plans that practices can subscribe to in addition to the free one, separated by commas. Their prices are those on the platform's
   * account at Stripe whose lookup keys are `{plan}_month` and `{plan}_year`.
   */
  SUBSCRIPTION_PLANS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((plan) => plan.trim() || []))
    .pipe(z.array(z.enum(PAID_PLANS))),
  /** What the platform takes on top of the price; 250 is 2.5 %. */
  PLATFORM_FEE_BASIS_POINTS: basisPoints.default(0),
  /** How many cards may be entered from one address in ten minutes. */
  CARD_SETUPS_PER_ADDRESS: z.coerce.number().int().positive().default(40),
  /** How long finished attempts are kept: longer than a card payment can be disputed. */
  ATTEMPT_DAYS: z.coerce.number().int().min(30).default(730),
  /** How long webhooks that were applied, and cards that were never saved, are remembered: longer than providers repeat themselves. */
  PROVIDER_EVENT_DAYS: z.coerce.number().int().min(30).default(90),
  /** How often due charges, refunds, unanswered questions and received webhooks are looked at. */
  PAYMENTS_TICK_MS: z.coerce.number().int().positive().default(1_000),
});

export type PaymentsConfig = z.infer<typeof paymentsConfig>;
