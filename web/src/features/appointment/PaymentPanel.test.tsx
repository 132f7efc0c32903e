import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import {
  leavePage,
  openWithCard,
  OVERDUE,
  paymentPanel,
  press,
  stopClock,
  userError,
  variablesOf,
} from '../../testing/appointmentPage.js';
import type { Answers } from '../../testing/renderPage.js';
import { atPractice } from './testAppointment.js';

beforeEach(stopClock);
afterEach(leavePage);

describe('the payment', () => {
  it.each([
    [{ clientPaymentStatus: 'Free' }, 'Free', "There's nothing to pay for this visit."],
    [
      { clientPaymentStatus: 'Pending', paymentAction: 'pay_now' },
      'Pending',
      'You have an invoice for this visit. You can pay it now.',
    ],
    [
      { clientPaymentStatus: 'Card_needed', paymentAction: 'pay_now' },
      'Card needed',
      'You have an invoice for this visit. You can pay it now.',
    ],
    [{ clientPaymentStatus: 'Paid' }, 'Paid', 'Thank you. Nothing is due.'],
    [
      { clientPaymentStatus: 'Failed', paymentError: 'Your card has insufficient funds.' },
      'Failed',
      'Payment failed: Your card has insufficient funds.',
    ],
    [
      { clientPaymentStatus: 'Pending' },
      'Pending',
      'Your Visa ending in 4242 will be charged the day of the appointment, Tue, Dec 1, 2026.',
    ],
    [
      { clientPaymentStatus: 'Pending', transaction: null, paymentRequirement: 'charge' },
      'Pending',
      'Your payment is on its way.',
    ],
    // A fee of a late move was charged since.
    [
      {
        clientPaymentStatus: 'Pending',
        transaction: { __typename: 'Transaction', id: 'fee', type: 'Charge', state: 1 },
      },
      'Pending',
      'Your Visa ending in 4242 will be charged the day of the appointment.',
    ],
    [
      { clientPaymentStatus: 'Card_needed' },
      'Card needed',
      'Please add a credit card. It will be charged the day of the appointment.',
    ],
    [
      { clientPaymentStatus: 'Card_needed_past_due', past: true },
      'Card needed past due',
      "This visit isn't paid for yet, and there's no card to charge.",
    ],
    [{ clientPaymentStatus: 'Refunded', past: true }, 'Refunded', 'Mara paid you back. Nothing is due.'],
    [{ clientPaymentStatus: 'Past_due', past: true }, 'Past due', "This visit isn't paid for yet."],
    [{ clientPaymentStatus: 'Past_due', state: 'cancelled' }, 'Past due', 'You owe a late cancellation fee.'],
  ])('of %p reads %s: %s', async (change, label, sentence) => {
    openWithCard(change);
    const payment = await paymentPanel();
    payment.getByText(label);
    payment.getByText(sentence);
  });

  it('is made directly where the practice takes no cards', async () => {
    openWithCard({
      ...atPractice({ hasPaymentProvider: false }),
      clientPaymentStatus: 'Pending',
      paymentAction: 'pay_now',
    });
    const payment = await paymentPanel();
    payment.getByText('You pay Mara directly.');
    expect(payment.queryByRole('button', { name: 'Pay now' })).toBeNull();
  });

  it('is said to be made directly also once the visit is over', async () => {
    openWithCard({ ...atPractice({ hasPaymentProvider: false }), clientPaymentStatus: 'Past_due', past: true });
    (await paymentPanel()).getByText("This visit isn't paid for yet. You pay Mara directly.");
  });

  it('lists the offline methods while something is due, and none after', async () => {
    openWithCard({ clientPaymentStatus: 'Past_due', past: true });
    const list = within((await screen.findByText('Mara also accepts')).parentElement!);
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Cash', 'Zelle']);
    cleanup();
    openWithCard({ clientPaymentStatus: 'Paid', dueCents: 0 });
    await paymentPanel();
    expect(screen.queryByText('Mara also accepts')).toBeNull();
  });
});

describe('codes on the appointment page', () => {
  it('are taken as long as something is due, and what was typed stays until it is taken', async () => {
    const page = openWithCard(
      {},
      {
        ApplyDiscountCode: () => ({
          applyDiscountCode: {
            __typename: 'CheckoutPayload',
            result: 'failure',
            errors: [{ ...userError('unknown_code', 'We do not know this code.'), field: 'code' }],
            appointment: null,
            registration: null,
          },
        }),
      },
    );
    fireEvent.change(await screen.findByLabelText('Coupon or gift card'), { target: { value: ' spring26 ' } });
    await press('Apply code');
    await screen.findByText('We do not know this code.');
    expect((screen.getByLabelText('Coupon or gift card') as HTMLInputElement).value).toBe(' spring26 ');
    expect(variablesOf(page, 'ApplyDiscountCode')).toEqual({
      appointmentId: 'appointment',
      instantActionToken: 'secret',
      code: 'spring26',
    });
    cleanup();
    openWithCard({ dueCents: 0, clientPaymentStatus: 'Paid' });
    await paymentPanel();
    expect(screen.queryByLabelText('Coupon or gift card')).toBeNull();
  });

  it('shows that a refund failed and who pays it back', async () => {
    const failedRefunds = [{ __typename: 'FailedRefund', id: 'r', amountCents: 9000 }];
    openWithCard({ state: 'cancelled', clientPaymentStatus: 'Cancelled', dueCents: 0, failedRefunds });
    expect(await screen.findByText(/^Your refund of \$90(\.00)? didn't reach you/)).toBeTruthy();
  });
});

describe('the page as the practitioner opens it to be paid in person', () => {
  const practitioner = (): Answers => ({
    CurrentUser: () => ({
      currentUser: {
        __typename: 'User',
        id: 'pro',
        kind: 'pro',
        name: 'Mara Jensen',
        firstName: 'Mara',
        email: 'mara@example.com',
        practice: { __typename: 'Practice', id: 'practice', url: '/p/mara-jensen', photoUrl: null },
      },
    }),
  });
  const paid = { clientPaymentStatus: 'Paid', past: true, dueCents: 0, canTip: true };
  beforeEach(() => void (document.cookie = 'yarrow_csrf=token'));
  afterEach(() => void (document.cookie = 'yarrow_csrf=; max-age=0'));

  it('takes tips by a wallet that is held out, never from the saved card', async () => {
    const page = openWithCard(
      { ...paid, ...atPractice({ hasPaymentProvider: true, hasPaypalPaymentsEnabled: true }) },
      { ...practitioner(), PaypalFormOfPractice: () => ({ paypalForm: null }) },
    );
    await screen.findByText('In-person payment.');
    await press('Add a tip');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a tip' }));
    await dialog.findByRole('radio', { name: /15%/ });
    expect(dialog.queryByRole('button', { name: /4242/ })).toBeNull();
    expect(page.asked.map(({ operation }) => operation)).not.toContain('SavedCardOfVisit');
  });

  it('asks for no tip where there is no way to give one in person', async () => {
    openWithCard({ ...paid, ...atPractice({ hasPaymentProvider: true }) }, practitioner());
    await screen.findByText('In-person payment.');
    await paymentPanel();
    expect(screen.queryByRole('button', { name: 'Add a tip' })).toBeNull();
  });

  it('says whose it is and asks for no log-in', async () => {
    openWithCard(OVERDUE, practitioner());
    await screen.findByText('In-person payment.');
    expect(screen.getByText(/Hand over your device/).textContent).toContain("This is Ann Bell's appointment");
    screen.getByRole('button', { name: 'Pay now' });
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  });
});
