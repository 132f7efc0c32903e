import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route } from 'wouter';
import { renderPage, type Answers } from '../../testing/renderPage.js';
import { ToastRegion } from '../../ui/ToastRegion.js';
import { AppointmentPage } from './AppointmentPage.js';
import { testAppointment } from './testAppointment.js';

const CARD = { __typename: 'PaymentMethod', id: 'card', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 };
const savedCard = (card: object | null): Answers => ({
  SavedCardOfVisit: () => ({ defaultPaymentMethodPractice: card }),
});
const cardForm: Answers = {
  CardFormOfPractice: () => ({ cardForm: KEYS }),
  BankOfPractice: () => ({ cardForm: KEYS }),
};
const KEYS = {
  __typename: 'CardForm',
  provider: 'stripe',
  publishableKey: 'pk',
  accountId: 'acct',
  squareLocationId: null,
  sandboxUrl: 'http://sandbox.test/stripe',
};
const practice = (change: object) => ({ practice: { ...testAppointment({}).practice, ...change } });
const render = (change: object | (() => object), more: Answers = {}) =>
  renderPage(
    <>
      <Route path="/m/c/:instantActionToken">
        <AppointmentPage />
      </Route>
      <ToastRegion />
    </>,
    {
      AppointmentPage: () => ({ tokenAppointment: testAppointment(typeof change === 'function' ? change() : change) }),
      ...cardForm,
      ...savedCard(CARD),
      ...more,
    },
    '/m/c/secret',
  );
const panel = async () => within((await screen.findByRole('heading', { name: 'Payment' })).closest('section')!);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const variablesOf = (page: ReturnType<typeof render>, operation: string) =>
  page.asked.find((asked) => asked.operation === operation)?.variables;
const error = (code: string, message: string) => ({ __typename: 'UserError', code, message, field: null });
const overdue = { clientPaymentStatus: 'Past_due', past: true, paymentAction: 'pay_now' };
const realFetch = globalThis.fetch;

beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') }));
afterEach(() => {
  cleanup();
  // Toasts belong to no page; they would be seen by the next test.
  jest.advanceTimersByTime(9000);
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

describe('the payment', () => {
  it.each([
    [{ clientPaymentStatus: 'Free' }, 'Free', 'There is nothing to pay for this visit.'],
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
      'The payment is on its way.',
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
      'The visit has not been paid for yet, and there is no card to charge.',
    ],
    [{ clientPaymentStatus: 'Past_due', past: true }, 'Past due', 'The visit has not been paid for yet.'],
    [{ clientPaymentStatus: 'Past_due', state: 'cancelled' }, 'Past due', 'A fee is owed for cancelling late.'],
  ])('of %p reads %s: %s', async (change, label, sentence) => {
    render(change);
    const payment = await panel();
    payment.getByText(label);
    payment.getByText(sentence);
  });

  it('is made directly where the practice takes no cards', async () => {
    render({ ...practice({ hasPaymentProvider: false }), clientPaymentStatus: 'Pending', paymentAction: 'pay_now' });
    const payment = await panel();
    payment.getByText('You pay Mara directly.');
    expect(payment.queryByRole('button', { name: 'Pay now' })).toBeNull();
  });

  it('lists the offline methods while something is due, and none after', async () => {
    render({ clientPaymentStatus: 'Past_due', past: true });
    const list = within((await screen.findByText('Mara also accepts')).parentElement!);
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Cash', 'Zelle']);
    cleanup();
    render({ clientPaymentStatus: 'Paid', dueCents: 0 });
    await panel();
    expect(screen.queryByText('Mara also accepts')).toBeNull();
  });
});

describe('paying now', () => {
  const charge = (result: string, errors: object[] = [], clientSecret: string | null = null): Answers => ({
    ChargeCard: () => ({
      chargeCard: { __typename: 'ChargeCardPayload', result, errors, appointment: null, clientSecret },
    }),
  });
  const payWithSaved = async () => {
    await press('Pay now');
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay $137.50' }));
    await dialog.findByText('Use Visa •••• 4242');
    dialog.getByText('Expires 12/40');
    fireEvent.click(dialog.getByRole('button', { name: 'Pay $137.50' }));
  };

  it('charges the saved card with the secret of the link, once however often it is pressed', async () => {
    const page = render(overdue, charge('success'));
    await payWithSaved();
    fireEvent.click(screen.queryByRole('button', { name: 'Pay $137.50' }) ?? document.body);
    await screen.findByText('Your payment has been processed successfully.');
    expect(variablesOf(page, 'ChargeCard')).toEqual({ appointmentId: 'appointment', instantActionToken: 'secret' });
    expect(page.asked.filter(({ operation }) => operation === 'ChargeCard').length).toBe(1);
    expect(page.asked.filter(({ operation }) => operation === 'AppointmentPage').length).toBeGreaterThan(1);
    await waitFor(() => expect(screen.queryByRole('dialog')?.dataset.state ?? 'closed').toBe('closed'));
  });

  it('shows the status that the server returns', async () => {
    let facts: object = overdue;
    render(() => facts, {
      ChargeCard: () => {
        facts = { clientPaymentStatus: 'Paid', past: true, paymentAction: 'none', dueCents: 0 };
        return charge('success').ChargeCard!({});
      },
    });
    (await panel()).getByText('Past due');
    await payWithSaved();
    await screen.findByText('Thank you. Nothing is due.');
    (await panel()).getByText('Paid');
    expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
  });

  it('says why a charge did not work, and stays open for another card', async () => {
    render(overdue, charge('failure', [error('card_declined', 'Your card was declined.')]));
    await payWithSaved();
    await screen.findByText('There was an error processing your payment: Your card was declined.');
    screen.getByText('Payment failed: Your card was declined.');
    fireEvent.click(screen.getByRole('radio', { name: 'Use another card' }));
    await screen.findByLabelText('Card number');
  });

  it('calls an outage an internal server error', async () => {
    render(overdue, {
      ChargeCard: () => {
        throw new Error('boom');
      },
    });
    await payWithSaved();
    await screen.findByText('There was an error processing your payment: Internal server error');
  });

  it('lets the client finish on the page where the bank asks for them', async () => {
    let confirmed = false;
    globalThis.fetch = (async () => ({
      json: async () =>
        confirmed
          ? { id: 'pi_1', status: 'requires_confirmation' }
          : { id: 'pi_1', status: 'requires_action', next_action: { redirect_to_url: { url: 'http://bank.test/1' } } },
    })) as unknown as typeof fetch;
    const page = render(overdue, {
      ChargeCard: () => ({
        chargeCard: confirmed
          ? { __typename: 'ChargeCardPayload', result: 'success', errors: [], appointment: null, clientSecret: null }
          : {
              __typename: 'ChargeCardPayload',
              result: 'failure',
              errors: [error('authentication_required', 'Your bank wants you to confirm.')],
              appointment: null,
              clientSecret: 'pi_1_secret_2',
            },
      }),
    });
    await payWithSaved();
    const bank = await screen.findByRole('link', { name: 'Open your bank’s page' });
    expect(bank.getAttribute('href')).toBe('http://bank.test/1');
    expect(screen.queryByLabelText('Card number')).toBeNull();
    confirmed = true;
    await jest.advanceTimersByTimeAsync(1500);
    await screen.findByText('Your payment has been processed successfully.');
    expect(page.asked.filter(({ operation }) => operation === 'ChargeCard').length).toBe(2);
  });

  it('says when the cards on file cannot be fetched, and takes another one', async () => {
    render(overdue, {
      SavedCardOfVisit: () => {
        throw new Error('down');
      },
    });
    await press('Pay now');
    await screen.findByText(/An error occurred while fetching payment methods/);
    await screen.findByLabelText('Card number');
  });

  it('saves another card and charges it', async () => {
    globalThis.fetch = (async (url: string) => ({
      json: async () => (url.endsWith('/payment_methods') ? { id: 'pm_1' } : { id: 'seti_1', status: 'succeeded' }),
    })) as unknown as typeof fetch;
    const page = render(overdue, { ...savedCard(null), ...setup(), ...charge('success') });
    await press('Pay now');
    await enterCard();
    await press('Pay $137.50');
    await screen.findByText('Your payment has been processed successfully.');
    const order = page.asked.map(({ operation }) => operation);
    expect(order.filter((name) => ['SetupIntent', 'CompleteSetup', 'ChargeCard'].includes(name))).toEqual([
      'SetupIntent',
      'CompleteSetup',
      'ChargeCard',
    ]);
  });

  it('offers PayPal and Venmo where the practice takes them', async () => {
    render(
      { ...overdue, ...practice({ hasPaypalPaymentsEnabled: true, hasVenmoPaymentsEnabled: true }) },
      {
        PaypalFormOfPractice: () => ({
          paypalForm: {
            __typename: 'PaypalForm',
            clientId: 'client',
            merchantId: 'merchant',
            currency: 'USD',
            paypal: true,
            venmo: true,
            sandboxUrl: 'http://sandbox.test/paypal',
          },
        }),
      },
    );
    await press('Pay now');
    await screen.findByRole('button', { name: 'Pay with PayPal' });
    screen.getByRole('button', { name: 'Pay with Venmo' });
  });
});

describe('adding a credit card', () => {
  const needed = { clientPaymentStatus: 'Card_needed', paymentAction: 'add_card', defaultPaymentMethod: null };

  it('saves it and says so; nothing is charged', async () => {
    globalThis.fetch = (async (url: string) => ({
      json: async () => (url.endsWith('/payment_methods') ? { id: 'pm_1' } : { id: 'seti_1', status: 'succeeded' }),
    })) as unknown as typeof fetch;
    const page = render(needed, setup());
    await press('Add credit card');
    await enterCard();
    await press('Save card');
    await screen.findByText('Your payment method has been saved.');
    expect(page.asked.map(({ operation }) => operation)).not.toContain('ChargeCard');
  });

  it('moves the status to Pending: the card will be charged the day of the appointment', async () => {
    globalThis.fetch = (async (url: string) => ({
      json: async () => (url.endsWith('/payment_methods') ? { id: 'pm_1' } : { id: 'seti_1', status: 'succeeded' }),
    })) as unknown as typeof fetch;
    let facts: object = needed;
    const answers = setup();
    render(() => facts, {
      ...answers,
      CompleteSetup: () => {
        facts = { clientPaymentStatus: 'Pending', paymentAction: 'none' };
        return answers.CompleteSetup!({});
      },
    });
    (await panel()).getByText('Card needed');
    await press('Add credit card');
    await enterCard();
    await press('Save card');
    await screen.findByText(/will be charged the day of the appointment, Tue, Dec 1, 2026\.$/);
    (await panel()).getByText('Pending');
  });

  it('shows why a setup could not be begun', async () => {
    render(needed, {
      SetupIntent: () => ({
        setupIntent: { __typename: 'SetupIntentPayload', result: 'failure', errors: [], setupIntentSecret: null },
      }),
    });
    await press('Add credit card');
    await enterCard();
    await press('Save card');
    await screen.findByText('Failed to create setup intent');
    await screen.findByText('There was an error: Failed to create setup intent');
  });
});

describe('a tip after the visit', () => {
  const paid = { clientPaymentStatus: 'Paid', past: true, dueCents: 0, canTip: true };
  const tipped = (result: string, errors: object[] = []): Answers => ({
    ChargeTipOnly: () => ({
      chargeTipOnly: { __typename: 'ChargeCardPayload', result, errors, appointment: null, clientSecret: null },
    }),
  });
  const open = async () => {
    await press('Add a tip');
    return within(await screen.findByRole('dialog', { name: 'Add a tip' }));
  };

  it('offers 10, 15 and 20 percent of the amount and an own amount, and no way out of choosing', async () => {
    render(paid);
    const dialog = await open();
    const options = dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    expect(options).toEqual(['10%$13.50', '15%$20.25', '20%$27', 'Custom']);
    fireEvent.click(await dialog.findByRole('button', { name: 'Add tip with Visa •••• 4242' }));
    await dialog.findByText('Please select a tip option.');
  });

  it('is charged to the saved card, and thanked for', async () => {
    const page = render(paid, tipped('success'));
    const dialog = await open();
    fireEvent.click(dialog.getByRole('radio', { name: /15%/ }));
    fireEvent.click(await dialog.findByRole('button', { name: 'Tip $20.25 with Visa •••• 4242' }));
    await screen.findByText('Tip added successfully. Thank you!');
    expect(variablesOf(page, 'ChargeTipOnly')).toEqual({
      appointmentId: 'appointment',
      instantActionToken: 'secret',
      tipAmount: 2025,
    });
    await jest.advanceTimersByTimeAsync(4100);
    await waitFor(() => expect(screen.queryByText('Tip added successfully. Thank you!')).toBeNull());
  });

  it('begins as 10 percent where it is an own amount', async () => {
    const page = render(paid, tipped('success'));
    const dialog = await open();
    fireEvent.click(dialog.getByRole('radio', { name: 'Custom' }));
    const field = dialog.getByLabelText('Tip in USD') as HTMLInputElement;
    expect(field.value).toBe('13.50');
    fireEvent.change(field, { target: { value: '7.5' } });
    fireEvent.click(await dialog.findByRole('button', { name: 'Tip $7.50 with Visa •••• 4242' }));
    await waitFor(() => expect(variablesOf(page, 'ChargeTipOnly')).toMatchObject({ tipAmount: 750 }));
  });

  it('says why it could not be charged', async () => {
    render(paid, tipped('failure', [error('card_declined', 'Your card was declined.')]));
    const dialog = await open();
    fireEvent.click(dialog.getByRole('radio', { name: /10%/ }));
    fireEvent.click(await dialog.findByRole('button', { name: 'Tip $13.50 with Visa •••• 4242' }));
    await dialog.findByText('Payment failed: Your card was declined.');
    screen.getByText('There was an error processing your payment: Your card was declined.');
  });

  it('is not asked for before the visit is over and paid', async () => {
    render({ ...paid, canTip: false });
    await panel();
    expect(screen.queryByRole('button', { name: 'Add a tip' })).toBeNull();
  });
});

describe('codes on the appointment page', () => {
  it('are taken as long as something is due, and what was typed stays until it is taken', async () => {
    const page = render(
      {},
      {
        ApplyDiscountCode: () => ({
          applyDiscountCode: {
            __typename: 'CheckoutPayload',
            result: 'failure',
            errors: [{ ...error('unknown_code', 'We do not know this code.'), field: 'code' }],
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
    render({ dueCents: 0, clientPaymentStatus: 'Paid' });
    await panel();
    expect(screen.queryByLabelText('Coupon or gift card')).toBeNull();
  });
});

describe('the page as the practitioner opens it to be paid in person', () => {
  it('says whose it is and asks for no log-in', async () => {
    document.cookie = 'yarrow_csrf=token';
    render(overdue, {
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
    await screen.findByText('In-person payment.');
    expect(screen.getByText(/Hand over your device/).textContent).toContain('This is the page of Ann Bell');
    screen.getByRole('button', { name: 'Pay now' });
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
    document.cookie = 'yarrow_csrf=; max-age=0';
  });
});

function setup(): Answers {
  return {
    SetupIntent: () => ({
      setupIntent: {
        __typename: 'SetupIntentPayload',
        result: 'success',
        errors: [],
        setupIntentSecret: 'seti_1_secret_2',
      },
    }),
    CompleteSetup: () => ({
      completeSetup: {
        __typename: 'CompleteSetupPayload',
        result: 'success',
        errors: [],
        clientSecret: null,
        paymentMethod: null,
        appointment: null,
      },
    }),
  };
}

async function enterCard() {
  const type = async (label: string, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  await type('Card number', '4242424242424242');
  await type('Expiry', '1240');
  await type('Security code', '123');
  await type('Postal code', '12207');
}
