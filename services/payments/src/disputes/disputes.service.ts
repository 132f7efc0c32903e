import { Injectable } from '@nestjs/common';
import { ChargeOutcomesService } from '../charges/charge-outcomes.service.js';
import { PaymentProviderFactory } from '../providers/payment-provider.factory.js';
import type { ProviderName } from '../providers/payment-provider.js';
import { RefundsService } from '../refunds/refunds.service.js';
import { DisputeRecordsService } from './dispute-records.service.js';

/** Follows the disputes of payments that are ours. */
@Injectable()
export class DisputesService {
  constructor(
    private readonly providers: PaymentProviderFactory,
    private readonly charges: ChargeOutcomesService,
    private readonly refunds: RefundsService,
    private readonly records: DisputeRecordsService,
  ) {}

  /** Asks the provider for the present state of a dispute and records what is new. */
  async refresh(provider: ProviderName, accountId: string, disputeId: string): Promise<void> {
    const reported = await this.providers.of(provider).getDispute(accountId, disputeId);
    const { paymentId } = reported;
    if (!paymentId) return;
    // The payment and earlier refunds, which reduce the disputed amount, may not be recorded yet.
    await this.charges.refresh(provider, accountId, paymentId);
    await this.refunds.refresh(provider, accountId, paymentId);
    await this.records.record(accountId, paymentId, reported);
  }
}
