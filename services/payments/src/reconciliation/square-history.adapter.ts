import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import type { PaymentsConfig } from '../config.js';
import type { ProviderPayment } from '../providers/provider-objects.js';
import { createSquareClient } from '../square/square-client.js';
import { providerErrorOf } from '../square/square-errors.js';
import { paymentOf, refundOf } from '../square/square-objects.js';
import { SquareTokensService } from '../square/square-tokens.service.js';
import type { HistoryPage, HistoryRange, HistoryRefund, PaymentHistory } from './payment-history.js';

const PAGE = 100;

/** Payments and refunds of sellers at Square, at the location where we take them. */
@Injectable()
export class SquareHistoryAdapter implements PaymentHistory {
  readonly name = 'square';

  constructor(
    @Inject(CONFIG) private readonly config: PaymentsConfig,
    private readonly tokens: SquareTokensService,
  ) {}

  async listPayments(accountId: string, range: HistoryRange): Promise<HistoryPage<ProviderPayment>> {
    const { client, parameters } = await this.reach(accountId, range);
    const { data, response } = await withProviderErrors(client.payments.list(parameters));
    const items = data.map((payment) => ({ ...paymentOf(payment), madeAt: new Date(payment.createdAt ?? 0) }));
    return { items, next: response.cursor || undefined };
  }

  async listRefunds(accountId: string, range: HistoryRange): Promise<HistoryPage<HistoryRefund>> {
    const { client, parameters } = await this.reach(accountId, range);
    const { data, response } = await withProviderErrors(client.refunds.list(parameters));
    const items = data.map((refund) => {
      const currency = refund.amountMoney.currency ?? '';
      return { ...refundOf(refund), currency, madeAt: new Date(refund.createdAt ?? 0) };
    });
    return { items, next: response.cursor || undefined };
  }

  private async reach(accountId: string, { since, until, page }: HistoryRange) {
    const { token, locationId } = await this.tokens.find(accountId);
    const options = { ...this.tokens.clientOptions, timeoutMs: this.config.PROVIDER_TIMEOUT_MS };
    const range = { beginTime: since.toISOString(), endTime: until.toISOString(), sortOrder: 'DESC', limit: PAGE };
    const parameters = { ...range, locationId, ...(page && { cursor: page }) };
    return { client: await createSquareClient(options, token), parameters };
  }
}

async function withProviderErrors<T>(call: PromiseLike<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw providerErrorOf(error);
  }
}
