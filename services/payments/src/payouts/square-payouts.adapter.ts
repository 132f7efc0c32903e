import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import type { Square, SquareClient } from 'square';
import type { PaymentsConfig } from '../config.js';
import { centsOfMinor } from '../money/minor-units.js';
import { createSquareClient } from '../square/square-client.js';
import { providerErrorOf } from '../square/square-errors.js';
import { SquareTokensService } from '../square/square-tokens.service.js';
import type { PayoutSource, ProviderPayout, ProviderPayoutEntry } from './payout-source.js';
import type { PayoutEntryKind } from './payout.entity.js';

const KINDS: Readonly<Record<string, PayoutEntryKind>> = {
  ...{ CHARGE: 'payment', REFUND: 'refund' },
  ...{ APP_FEE_REFUND: 'fee', FEE: 'fee', PROCESSING_FEE: 'fee', PROCESSING_FEE_REFUND: 'fee', TAX_ON_FEE: 'fee' },
  ...{ DEPOSIT_FEE: 'fee', DEPOSIT_FEE_REVERSED: 'fee', THIRD_PARTY_FEE: 'fee', THIRD_PARTY_FEE_REFUND: 'fee' },
};

/** Payouts of sellers at Square, and the entries that each is made of. Needs the permission `PAYOUTS_READ`. */
@Injectable()
export class SquarePayoutsAdapter implements PayoutSource {
  readonly name = 'square';

  constructor(
    @Inject(CONFIG) private readonly config: PaymentsConfig,
    private readonly tokens: SquareTokensService,
  ) {}

  async getPayout(accountId: string, payoutId: string): Promise<ProviderPayout> {
    const { client } = await this.reach(accountId);
    return payoutOf((await withProviderErrors(client.payouts.get({ payoutId }))).payout!);
  }

  async listPayouts(accountId: string, since: Date): Promise<ProviderPayout[]> {
    const { client, locationId } = await this.reach(accountId);
    return withProviderErrors(
      (async () => {
        const found: ProviderPayout[] = [];
        const page = await client.payouts.list({ locationId, beginTime: since.toISOString(), sortOrder: 'DESC' });
        for await (const payout of page) found.push(payoutOf(payout));
        return found;
      })(),
    );
  }

  async listEntries(accountId: string, payoutId: string): Promise<ProviderPayoutEntry[]> {
    const { client } = await this.reach(accountId);
    return withProviderErrors(
      (async () => {
        const found: ProviderPayoutEntry[] = [];
        for await (const entry of await client.payouts.listEntries({ payoutId })) found.push(entryOf(entry));
        return found;
      })(),
    );
  }

  private async reach(accountId: string): Promise<{ client: SquareClient; locationId: string }> {
    const { token, locationId } = await this.tokens.find(accountId);
    const options = { ...this.tokens.clientOptions, timeoutMs: this.config.PROVIDER_TIMEOUT_MS };
    return { client: await createSquareClient(options, token), locationId };
  }
}

function payoutOf(payout: Square.Payout): ProviderPayout {
  const { id, amountMoney, status, createdAt, arrivalDate } = payout;
  return {
    providerPayoutId: id,
    amountCents: centsOf(amountMoney),
    currency: amountMoney?.currency ?? '',
    status: status === 'PAID' ? 'paid' : status === 'FAILED' ? 'failed' : 'on_the_way',
    sentAt: new Date(createdAt ?? 0),
    arrivesOn: arrivalDate ?? null,
  };
}

function entryOf(entry: Square.PayoutEntry): ProviderPayoutEntry {
  const { id, type = 'OTHER', grossAmountMoney, feeAmountMoney, effectiveAt } = entry;
  const kind = KINDS[type] ?? 'correction';
  const moved = kind === 'payment' || kind === 'refund';
  const [grossCents, feeCents] = [centsOf(grossAmountMoney), centsOf(feeAmountMoney)];
  return {
    ...{ entryId: id, kind, occurredAt: new Date(effectiveAt ?? 0) },
    grossCents: kind === 'fee' ? 0 : grossCents,
    feeCents: kind === 'fee' ? feeCents - grossCents : feeCents,
    paymentId: entry.typeChargeDetails?.paymentId ?? entry.typeRefundDetails?.paymentId ?? null,
    label: moved ? '' : type.toLowerCase().replaceAll('_', ' '),
  };
}

function centsOf(money: Square.Money | undefined): number {
  return money?.amount == null ? 0 : centsOfMinor(Number(money.amount), money.currency ?? '');
}

async function withProviderErrors<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw providerErrorOf(error);
  }
}
