import { Injectable } from '@nestjs/common';
import { AttemptsRepository } from '../attempts/attempts.repository.js';
import { ChargeOutcomesService } from '../charges/charge-outcomes.service.js';
import { callOverMs } from '../providers/payment-provider.js';
import { PaymentProviderFactory } from '../providers/payment-provider.factory.js';
import { RefundsService } from '../refunds/refunds.service.js';
import { inSmallGroups } from '../attempts/small-groups.js';

const BATCH = 50;

/** Finds out what became of calls whose answer was lost, by a time-out or by the death of a process. */
@Injectable()
export class RecoveryService {
  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly charges: ChargeOutcomesService,
    private readonly refunds: RefundsService,
    private readonly providers: PaymentProviderFactory,
  ) {}

  async resolve(stopping: AbortSignal): Promise<void> {
    const callMs = callOverMs(this.providers);
    const purposes = ['appointment', 'cancellation_fee', 'tip'] as const;
    const charges = await this.attempts.listUnanswered(purposes, callMs, BATCH);
    await inSmallGroups(charges, stopping, async (attempt) => void (await this.charges.resolve(attempt)));
    const refunds = await this.attempts.listUnanswered(['refund'], callMs, BATCH);
    await inSmallGroups(refunds, stopping, (attempt) => this.refunds.resolve(attempt));
    const overtaken = await this.attempts.listOvertaken(BATCH);
    await inSmallGroups(overtaken, stopping, (attempt) => this.charges.abandon(attempt));
  }
}
