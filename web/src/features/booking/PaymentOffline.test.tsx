import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { noteConnection } from '../../connection/connectionState.js';
import { bookingAnswers } from '../../testing/bookingFlow.js';
import {
  click,
  count,
  fillDetails,
  leaveBooking,
  openBooking,
  settleInVancouver,
  toPayment,
  type,
} from '../../testing/bookingPage.js';
import { confirmCards, enterCard } from '../../testing/cardSetup.js';
import { frames } from '../../testing/moments.js';
import { LineCut, type Answers } from '../../testing/renderPage.js';

const realFetch = globalThis.fetch;
let online: jest.SpiedGetter<boolean>;

beforeEach(() => {
  settleInVancouver();
  confirmCards();
  online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});
afterEach(() => {
  leaveBooking();
  globalThis.fetch = realFetch;
  act(() => noteConnection(false));
});

function goOffline() {
  online.mockReturnValue(false);
  fireEvent(window, new Event('offline'));
}

function goOnline() {
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
}

/** The answers while the browser is online. */
function onALine(answers: Answers): Answers {
  const cut = (answer: Answers[string]) => (variables: Record<string, never>) => {
    if (!navigator.onLine) throw new LineCut();
    return answer(variables);
  };
  return Object.fromEntries(Object.entries(answers).map(([operation, answer]) => [operation, cut(answer)]));
}

const PaymentOutcome = () => ({
  tokenAppointment: {
    __typename: 'Appointment',
    ...{ id: 'appointment', state: 'awaiting_payment', paymentAction: 'pay_now', canTip: false },
  },
});

const openPayment = async () => {
  const page = openBooking(onALine({ ...bookingAnswers({ paymentRequirement: 'charge' }), PaymentOutcome }));
  await toPayment();
  await enterCard();
  return page;
};

/** Everything that reports a problem, in the order of the page. */
const problems = () =>
  [...document.querySelectorAll('[role=alert], [aria-live=polite], [aria-invalid=true]')]
    .map((element) => element.textContent)
    .filter(Boolean);

const cardNumber = () => screen.getByLabelText<HTMLInputElement>('Card number').value;

describe('the payment step without a connection', () => {
  it('says so once, keeps the card, and books when the connection is back', async () => {
    const page = await openPayment();
    goOffline();
    await click('Pay CA$135 and book');
    await waitFor(() => expect(count(page, 'SetupIntent')).toBeGreaterThan(0));
    expect(problems()).toEqual(["You're offline. Check your connection."]);
    expect(cardNumber()).toBe('4242 4242 4242 4242');
    goOnline();
    await screen.findByText('Your request is on its way');
    expect(count(page, 'CompleteSetup')).toBe(1);
  });

  it('looks up what happened before it sends the card to the provider again', async () => {
    const page = await openPayment();
    const confirmed = globalThis.fetch;
    globalThis.fetch = async () => {
      goOffline();
      throw new TypeError('Failed to fetch');
    };
    await click('Pay CA$135 and book');
    await screen.findByText(/You won't be charged twice/);
    await waitFor(() => expect(count(page, 'PaymentOutcome')).toBeGreaterThan(0));
    expect(count(page, 'CompleteSetup')).toBe(0);
    globalThis.fetch = confirmed;
    goOnline();
    await screen.findByText('Your request is on its way');
    expect(count(page, 'CompleteSetup')).toBe(1);
  });

  it('shows a provider that does not respond above the button, and keeps the card', async () => {
    await openPayment();
    globalThis.fetch = async () => {
      throw new TypeError('Failed to fetch');
    };
    await click('Pay CA$135 and book');
    await screen.findByText(/^We couldn't reach the server/);
    expect(problems()).toEqual([expect.stringMatching(/^We couldn't reach the server/)]);
    expect(cardNumber()).toBe('4242 4242 4242 4242');
  });

  it('applies a discount code when the connection is back', async () => {
    const applyDiscountCode = {
      ...{ __typename: 'CheckoutPayload', result: 'success', errors: [] },
      ...{ registration: null, appointment: null },
    };
    const page = openBooking(
      onALine({
        ...bookingAnswers({ paymentRequirement: 'charge' }),
        ApplyDiscountCode: () => ({ applyDiscountCode }),
      }),
    );
    await toPayment();
    goOffline();
    await type('Coupon or gift card', 'SPRING26');
    await click(/^Apply/);
    await waitFor(() => expect(count(page, 'ApplyDiscountCode')).toBeGreaterThan(0));
    expect(problems()).toEqual(["You're offline. Check your connection."]);
    goOnline();
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Coupon or gift card').value).toBe(''));
  });

  it('sends nothing more once the client has left it', async () => {
    const page = await openPayment();
    goOffline();
    await click('Pay CA$135 and book');
    await waitFor(() => expect(count(page, 'SetupIntent')).toBeGreaterThan(0));
    page.unmount();
    const sent = count(page, 'SetupIntent');
    goOnline();
    await frames();
    expect(count(page, 'SetupIntent')).toBe(sent);
  });
});

describe('booking without a connection', () => {
  it('goes on when the connection is back', async () => {
    const page = openBooking(onALine(bookingAnswers({ paymentRequirement: 'charge' })));
    await click('9:00 AM');
    await fillDetails();
    goOffline();
    await click('Continue to payment');
    await waitFor(() => expect(count(page, 'BookAppointment')).toBeGreaterThan(0));
    expect(problems()).toEqual(["You're offline. Check your connection."]);
    goOnline();
    await screen.findByRole('heading', { level: 1, name: 'Payment' });
  });

  it('is dropped once the client goes back to the times', async () => {
    const page = openBooking(onALine(bookingAnswers({ paymentRequirement: 'charge' })));
    await click('9:00 AM');
    await fillDetails();
    goOffline();
    await click('Continue to payment');
    await waitFor(() => expect(count(page, 'BookAppointment')).toBeGreaterThan(0));
    await click('Time');
    await screen.findByRole('heading', { level: 1, name: 'When suits you?' });
    const sent = count(page, 'BookAppointment');
    goOnline();
    await screen.findByText('9:00 AM');
    expect(count(page, 'BookAppointment')).toBe(sent);
    screen.getByRole('heading', { level: 1, name: 'When suits you?' });
  });
});
