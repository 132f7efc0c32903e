import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { bookingAnswers, checkoutAnswer, failure, success } from '../../testing/bookingFlow.js';
import {
  bookingSummary,
  click,
  count,
  leaveBooking,
  openBooking,
  sent,
  settleInVancouver,
  toPayment,
  type,
} from '../../testing/bookingPage.js';
import type { Answers } from '../../testing/renderPage.js';
import { savedCard } from '../../testing/savedCard.js';

beforeEach(settleInVancouver);
afterEach(leaveBooking);

const charged: Answers = {
  ChargeCard: () => ({
    chargeCard: { __typename: 'ChargeCardPayload', ...success, appointment: null, clientSecret: null },
  }),
};

describe('codes while booking', () => {
  it('are several, each taken off and put back, with messages where they cannot be used', async () => {
    let redeemed: object[] = [];
    const page = openBooking({
      ...bookingAnswers({
        paymentRequirement: 'charge',
        booking: () => ({ discountCodeRedemptions: redeemed, dueCents: 13_500 - 1500 * redeemed.length }),
      }),
      ApplyDiscountCode: ({ code }) => {
        if (String(code) === 'OLD') {
          return checkoutAnswer('applyDiscountCode', failure('code_expired', 'This code has expired.', 'code'));
        }
        redeemed = [{ __typename: 'DiscountCodeRedemption', id: '1', code: 'SPRING26', amountCents: 1500 }];
        return checkoutAnswer('applyDiscountCode', success, 12_000);
      },
      RemoveDiscountCode: () => {
        redeemed = [];
        return checkoutAnswer('removeDiscountCode', success, 13_500);
      },
    });
    await toPayment();
    await click(/^Apply/);
    await screen.findByText('Please enter a code.');
    await type('Coupon or gift card', 'OLD');
    await click(/^Apply/);
    await screen.findByText('This code has expired.');
    expect((screen.getByLabelText('Coupon or gift card') as HTMLInputElement).value).toBe('OLD');
    await type('Coupon or gift card', 'SPRING26');
    await click(/^Apply/);
    const codes = within(await screen.findByRole('list', { name: 'Redeemed codes' }));
    codes.getByText('−CA$15');
    await screen.findByText('Pay CA$120 and book');
    expect((screen.getByLabelText('Another coupon or gift card') as HTMLInputElement).value).toBe('');
    fireEvent.click(codes.getByRole('button', { name: 'Remove SPRING26' }));
    await screen.findByText('Pay CA$135 and book');
    expect(sent(page, 'RemoveDiscountCode')).toMatchObject({ appointmentId: 'appointment', code: 'SPRING26' });
  });

  it('that cover everything end the booking without a card', async () => {
    let covered = false;
    openBooking({
      ...bookingAnswers({
        paymentRequirement: 'charge',
        booking: () => (covered ? { dueCents: 0, state: 'pending' } : {}),
      }),
      ApplyDiscountCode: () => {
        covered = true;
        return checkoutAnswer('applyDiscountCode', success, 0);
      },
    });
    await toPayment();
    await type('Coupon or gift card', 'GIFT-0001');
    await click(/^Apply/);
    await screen.findByText('Almost done');
  });
});

describe('a tip while booking', () => {
  const tips = { acceptsTips: true };

  it('has to be chosen where it is charged now, and is charged with the rest', async () => {
    const page = openBooking({
      ...bookingAnswers({ paymentRequirement: 'charge', practice: tips }),
      ...savedCard(),
      ...charged,
      AddTipToAppointment: () => ({
        addTipToAppointment: { __typename: 'ChargeCardPayload', ...success, appointment: null },
      }),
    });
    await toPayment();
    const options = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    expect(options.slice(0, 5)).toEqual(['Not now', '10%CA$13.50', '15%CA$20.25', '20%CA$27', 'Custom']);
    await click('Pay CA$135 and book');
    await screen.findByText('Please select a tip option.');
    expect(count(page, 'ChargeCard')).toBe(0);
    fireEvent.click(screen.getByRole('radio', { name: /20%/ }));
    expect(bookingSummary().getByText('Tip').nextElementSibling?.textContent).toBe('CA$27');
    expect(bookingSummary().getByText('Due').nextElementSibling?.textContent).toBe('CA$162');
    await click('Pay CA$162 and book');
    await waitFor(() => expect(count(page, 'ChargeCard')).toBe(1));
    expect(sent(page, 'AddTipToAppointment')).toEqual({
      appointmentId: 'appointment',
      instantActionToken: 'token',
      tipAmount: 2700,
    });
  });

  it('is missed together with what is missing of the card', async () => {
    openBooking(bookingAnswers({ paymentRequirement: 'charge', practice: tips }));
    await toPayment();
    await click('Pay CA$135 and book');
    await screen.findByText('Please select a tip option.');
    await screen.findByText('Your card number is incomplete.');
    // The first field with an error gets the focus first.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Not now' })));
  });

  it('is not asked for where the card is charged on the day', async () => {
    openBooking(bookingAnswers({ paymentRequirement: 'save_card', practice: tips }));
    await toPayment();
    expect(screen.queryByText('Add a tip')).toBeNull();
  });
});

describe('a saved card while booking', () => {
  it.each([
    ['charge', 'Pay CA$135 and book'],
    ['save_card', 'Save card and book'],
  ] as const)('is used by one click for a booking that asks for %s', async (paymentRequirement, button) => {
    const page = openBooking({ ...bookingAnswers({ paymentRequirement }), ...savedCard(), ...charged });
    await toPayment();
    await screen.findByText('Use Visa •••• 4242');
    await click(button);
    await waitFor(() => expect(count(page, 'ChargeCard')).toBe(1));
    expect(count(page, 'SetupIntent')).toBe(0);
  });

  it('gives way to another card', async () => {
    openBooking({ ...bookingAnswers({ paymentRequirement: 'charge' }), ...savedCard() });
    await toPayment();
    fireEvent.click(await screen.findByRole('radio', { name: 'Use another card' }));
    await screen.findByLabelText('Card number');
  });

  it('leaves the form when it cannot be looked up', async () => {
    openBooking({
      ...bookingAnswers({ paymentRequirement: 'charge' }),
      SavedCardOfVisit: () => {
        throw new Error('down');
      },
    });
    await toPayment();
    await screen.findByText(/Error fetching payment method/);
    await screen.findByLabelText('Card number');
  });
});
