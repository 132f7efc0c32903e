import { expect } from '@jest/globals';
import type { Booking, PaymentsHarness } from './payments-harness.js';
import { Wallets } from './wallet-harness.js';

/** A practice that takes PayPal, cards by Stripe and tips, and what was paid to it. */
export class PaypalPractice {
  private constructor(
    private readonly payments: PaymentsHarness,
    private readonly wallets: Wallets,
    private readonly practiceId: string,
  ) {}

  static async open(payments: PaymentsHarness): Promise<PaypalPractice> {
    const wallets = new Wallets(payments);
    const practice = await payments.openPractice({ acceptsTips: true });
    await wallets.connectPaypal(practice);
    return new PaypalPractice(payments, wallets, practice.practiceId);
  }

  book(options = {}): Promise<Booking> {
    return this.payments.book(this.practiceId, options);
  }

  /** Over, agreed and unpaid. */
  bookPast(): Promise<Booking> {
    return this.book({ requirement: 'none', startsAt: '2027-01-04T09:00:00Z' });
  }

  async cleared(booking: Booking): Promise<number> {
    return (await this.payments.balances(booking.id))['provider_clearing'] ?? 0;
  }

  /** Paid once, at PayPal as in our ledger. */
  async expectPaid(booking: Booking, orderId: string, cents = 9_000): Promise<void> {
    await this.payments.service.eventually(async () => (await this.payments.clientStatus(booking)) === 'Paid');
    expect(this.wallets.captures(orderId)).toMatchObject([
      { amount: { value: (cents / 100).toFixed(2), currency_code: 'USD' } },
    ]);
    expect(await this.payments.balances(booking.id)).toMatchObject({ provider_clearing: cents, client_receivable: 0 });
  }
}
