import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { unpaid, paid, outcome, down, openPaymentArea, variablesOf, area, press } from '../testing/paymentArea.js';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('what a visit comes to', () => {
  it.each([
    ['is free where its price is 0', { amountCents: 0 }, 'Free'],
    ['is nothing, and not free, where it was called off', { amountCents: 9000 }, 'Nothing due'],
  ])('%s', async (_what, price, text) => {
    openPaymentArea(() => ({ ...paid, ...price, fullTotal: 0, paymentStatus: 'Cancelled' }));
    expect(within(await area()).getByText(text)).toBeTruthy();
  });

  it('is shown with what coupons, gift cards and small remainders take off', async () => {
    const coupon = { __typename: 'DiscountCodeRedemption', id: 'c', code: 'SPRING26', amountCents: 900 };
    const card = { __typename: 'GiftCardRedemption', id: 'g', label: '•••• 7KQ2', amountCents: 8070 };
    const used = { discountCodeRedemptions: [coupon], giftCardRedemptions: [card], writtenOffCents: 30 };
    openPaymentArea(() => ({ ...paid, ...used }));
    const lines = within(await area()).getAllByRole('term');
    expect(lines.map((term) => `${term.textContent} ${term.nextSibling?.textContent}`)).toEqual([
      'Coupon SPRING26 CA$9.00 off',
      'Gift card •••• 7KQ2 CA$80.70 paid',
      'Waived (too small to charge) CA$0.30',
    ]);
    cleanup();
    openPaymentArea(() => paid);
    expect(within(await area()).queryByRole('term')).toBeNull();
  });

  it('is asked for again where it did not load', async () => {
    let fails = true;
    openPaymentArea(() => {
      if (fails) throw new Error('down');
      return paid;
    });
    await screen.findByText("The payment status isn't available right now.");
    fails = false;
    await press('Try again');
    expect(within(await area()).getByText('Paid')).toBeTruthy();
  });
});

describe('the payment of a visit that is over and unpaid', () => {
  it.each([
    [{ hasPaymentMethod: false, defaultPaymentMethod: null }, 'Overdue.', ['Add card']],
    [{ paymentError: 'Declined.', paymentStatus: 'Failed' }, 'Payment not processed.', ['Retry', 'Use another card']],
    [{}, 'Unpaid.', ['Retry', 'Use another card']],
  ])('with %j says %s and offers %j', async (own, title, buttons) => {
    openPaymentArea(() => ({ ...unpaid, ...own }));
    const banner = (await screen.findByText(title)).closest('div') as HTMLElement;
    expect(
      within(banner)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(buttons);
  });

  it('is not requested before the appointment is accepted', async () => {
    openPaymentArea(() => unpaid, {}, 'pending');
    await area();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('asks for a payment method where no card is on file', async () => {
    const without = { ...unpaid, hasPaymentMethod: false, defaultPaymentMethod: null };
    openPaymentArea(() => without, { CardFormOfPractice: () => ({ cardForm: null }) });
    expect(await screen.findByText(/Ask your client for a payment method\./)).toBeTruthy();
    await press('Add card');
    expect(await screen.findByRole('dialog', { name: 'Add card' })).toBeTruthy();
  });

  it('is charged by card, and the error goes with it', async () => {
    let charged = false;
    const page = openPaymentArea(
      () => (charged ? paid : { ...unpaid, paymentError: 'Declined.', paymentStatus: 'Failed' }),
      {
        RetryPayment: () => {
          charged = true;
          return outcome('retryPayment', 'ChargeCardPayload');
        },
      },
    );
    await press('Retry');
    expect(await screen.findByText('Success! Payment processed.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Payment not processed.')).toBeNull());
    expect(variablesOf(page, 'RetryPayment')).toEqual([{ appointmentId: 'a' }]);
  });

  it('says the first reason why it was not charged', async () => {
    openPaymentArea(() => unpaid, {
      RetryPayment: () => outcome('retryPayment', 'ChargeCardPayload', ['Your card was declined.', 'Try later.']),
    });
    await press('Retry');
    expect(await screen.findByText('Payment failed: Your card was declined.')).toBeTruthy();
  });

  it('can be paid in person, in another tab', async () => {
    openPaymentArea(() => unpaid);
    const link = await screen.findByRole('link', { name: 'In Person Payment' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/m/c/token-of-a', '_blank']);
  });
});

describe('a visit that was paid twice', () => {
  const received = (cardCents: number, giftCardCents: number, offlineCents: number) => ({
    received: { __typename: 'ReceivedMoney', cardCents, giftCardCents, offlineCents },
  });
  const twice = { ...paid, markPaid: true, paidBy: 'cash', overpaidCents: 9000, ...received(9000, 0, 9000) };

  it('is flagged, and one tap refunds the excess', async () => {
    let overpaidCents = 9000;
    const page = openPaymentArea(() => ({ ...twice, overpaidCents }), {
      CreateAdjustment: () => {
        overpaidCents = 0;
        return outcome('createAdjustment', 'CreateAdjustmentPayload');
      },
    });
    expect(await screen.findByText('Paid twice')).toBeTruthy();
    expect(screen.getByText(/CA\$90\.00 that was paid goes back to the original card or wallet/)).toBeTruthy();
    await press('Refund CA$90.00');
    expect(await screen.findByText('Adjustment added')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Paid twice')).toBeNull());
    expect(variablesOf(page, 'CreateAdjustment')).toMatchObject([
      { amountCents: 9000, note: 'Paid twice', onlyOverpaid: true },
    ]);
  });

  it('is flagged no more once another tab was quicker', async () => {
    let overpaidCents = 9000;
    openPaymentArea(() => ({ ...twice, overpaidCents }), {
      CreateAdjustment: () => {
        overpaidCents = 0;
        return outcome('createAdjustment', 'CreateAdjustmentPayload', ['Nothing is too much any more.']);
      },
    });
    await press('Refund CA$90.00');
    await screen.findByText("We weren't able to add this adjustment: Nothing is too much any more.");
    await waitFor(() => expect(screen.queryByText('Paid twice')).toBeNull());
  });

  it.each([
    [
      'Record CA$20.00 as given back',
      received(0, 0, 9000),
      /You were paid CA\$20\.00 more outside of Yarrow\. Please pay/,
    ],
    [
      'Refund CA$20.00',
      received(0, 1500, 7500),
      /CA\$15\.00 that was paid goes back onto the gift card\. You were paid CA\$5\.00/,
    ],
  ])('is not what became cheaper after it was marked as paid: %s', async (button, own, text) => {
    openPaymentArea(() => ({ ...twice, overpaidCents: 2000, ...own }));
    expect(await screen.findByText('Paid too much')).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('button', { name: button })).toBeTruthy();
    expect(screen.queryByText(/paid by card as well/)).toBeNull();
  });

  it('stays flagged with the reason where that fails', async () => {
    openPaymentArea(() => twice, {
      CreateAdjustment: down,
    });
    await press('Refund CA$90.00');
    expect(await screen.findByText("We weren't able to add this adjustment: please try again")).toBeTruthy();
    expect(screen.getByText('Paid twice')).toBeTruthy();
  });
});

describe('a failed refund', () => {
  const refund = {
    ...{ __typename: 'FailedRefund', id: 'r', amountCents: 9000, failedAt: '2026-11-20T09:00:00-08:00' },
    ...{ brand: 'visa', last4: '4242' },
  };

  it('of PayPal names it and offers to try again', async () => {
    openPaymentArea(() => ({ ...paid, failedRefunds: [{ ...refund, brand: 'paypal', last4: null }] }));
    expect(await screen.findByText(/^PayPal did not accept it/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('names the card and is recorded as paid back by Venmo', async () => {
    let owed = true;
    const page = openPaymentArea(() => ({ ...paid, failedRefunds: owed ? [refund] : [] }), {
      MarkRefundPaid: () => {
        owed = false;
        return outcome('markRefundPaid', 'FailedRefundPayload');
      },
    });
    expect(await screen.findByText(/^The card ending in 4242 did not accept it/)).toBeTruthy();
    await press('Record as paid back');
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.click(dialog.getByRole('radio', { name: 'Venmo' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Record as paid back' }));
    expect(await screen.findByText('CA$90.00 is recorded as paid back.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/did not accept it/)).toBeNull());
    expect(variablesOf(page, 'MarkRefundPaid')).toEqual([{ refundId: 'r', paidBy: 'venmo' }]);
  });

  it('shows why it cannot be sent again', async () => {
    const page = openPaymentArea(() => ({ ...paid, failedRefunds: [refund] }), {
      RetryRefund: () => outcome('retryRefund', 'FailedRefundPayload', ['The refund was not found.']),
    });
    await press('Try the card again');
    expect(
      await screen.findByText(/We weren’t able to send the refund again.*The refund was not found\./),
    ).toBeTruthy();
    expect(variablesOf(page, 'RetryRefund')).toEqual([{ refundId: 'r' }]);
  });
});

describe('a disputed payment', () => {
  const dispute = {
    ...{ __typename: 'Dispute', id: 'd', amountCents: 9000, feeCents: 1500, reason: 'product_not_received' },
    ...{
      state: 'needs_response',
      respondBy: '2026-12-04T09:00:00-08:00',
      url: 'https://dashboard.example.com/disputes/d',
    },
  };

  it('shows the deadline, the fee and the page of the provider', async () => {
    openPaymentArea(() => ({ ...paid, paymentStatus: 'Disputed', disputes: [dispute] }));
    expect(await screen.findByText('Your client disputes CA$90.00')).toBeTruthy();
    expect(
      screen.getByText(
        /^Reason: product not received\. Please answer by Friday, December 4, 2026, or the dispute is lost\./,
      ),
    ).toBeTruthy();
    expect(screen.getByText(/The provider’s fee is CA\$15\.00\./)).toBeTruthy();
    const link = screen.getByRole('link', { name: /^Answer at your provider/ });
    expect(link.getAttribute('href')).toBe(dispute.url);
  });

  it('shows how it was decided', async () => {
    openPaymentArea(() => ({ ...paid, disputes: [{ ...dispute, state: 'won', respondBy: null }] }));
    expect(await screen.findByText('The dispute of CA$90.00 was won')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /provider/ })).toBeNull();
  });
});
