import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route } from 'wouter';
import { bookingAnswers, failure, success, TERMS } from '../../testing/bookingFlow.js';
import { renderPage, type Answers } from '../../testing/renderPage.js';
import { ToastRegion } from '../../ui/ToastRegion.js';
import { BookingPage } from './BookingPage.js';

configure({ asyncUtilTimeout: 8000 });
jest.setTimeout(30_000);

const AT_TIME = '/p/willow/book?service=massage&add_ons=stones&step=time';
const open = (answers: Answers, at = AT_TIME) =>
  renderPage(
    <>
      <Route path="/p/:slug/book">
        <BookingPage />
      </Route>
      <ToastRegion />
    </>,
    answers,
    at,
  );
type Page = ReturnType<typeof open>;
// By text: roles are worked out for each of four hundred time zones.
const click = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByText(name, { selector: 'button, button *' }));
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const count = (page: Page, operation: string) => page.asked.filter((asked) => asked.operation === operation).length;
const sent = (page: Page, operation: string) =>
  page.asked.findLast((asked) => asked.operation === operation)?.variables as Record<string, unknown> | undefined;
const summary = () => within(screen.getByRole('complementary', { name: 'Your booking' }));

async function toPayment(heading = 'Payment') {
  await click('9:00 AM');
  await type('First name', 'Maya');
  await type('Last name', 'Rivers');
  await type('Email', 'maya@example.test');
  await type('Mobile phone', '6045550123');
  await click('Continue to payment');
  await screen.findByRole('heading', { level: 1, name: heading });
  await screen.findByLabelText('Coupon or gift card');
}

const saved: Answers = {
  SavedCardOfVisit: () => ({
    defaultPaymentMethodPractice: {
      __typename: 'PaymentMethod',
      id: 'card',
      brand: 'visa',
      last4: '4242',
      expMonth: 12,
      expYear: 2040,
    },
  }),
};
const charged: Answers = {
  ChargeCard: () => ({
    chargeCard: { __typename: 'ChargeCardPayload', ...success, appointment: null, clientSecret: null },
  }),
};
const checkout = (name: 'applyDiscountCode' | 'removeDiscountCode', outcome: object, dueCents?: number) => ({
  [name]: {
    __typename: 'CheckoutPayload',
    ...outcome,
    registration: null,
    appointment:
      dueCents === undefined
        ? null
        : { __typename: 'Appointment', id: 'appointment', instantActionToken: 'token', dueCents },
  },
});

beforeEach(() => {
  window.scrollTo = () => {};
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ timeZone: 'America/Vancouver' } as Intl.ResolvedDateTimeFormatOptions);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  jest.restoreAllMocks();
});

describe('prices and terms while booking', () => {
  it("are this client's own once a time is kept, with the terms before anything is paid", async () => {
    const freeUntil = new Date(Date.now() + 30 * 86_400_000).toISOString();
    open(
      bookingAnswers({
        paymentRequirement: 'save_card',
        hold: {
          amountCents: 10_500,
          freeCancellationUntil: freeUntil,
          cancellationTerms: { ...TERMS, text: 'Life happens, please call.', noShowFeePercent: 100 },
          lines: [
            { __typename: 'HoldLine', name: 'Massage', amountCents: 9000, addOn: false, customPrice: true },
            { __typename: 'HoldLine', name: 'Hot stones', amountCents: 1500, addOn: true, customPrice: false },
          ],
        },
      }),
    );
    await click('9:00 AM');
    const terms = within(await screen.findByRole('region', { name: 'Cancellation terms' }));
    terms.getByText(
      /^Free until .*; after that 50% \(CA\$52\.50\)\. Not coming without notice costs 100% \(CA\$105\)\.$/,
    );
    terms.getByText('Life happens, please call.');
    summary().getByText('CA$90');
    summary().getByText('1 hr · Your price');
    expect(summary().getByText('Total').nextElementSibling?.textContent).toBe('CA$105');
  });

  it('say how to pay at the visit where nothing is paid now', async () => {
    open(bookingAnswers());
    await click('9:00 AM');
    await screen.findByText('Your details');
    summary().getByText('Nothing to pay now. You pay Elena at your visit: Cash.');
  });
});

describe('packages', () => {
  const pack = (change: object = {}): Answers => ({
    HeldPackage: () => ({
      openPackage: {
        __typename: 'ClientPackage',
        id: 'package',
        token: 'key',
        name: 'Five massages',
        numberOfSessions: 5,
        sessionsRemaining: 3,
        service: { __typename: 'Service', id: 'five' },
        ...change,
      },
    }),
  });
  const WITH_PACKAGE = '/p/willow/book?package=key';

  it('are bookable, with sessions and the price of each', async () => {
    open(bookingAnswers(), '/p/willow/book');
    const option = await screen.findByRole('radio', { name: /Five massages/ });
    expect(option.closest('label')?.textContent).toContain('5 sessions of 1 hr, CA$100 each');
  });

  it('pay for their next session: it is covered and nothing is paid', async () => {
    const covered = {
      amountCents: 0,
      lines: [{ __typename: 'HoldLine', name: 'Five massages', amountCents: 0, addOn: false, customPrice: false }],
      package: {
        __typename: 'ClientPackage',
        id: 'package',
        name: 'Five massages',
        numberOfSessions: 5,
        sessionsRemaining: 3,
      },
    };
    const page = open({ ...bookingAnswers({ hold: covered }), ...pack() }, WITH_PACKAGE);
    await screen.findByText('Session 3 of 5');
    await click('9:00 AM');
    await screen.findByText('Your details');
    expect((sent(page, 'HoldSlot') as { input: object }).input).toMatchObject({
      packageToken: 'key',
      serviceIds: ['five'],
    });
    summary().getByText('1 hr · Session 3 of 5');
    expect(summary().getByText('Total').nextElementSibling?.textContent).toBe('Covered');
    await screen.findByText('Request this time');
  });

  it('say when the link names none, and when all sessions are booked', async () => {
    open({ ...bookingAnswers(), HeldPackage: () => ({ openPackage: null }) }, WITH_PACKAGE);
    await screen.findByText('We could not find this package');
    cleanup();
    open({ ...bookingAnswers(), ...pack({ sessionsRemaining: 0 }) }, WITH_PACKAGE);
    await screen.findByText('All sessions of this package are booked');
  });

  it('say when they did not load, and try again', async () => {
    const answers: Answers = {
      ...bookingAnswers(),
      HeldPackage: () => {
        throw new Error('down');
      },
    };
    open(answers, WITH_PACKAGE);
    await screen.findByText('Booking did not load');
    Object.assign(answers, pack());
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Session 3 of 5');
  });
});

describe('codes while booking', () => {
  it('are several, each taken off and put back, with messages where they cannot be used', async () => {
    let redeemed: object[] = [];
    const page = open({
      ...bookingAnswers({
        paymentRequirement: 'charge',
        booking: () => ({ discountCodeRedemptions: redeemed, dueCents: 13_500 - 1500 * redeemed.length }),
      }),
      ApplyDiscountCode: ({ code }) => {
        if (String(code) === 'OLD') {
          return checkout('applyDiscountCode', failure('code_expired', 'This code has expired.', 'code'));
        }
        redeemed = [{ __typename: 'DiscountCodeRedemption', id: '1', code: 'SPRING26', amountCents: 1500 }];
        return checkout('applyDiscountCode', success, 12_000);
      },
      RemoveDiscountCode: () => {
        redeemed = [];
        return checkout('removeDiscountCode', success, 13_500);
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
    open({
      ...bookingAnswers({
        paymentRequirement: 'charge',
        booking: () => (covered ? { dueCents: 0, state: 'pending' } : {}),
      }),
      ApplyDiscountCode: () => {
        covered = true;
        return checkout('applyDiscountCode', success, 0);
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
    const page = open({
      ...bookingAnswers({ paymentRequirement: 'charge', practice: tips }),
      ...saved,
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
    expect(summary().getByText('Tip').nextElementSibling?.textContent).toBe('CA$27');
    expect(summary().getByText('Due').nextElementSibling?.textContent).toBe('CA$162');
    await click('Pay CA$162 and book');
    await waitFor(() => expect(count(page, 'ChargeCard')).toBe(1));
    expect(sent(page, 'AddTipToAppointment')).toEqual({
      appointmentId: 'appointment',
      instantActionToken: 'token',
      tipAmount: 2700,
    });
  });

  it('is missed together with what is missing of the card', async () => {
    open(bookingAnswers({ paymentRequirement: 'charge', practice: tips }));
    await toPayment();
    await click('Pay CA$135 and book');
    await screen.findByText('Please select a tip option.');
    await screen.findByText('Your card number is incomplete.');
  });

  it('is not asked for where the card is charged on the day', async () => {
    open(bookingAnswers({ paymentRequirement: 'save_card', practice: tips }));
    await toPayment();
    expect(screen.queryByText('Add a tip')).toBeNull();
  });
});

describe('a saved card while booking', () => {
  it.each([
    ['charge', 'Pay CA$135 and book'],
    ['save_card', 'Save card and book'],
  ] as const)('is used by one click for a booking that asks for %s', async (paymentRequirement, button) => {
    const page = open({ ...bookingAnswers({ paymentRequirement }), ...saved, ...charged });
    await toPayment();
    await screen.findByText('Use Visa •••• 4242');
    await click(button);
    await waitFor(() => expect(count(page, 'ChargeCard')).toBe(1));
    expect(count(page, 'SetupIntent')).toBe(0);
  });

  it('gives way to another card', async () => {
    open({ ...bookingAnswers({ paymentRequirement: 'charge' }), ...saved });
    await toPayment();
    fireEvent.click(await screen.findByRole('radio', { name: 'Use another card' }));
    await screen.findByLabelText('Card number');
  });

  it('leaves the form when it cannot be looked up', async () => {
    open({
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

describe('changing one’s mind before paying', () => {
  it('cancels the unpaid booking when another time is chosen, and takes the codes along', async () => {
    const page = open({
      ...bookingAnswers({ paymentRequirement: 'charge' }),
      ApplyDiscountCode: () => checkout('applyDiscountCode', success, 12_000),
      ApplyCodeAgain: () => checkout('applyDiscountCode', success, 12_000),
    });
    await toPayment();
    await type('Coupon or gift card', 'SPRING26');
    await click(/^Apply/);
    await waitFor(() => expect(sessionStorage.getItem('yarrow-booking:willow')).toContain('SPRING26'));
    await click('Time');
    await click('10:00 AM');
    await screen.findByText('Your details');
    await click('Continue to payment');
    await screen.findByLabelText('Coupon or gift card');
    const order = page.asked.map(({ operation }) => operation);
    const steps = ['HoldSlot', 'ReleaseSlot', 'UnpaidBooking', 'GiveUpBooking', 'BookAppointment', 'ApplyCodeAgain'];
    expect(order.filter((name) => steps.includes(name))).toEqual([
      'HoldSlot',
      'BookAppointment',
      'UnpaidBooking',
      'GiveUpBooking',
      'HoldSlot',
      'BookAppointment',
      'ApplyCodeAgain',
    ]);
  });

  it('never cancels what was paid for meanwhile in another tab', async () => {
    let state = 'awaiting_payment';
    const page = open(bookingAnswers({ paymentRequirement: 'charge', booking: () => ({ state }) }));
    await toPayment();
    await click('Time');
    state = 'approved';
    await click('10:00 AM');
    await screen.findByRole('link', { name: 'See your booking' });
    expect(count(page, 'GiveUpBooking')).toBe(0);
  });

  it('books anew when the details were changed after booking', async () => {
    const page = open(bookingAnswers({ paymentRequirement: 'charge' }));
    await toPayment();
    await click('Details');
    await type('Email', 'maya.rivers@example.test');
    await click('Continue to payment');
    await screen.findByLabelText('Coupon or gift card');
    expect(count(page, 'GiveUpBooking')).toBe(1);
    expect((sent(page, 'BookAppointment') as { input: object }).input).toMatchObject({
      client: { email: 'maya.rivers@example.test' },
    });
    await click('Details');
    await click('Continue to payment');
    await screen.findByLabelText('Coupon or gift card');
    expect(count(page, 'BookAppointment')).toBe(2);
  });

  it('finds the payment step, the tip and the booking again after a reload', async () => {
    const answers = bookingAnswers({ paymentRequirement: 'charge', practice: { acceptsTips: true } });
    const page = open(answers);
    await toPayment();
    fireEvent.click(screen.getByRole('radio', { name: 'Not now' }));
    await waitFor(() => expect(sessionStorage.getItem('yarrow-booking:willow')).toContain('none'));
    cleanup();
    const again = open(answers, AT_TIME.replace('time', 'payment'));
    await screen.findByLabelText('Coupon or gift card');
    expect((screen.getByRole('radio', { name: 'Not now' }) as HTMLInputElement).checked).toBe(true);
    expect([count(page, 'BookAppointment'), count(again, 'BookAppointment')]).toEqual([1, 0]);
  });

  it('books the same time again where it lapsed before it was paid for', async () => {
    let state = 'awaiting_payment';
    const page = open(bookingAnswers({ paymentRequirement: 'charge', booking: () => ({ state }) }));
    await toPayment();
    state = 'unavailable';
    document.dispatchEvent(new Event('visibilitychange'));
    await screen.findByText(/was not paid for in time and is open to others again/);
    await click('Keep it again');
    await waitFor(() => expect(count(page, 'BookAppointment')).toBe(2));
    expect(count(page, 'GiveUpBooking')).toBe(0);
  });
});

describe('a link that names a free time', () => {
  it('opens the times at its day', async () => {
    const page = open(bookingAnswers(), `${AT_TIME}&start=2099-12-01T09%3A00%3A00-07%3A00`);
    await screen.findByText('Tuesday, December 1');
    expect(sent(page, 'AvailabilityOfMonth')).toMatchObject({ from: '2099-12-01' });
  });
});

describe('the days of the calendar', () => {
  it('are announced with full dates and counts, and reached by keys', async () => {
    open(bookingAnswers());
    const day = await screen.findByLabelText(/^\w+day, \w+ \d+, 20\d\d, 2 times available$/);
    expect(day.tabIndex).toBe(0);
    expect(screen.getAllByText(/, 2 times available$/).some((status) => status.getAttribute('role') === 'status')).toBe(
      true,
    );
    screen.getByLabelText(/^9:00 AM, \w+day, \w+ \d+, 20\d\d$/);
  });
});
