import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AttemptsRepository } from '../attempts/attempts.repository.js';
import { Charging } from '../charges/charging.js';
import { PaymentProviders } from '../providers/payment-providers.js';
import { Refunding } from '../refunds/refunding.js';
import { inSmallGroups } from './small-groups.js';

const BATCH = 50;
/** A call that began so many times its time-out ago has ended, or whoever made it has. */
const SAFETY_FACTOR = 2;

/** Finds out what became of calls whose answer was lost, by a time-out or by the death of a process. */
@Injectable()
export class Recovery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly attempts: AttemptsRepository,
    private readonly charging: Charging,
    private readonly refunding: Refunding,
    private readonly providers: PaymentProviders,
  ) {}

  async resolve(stopping: AbortSignal): Promise<void> {
    const { manager } = this.dataSource;
    const callMs = this.providers.timeoutMs * SAFETY_FACTOR;
    const charges = await this.attempts.listUnanswered(
      manager,
      ['appointment', 'cancellation_fee', 'tip'],
      callMs,
      BATCH,
    );
    await inSmallGroups(charges, stopping, async (attempt) => void (await this.charging.resolve(attempt)));
    const refunds = await this.attempts.listUnanswered(manager, ['refund'], callMs, BATCH);
    await inSmallGroups(refunds, stopping, (attempt) => this.refunding.resolve(attempt));
    const overtaken = await this.attempts.listOvertaken(manager, BATCH);
    await inSmallGroups(overtaken, stopping, (attempt) => this.charging.abandon(attempt));
  }
}
