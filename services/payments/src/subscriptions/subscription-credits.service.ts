import { Injectable, Logger } from '@nestjs/common';
import type { ReferralCredited } from '@yarrow/contracts/clients/v1/events_pb';
import { Clock } from '@yarrow/kit/clock';
import { DataSource, type EntityManager } from 'typeorm';
import { ProviderRefusedError } from '../providers/provider-errors.js';
import { SubscriptionCredit } from '../records/subscriptions/subscription-credit.entity.js';
import { SubscriptionCreditsRepository } from '../records/subscriptions/subscription-credits.repository.js';
import { StripeBillingAdapter } from '../stripe/stripe-billing.adapter.js';

const BATCH = 100;

/** Adds what practices earn by referrals to their balance at Stripe, which their next payments take first. */
@Injectable()
export class SubscriptionCreditsService {
  private readonly logger = new Logger(SubscriptionCreditsService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly credits: SubscriptionCreditsRepository,
    private readonly adapter: StripeBillingAdapter,
    private readonly clock: Clock,
  ) {}

  async receive(tx: EntityManager, { referralUseId, practiceId, amountCents, currency }: ReferralCredited) {
    const credit = { referralUseId, practiceId, amountCents, currency, receivedAt: this.clock.now(), appliedAt: null };
    await this.credits.add(tx, Object.assign(new SubscriptionCredit(), credit));
  }

  /** A practice that has never opened a page of Stripe has no balance yet: its credit waits. */
  async apply(): Promise<void> {
    const { manager } = this.dataSource;
    for (const { credit, customerId } of await this.credits.listApplicable(manager, BATCH)) {
      const { referralUseId } = credit;
      try {
        // The key makes it one credit, even if the process ends before it is noted here.
        await this.adapter.addCredit(customerId, credit, `referral:${referralUseId}`);
        await this.credits.noteApplied(manager, referralUseId, this.clock.now());
      } catch (error) {
        // A customer that was deleted at Stripe must not keep the others from their credit.
        if (!(error instanceof ProviderRefusedError)) throw error;
        this.logger.error(`credit ${referralUseId} was refused: ${error.message}`);
      }
    }
  }
}
