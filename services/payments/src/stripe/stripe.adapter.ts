import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import Stripe from 'stripe';
import type { PaymentsConfig } from '../config.js';
import type {
  AttemptMark,
  PaymentOrder,
  PaymentProvider,
  ProviderCall,
  RefundOrder,
} from '../providers/payment-provider.js';
import { ProviderRefusedError } from '../providers/provider-errors.js';
import type {
  ProviderAccountFacts,
  ProviderDispute,
  ProviderNotice,
  ProviderPayment,
  ProviderRefund,
  ProviderSetup,
} from '../providers/provider-objects.js';
import { createStripeClient } from './stripe-client.js';
import { problemOf, providerErrorOf, withProviderErrors } from './stripe-errors.js';
import { disputeOf, noticeOf, paymentOf, refundOf, setupOf } from './stripe-objects.js';
import { cardOf, PAYMENT_PARTS, paymentParameters, refundParameters } from './stripe-parameters.js';

// Clocks differ a little: ours says when an attempt began, theirs when the payment was made.
const CLOCK_SKEW_S = 300;

/**
 * The few calls that we make to Stripe.
 * @throws ProviderRefusedError when Stripe refused, so that nothing was made
 * @throws UnknownOutcomeError when the effect of the call is not known
 */
@Injectable()
export class StripeAdapter implements PaymentProvider {
  readonly name = 'stripe';
  private readonly stripe: Stripe;

  constructor(@Inject(CONFIG) private readonly config: PaymentsConfig) {
    this.stripe = createStripeClient({
      secretKey: config.STRIPE_SECRET_KEY,
      apiBase: config.STRIPE_API_BASE,
      timeoutMs: config.STRIPE_TIMEOUT_MS,
    });
  }

  get timeoutMs(): number {
    return this.config.STRIPE_TIMEOUT_MS;
  }

  async createAccount(parameters: Stripe.AccountCreateParams, call: ProviderCall): Promise<ProviderAccountFacts> {
    return accountOf(await withProviderErrors(this.stripe.accounts.create(parameters, optionsOf(call))));
  }

  async getAccount(accountId: string): Promise<ProviderAccountFacts> {
    return accountOf(await withProviderErrors(this.stripe.accounts.retrieve(accountId)));
  }

  /** A page of Stripe on which the practice completes its account; good for a few minutes, once. */
  async createOnboardingLink(accountId: string, urls: { return_url: string; refresh_url: string }): Promise<string> {
    const link = this.stripe.accountLinks.create({ account: accountId, type: 'account_onboarding', ...urls });
    return (await withProviderErrors(link)).url;
  }

  /** @returns the customer's id */
  async createCustomer(parameters: Stripe.CustomerCreateParams, call: ProviderCall): Promise<string> {
    return (await withProviderErrors(this.stripe.customers.create(parameters, optionsOf(call)))).id;
  }

  /** With all cards that it has. */
  async deleteCustomer(accountId: string, customerId: string): Promise<void> {
    await withProviderErrors(this.stripe.customers.del(customerId, {}, { stripeAccount: accountId }));
  }

  /** Stripe forgets the card; a payment that is under way with it goes on. */
  async detachCard(accountId: string, paymentMethodId: string): Promise<void> {
    await withProviderErrors(this.stripe.paymentMethods.detach(paymentMethodId, {}, { stripeAccount: accountId }));
  }

  async createSetup(parameters: Stripe.SetupIntentCreateParams, call: ProviderCall): Promise<ProviderSetup> {
    return setupOf(await withProviderErrors(this.stripe.setupIntents.create(parameters, optionsOf(call))));
  }

  async getSetup(accountId: string, id: string): Promise<ProviderSetup> {
    const parameters = { expand: ['payment_method'] };
    return setupOf(
      await withProviderErrors(this.stripe.setupIntents.retrieve(id, parameters, { stripeAccount: accountId })),
    );
  }

  async pay(order: PaymentOrder, call: ProviderCall): Promise<ProviderPayment> {
    try {
      return paymentOf(await this.stripe.paymentIntents.create(paymentParameters(order), optionsOf(call)));
    } catch (error) {
      if (error instanceof Stripe.errors.StripeCardError && error.payment_intent) {
        return { ...paymentOf(error.payment_intent), problem: problemOf(error) };
      }
      throw providerErrorOf(error);
    }
  }

  async getPayment(accountId: string, id: string): Promise<ProviderPayment> {
    const parameters = { expand: PAYMENT_PARTS };
    return paymentOf(
      await withProviderErrors(this.stripe.paymentIntents.retrieve(id, parameters, { stripeAccount: accountId })),
    );
  }

  async findPayment({ source }: PaymentOrder, attempt: AttemptMark): Promise<ProviderPayment | undefined> {
    const { accountId, startedAt } = attempt;
    const gte = Math.floor(startedAt.getTime() / 1000) - CLOCK_SKEW_S;
    const parameters = { customer: cardOf(source).customerId, created: { gte }, limit: 100 };
    const list = await withProviderErrors(this.stripe.paymentIntents.list(parameters, { stripeAccount: accountId }));
    const found = list.data.find((intent) => intent.metadata['attempt_id'] === attempt.id);
    return found && this.getPayment(accountId, found.id);
  }

  async cancelPayment(accountId: string, id: string): Promise<ProviderPayment> {
    try {
      await withProviderErrors(this.stripe.paymentIntents.cancel(id, {}, { stripeAccount: accountId }));
    } catch (error) {
      // Stripe refuses when it has succeeded or was cancelled before; both are read below.
      if (!(error instanceof ProviderRefusedError)) throw error;
    }
    return this.getPayment(accountId, id);
  }

  async refund(order: RefundOrder, call: ProviderCall): Promise<ProviderRefund> {
    return refundOf(await withProviderErrors(this.stripe.refunds.create(refundParameters(order), optionsOf(call))));
  }

  async listRefunds(accountId: string, paymentId: string): Promise<ProviderRefund[]> {
    const parameters = { payment_intent: paymentId, limit: 100 };
    return (await withProviderErrors(this.stripe.refunds.list(parameters, { stripeAccount: accountId }))).data.map(
      refundOf,
    );
  }

  async getDispute(accountId: string, id: string): Promise<ProviderDispute> {
    return disputeOf(await withProviderErrors(this.stripe.disputes.retrieve(id, {}, { stripeAccount: accountId })));
  }

  /**
   * Checks that a webhook comes from Stripe, byte by byte and not long ago.
   * @returns what it is about; null for what names no object
   * @throws Stripe.errors.StripeSignatureVerificationError
   */
  verify(body: Buffer, signature: string): ProviderNotice | null {
    return noticeOf(this.stripe.webhooks.constructEvent(body, signature, this.config.STRIPE_WEBHOOK_SECRET));
  }
}

function optionsOf({ accountId, idempotencyKey }: ProviderCall): Stripe.RequestOptions {
  return { idempotencyKey, ...(accountId && { stripeAccount: accountId }) };
}

function accountOf(account: Stripe.Account): ProviderAccountFacts {
  return {
    id: account.id,
    chargesEnabled: account.charges_enabled ?? false,
    detailsSubmitted: account.details_submitted ?? false,
    displayName: account.business_profile?.name ?? account.settings?.dashboard?.display_name ?? null,
    requirementsDue: account.requirements?.currently_due ?? [],
    requirementsPastDue: account.requirements?.past_due ?? [],
  };
}
