import { expect } from '@jest/globals';
import { ChargeSucceededSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { type Booking, CARDS, type PaymentsHarness } from './payments-harness.js';

/** Visits of one practice at one time, with or without a card, and what was charged for them. */
export class LateVisits {
  constructor(
    private readonly payments: PaymentsHarness,
    private readonly practiceId: string,
    private readonly startsAt: string,
  ) {}

  async booked(requirement: 'charge' | 'none' | 'save_card'): Promise<Booking> {
    const { payments, practiceId, startsAt } = this;
    const booking = await payments.book(practiceId, { requirement, startsAt });
    if (requirement === 'none') return booking;
    const { setupIntentId } = await payments.enterCard(booking, CARDS.good);
    expect(await payments.completeSetup(booking, setupIntentId)).toMatchObject({ result: 'success' });
    await payments.accept(booking);
    return booking;
  }

  /** Purpose and cents of each charge that was published, in that order. */
  async chargesOf(booking: Booking): Promise<[string, number][]> {
    const published = await this.payments.service.emitted(ChargeSucceededSchema);
    return published
      .filter(({ appointmentId }) => appointmentId === booking.id)
      .map(({ purpose, amountCents }): [string, number] => [purpose, amountCents]);
  }

  /** Cents that the provider holds for a booking. */
  async heldCents({ id }: Booking): Promise<number> {
    return (await this.payments.balances(id))['provider_clearing'] ?? 0;
  }

  /** Runs the jobs that apply webhooks, charge and refund until the check holds. */
  async runJobsUntil(check: () => Promise<boolean>): Promise<void> {
    await this.payments.service.eventually(async () => {
      for (const job of ['webhooks', 'due-charges', 'due-refunds']) await this.payments.runJob(job);
      return check();
    });
  }
}
