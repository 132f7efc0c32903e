import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { CheckoutHarness } from '../testing/checkout-harness.js';
import { PaymentsHarness } from '../testing/payments-harness.js';
import { giveCodes } from './demo-codes.js';

let payments: PaymentsHarness;

beforeAll(async () => {
  payments = await PaymentsHarness.start('2027-01-04T12:00:00Z');
});
afterAll(() => payments?.stop());

it('the codes of the demonstration are made once, and redeemed like all others', async () => {
  const { practiceId } = await payments.openPractice();
  const recipient = { name: 'Ada', email: 'ada@example.com' };
  const sealingKey = payments.service.env['MAIL_SEALING_PUBLIC_KEY']!;
  const give = () => giveCodes(payments.service.dataSource, { practiceId, recipient, sealingKey });
  const codes = await give();
  expect(await give()).toEqual(codes);

  const checkout = new CheckoutHarness(payments);
  const booking = await payments.book(practiceId, { amountCents: 20_000 });
  const reduced = await checkout.applyAsVisitor(booking, codes.coupon);
  expect(reduced).toMatchObject({ result: 'success', appointment: { dueCents: 17_000 } });
  const rest = await checkout.applyAsVisitor(booking, codes.giftCard);
  expect(rest).toMatchObject({ result: 'success', appointment: { dueCents: 7_000 } });
});
