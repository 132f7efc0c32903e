import { expect } from '@jest/globals';
import type { Booking, PaymentsHarness } from './payments-harness.js';
import { Wallets } from './wallet-harness.js';

/** A practice whose cards are charged at Square, and what was paid to it. */
export class SquarePractice {
  private constructor(
    private readonly payments: PaymentsHarness,
    private readonly wallets: Wallets,
    readonly practiceId: string,
  ) {}

  static async open(payments: PaymentsHarness): Promise<SquarePractice> {
    const wallets = new Wallets(payments);
    const practice = await payments.publishPractice();
    await wallets.connectSquare(practice);
    return new SquarePractice(payments, wallets, practice.practiceId);
  }

  book(options = {}): Promise<Booking> {
    return this.payments.book(this.practiceId, options);
  }

  completed(booking: Booking) {
    return this.wallets.squarePayments(booking.id).filter((one) => one.status === 'COMPLETED');
  }

  /** Paid once, at Square as in our ledger. */
  async expectPaid(booking: Booking, cents = 9_000): Promise<void> {
    await this.payments.service.eventually(async () => (await this.payments.clientStatus(booking)) === 'Paid');
    expect(this.completed(booking)).toMatchObject([{ amount_money: { amount: cents, currency: 'USD' } }]);
    expect(await this.payments.balances(booking.id)).toMatchObject({ provider_clearing: cents, client_receivable: 0 });
  }
}
