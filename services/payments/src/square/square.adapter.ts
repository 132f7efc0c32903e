import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import { deterministicId } from '@yarrow/kit/ids';
import type { Square, SquareClient } from 'square';
import type { PaymentsConfig } from '../config.js';
import { minorUnits } from '../money/minor-units.js';
import type {
  AttemptMark,
  PaymentOrder,
  PaymentProvider,
  ProviderCall,
  RefundOrder,
} from '../providers/payment-provider.js';
import type {
  CardFacts,
  ProviderDispute,
  ProviderNotice,
  ProviderPayment,
  ProviderRefund,
} from '../providers/provider-objects.js';
import { createSquareClient, loadSquare } from './square-client.js';
import { providerErrorOf } from './square-errors.js';
import { cardOf, disputeOf, noticeOf, paymentOf, refundOf, refundReason } from './square-objects.js';
import { SquareTokensService } from './square-tokens.service.js';

// Clocks differ a little: ours says when an attempt began, theirs when the payment was made.
const CLOCK_SKEW_MS = 300_000;
/** Ours are longer than the 45 characters that Square takes. */
const KEY_SPACE = '6f1d54a6-6d3b-4a5e-9a2b-8f2d2f3f8a11';

/** A customer to be made; Square wants a name or an address. */
export interface SquareCustomerDraft {
  name: string;
  email: string;
  referenceId: string;
}

/** A card to be kept, given as a single-use token of the browser. */
export interface SquareCardDraft {
  sourceId: string;
  verificationToken: string | null;
  customerId: string;
  referenceId: string;
}

/** The few calls that we make to Square. */
@Injectable()
export class SquareAdapter implements PaymentProvider {
  readonly name = 'square';

  constructor(
    @Inject(CONFIG) private readonly config: PaymentsConfig,
    private readonly tokens: SquareTokensService,
  ) {}

  get timeoutMs(): number {
    return this.config.PROVIDER_TIMEOUT_MS;
  }

  /** @returns the customer's id */
  async createCustomer({ name, email, referenceId }: SquareCustomerDraft, call: ProviderCall): Promise<string> {
    const { client } = await this.reach(call.accountId!);
    const request = { givenName: name || 'Client', ...(email && { emailAddress: email }), referenceId };
    const made = await withProviderErrors(client.customers.create({ ...request, idempotencyKey: keyOf(call) }));
    return made.customer!.id!;
  }

  /** Its cards first: Square keeps those of a customer that is no more. */
  async deleteCustomer(accountId: string, customerId: string, cardIds: readonly string[]): Promise<void> {
    const { client } = await this.reach(accountId);
    for (const cardId of cardIds) await withProviderErrors(client.cards.disable({ cardId }));
    await withProviderErrors(client.customers.delete({ customerId }));
  }

  /** Square keeps it, and charges it no more. */
  async disableCard(accountId: string, cardId: string): Promise<void> {
    const { client } = await this.reach(accountId);
    await withProviderErrors(client.cards.disable({ cardId }));
  }

  async createCard(draft: SquareCardDraft, call: ProviderCall): Promise<CardFacts> {
    const { client } = await this.reach(call.accountId!);
    const { sourceId, verificationToken, customerId, referenceId } = draft;
    const request: Square.CreateCardRequest = {
      idempotencyKey: keyOf(call),
      sourceId,
      ...(verificationToken && { verificationToken }),
      card: { customerId, referenceId },
    };
    return cardOf((await withProviderErrors(client.cards.create(request))).card!);
  }

  async pay(order: PaymentOrder, call: ProviderCall): Promise<ProviderPayment> {
    const { client, locationId } = await this.reach(call.accountId!);
    const request = paymentRequest(order, locationId, keyOf(call));
    return paymentOf((await withProviderErrors(client.payments.create(request))).payment!);
  }

  async getPayment(accountId: string, paymentId: string): Promise<ProviderPayment> {
    const { client } = await this.reach(accountId);
    return paymentOf((await withProviderErrors(client.payments.get({ paymentId }))).payment!);
  }

  async findPayment(_order: PaymentOrder, attempt: AttemptMark): Promise<ProviderPayment | undefined> {
    const { client, locationId } = await this.reach(attempt.accountId);
    const beginTime = new Date(attempt.startedAt.getTime() - CLOCK_SKEW_MS).toISOString();
    return withProviderErrors(
      (async () => {
        const page = await client.payments.list({ beginTime, locationId, sortOrder: 'ASC', limit: 100 });
        for await (const payment of page) if (payment.referenceId === attempt.id) return paymentOf(payment);
        return undefined;
      })(),
    );
  }

  /** Square's payments never wait for their client: each has succeeded or failed. */
  async cancelPayment(accountId: string, paymentId: string): Promise<ProviderPayment> {
    return this.getPayment(accountId, paymentId);
  }

  async refund(order: RefundOrder, call: ProviderCall): Promise<ProviderRefund> {
    const { client } = await this.reach(call.accountId!);
    const { paymentId, refundId, amountCents, currency, platformFeeCents } = order;
    const request = {
      paymentId,
      amountMoney: moneyOf(amountCents, currency),
      ...(platformFeeCents > 0 && { appFeeMoney: moneyOf(platformFeeCents, currency) }),
      reason: refundReason(refundId),
    };
    return refundOf(
      (await withProviderErrors(client.refunds.refundPayment({ ...request, idempotencyKey: keyOf(call) }))).refund!,
    );
  }

  async listRefunds(accountId: string, paymentId: string): Promise<ProviderRefund[]> {
    const { client } = await this.reach(accountId);
    const { payment } = await withProviderErrors(client.payments.get({ paymentId }));
    const ids = payment?.refundIds ?? [];
    const found = await Promise.all(ids.map((refundId) => withProviderErrors(client.refunds.get({ refundId }))));
    return found.map(({ refund }) => refundOf(refund!));
  }

  async getDispute(accountId: string, disputeId: string): Promise<ProviderDispute> {
    const { client } = await this.reach(accountId);
    return disputeOf((await withProviderErrors(client.disputes.get({ disputeId }))).dispute!);
  }

  /**
   * Checks that a webhook comes from Square: signed over the address that it was sent to and its very bytes.
   * @returns what it is about; null for what names no object, undefined when the signature does not hold
   */
  async verify(body: Buffer, signatureHeader: string): Promise<ProviderNotice | null | undefined> {
    const { SQUARE_WEBHOOK_SIGNATURE_KEY: signatureKey, SQUARE_WEBHOOK_URL, PUBLIC_URL } = this.config;
    if (!signatureKey) return undefined;
    const { WebhooksHelper } = await loadSquare();
    const requestBody = body.toString('utf8');
    const notificationUrl = SQUARE_WEBHOOK_URL ?? `${PUBLIC_URL}/webhooks/square`;
    const holds = await WebhooksHelper.verifySignature({ requestBody, signatureHeader, signatureKey, notificationUrl });
    return holds ? noticeOf(JSON.parse(requestBody)) : undefined;
  }

  private async reach(accountId: string): Promise<{ client: SquareClient; locationId: string }> {
    const { token, locationId } = await this.tokens.find(accountId);
    return { client: await createSquareClient(this.tokens.clientOptions, token), locationId };
  }
}

/** A charge of a card on file without its owner, as Square takes it; the reference leads back to our attempt. */
function paymentRequest(order: PaymentOrder, locationId: string, idempotencyKey: string): Square.CreatePaymentRequest {
  const { amountCents, currency, platformFeeCents, attemptId, appointmentId, source } = order;
  if (source.kind !== 'card') throw new Error(`Square charges cards, not ${source.kind}s.`);
  return {
    idempotencyKey,
    sourceId: source.paymentMethodId,
    customerId: source.customerId,
    amountMoney: moneyOf(amountCents, currency),
    ...(platformFeeCents > 0 && { appFeeMoney: moneyOf(platformFeeCents, currency) }),
    autocomplete: true,
    locationId,
    referenceId: attemptId,
    note: `Appointment ${appointmentId}`,
  };
}

function moneyOf(cents: number, currency: string): Square.Money {
  return { amount: BigInt(minorUnits(cents, currency)), currency: currency as Square.Currency };
}

function keyOf({ idempotencyKey }: ProviderCall): string {
  return deterministicId(KEY_SPACE, idempotencyKey);
}

async function withProviderErrors<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw providerErrorOf(error);
  }
}
