import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import type Stripe from 'stripe';
import type { PaymentsConfig } from '../config.js';
import { createStripeClient } from './stripe-client.js';
import { providerErrorOf } from './stripe-errors.js';

const STATUSES = ['canceled', 'processing', 'requires_input', 'verified'] as const;

/** Current state of a session in which a user shows Stripe a document. */
export interface IdentitySession {
  id: string;
  status: (typeof STATUSES)[number];
  /** With it the browser opens the session in our page; only while something is asked for. */
  clientSecret: string | null;
  /** Stripe's own page; good for once and two days. */
  url: string | null;
}

/**
 * Stripe Identity, on the platform's own account (https://docs.stripe.com/identity/verification-sessions).
 * @throws ProviderRefusedError, UnknownOutcomeError
 */
@Injectable()
export class StripeIdentityAdapter {
  private readonly stripe: Stripe;

  constructor(@Inject(CONFIG) config: PaymentsConfig) {
    const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: apiBase, STRIPE_TIMEOUT_MS: timeoutMs } = config;
    this.stripe = createStripeClient({ secretKey, timeoutMs, ...(apiBase && { apiBase }) });
  }

  /** @param idempotencyKey the same one opens one session */
  async open(practiceId: string, returnUrl: string, idempotencyKey: string): Promise<IdentitySession> {
    const asked = { type: 'document' as const, return_url: returnUrl, metadata: { practice_id: practiceId } };
    return read(this.stripe.identity.verificationSessions.create(asked, { idempotencyKey }));
  }

  async get(id: string): Promise<IdentitySession> {
    return read(this.stripe.identity.verificationSessions.retrieve(id));
  }
}

async function read(call: Promise<Stripe.Identity.VerificationSession>): Promise<IdentitySession> {
  try {
    const { id, status, client_secret: clientSecret, url } = await call;
    return { id, status: STATUSES.find((known) => known === status) ?? 'processing', clientSecret, url };
  } catch (error) {
    throw providerErrorOf(error);
  }
}
