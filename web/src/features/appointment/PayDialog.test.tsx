import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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
import { cardSetup, confirmCards, enterCard } from '../../testing/cardSetup.js';
import { LineCut, type Answers } from '../../testing/renderPage.js';
import { savedCard } from '../../testing/savedCard.js';
import { atPractice } from './testAppointment.js';

const realFetch = globalThis.fetch;

beforeEach(stopClock);
afterEach(() => {
  leavePage();
  globalThis.fetch = realFetch;
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
    const page = openWithCard(OVERDUE, charge('success'));
    await payWithSaved();
    fireEvent.click(screen.queryByRole('button', { name: 'Pay $137.50' }) ?? document.body);
    await screen.findByText('Your payment has been processed successfully.');
    expect(variablesOf(page, 'ChargeCard')).toEqual({ appointmentId: 'appointment', instantActionToken: 'secret' });
    expect(page.asked.filter(({ operation }) => operation === 'ChargeCard').length).toBe(1);
    expect(page.asked.filter(({ operation }) => operation === 'AppointmentPage').length).toBeGreaterThan(1);
    await waitFor(() => expect(screen.queryByRole('dialog')?.dataset.state ?? 'closed').toBe('closed'));
  });

  it('asks for a tip first where the practice accepts tips, adds it and charges both', async () => {
    const page = openWithCard(
      { ...OVERDUE, ...atPractice({ acceptsTips: true }) },
      {
        ...charge('success'),
        AddTipToAppointment: () => ({
          addTipToAppointment: { __typename: 'ChargeCardPayload', result: 'success', errors: [], appointment: null },
        }),
      },
    );
    await press('Pay now');
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay $137.50' }));
    fireEvent.click(await dialog.findByRole('button', { name: 'Pay $137.50' }));
    await dialog.findByText('Please select a tip option.');
    expect(page.asked.map(({ operation }) => operation)).not.toContain('ChargeCard');
    fireEvent.click(dialog.getByRole('radio', { name: /^20%/ }));
    fireEvent.click(dialog.getByRole('button', { name: 'Pay $164.50' }));
    await screen.findByText('Your payment has been processed successfully.');
    expect(variablesOf(page, 'AddTipToAppointment')).toMatchObject({ tipAmount: 2700 });
    const [tip, charged] = ['AddTipToAppointment', 'ChargeCard'].map((name) =>
      page.asked.findIndex(({ operation }) => operation === name),
    );
    expect(tip).toBeLessThan(charged!);
  });

  it('charges without a tip once Not now is chosen', async () => {
    const page = openWithCard({ ...OVERDUE, ...atPractice({ acceptsTips: true }) }, charge('success'));
    await press('Pay now');
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay $137.50' }));
    fireEvent.click(await dialog.findByRole('radio', { name: 'Not now' }));
    fireEvent.click(await dialog.findByRole('button', { name: 'Pay $137.50' }));
    await screen.findByText('Your payment has been processed successfully.');
    expect(page.asked.map(({ operation }) => operation)).not.toContain('AddTipToAppointment');
  });

  it('keeps a tip that was chosen when booking', async () => {
    const facts = { ...OVERDUE, tipAmountCents: 1_000, dueCents: 14_750, ...atPractice({ acceptsTips: true }) };
    const page = openWithCard(facts, charge('success'));
    await press('Pay now');
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay $147.50' }));
    expect((await dialog.findByLabelText<HTMLInputElement>('Tip in USD')).value).toBe('10.00');
    fireEvent.click(await dialog.findByRole('button', { name: 'Pay $147.50' }));
    await screen.findByText('Your payment has been processed successfully.');
    expect(page.asked.map(({ operation }) => operation)).not.toContain('AddTipToAppointment');
  });

  it('shows the status that the server returns', async () => {
    let facts: object = OVERDUE;
    openWithCard(() => facts, {
      ChargeCard: () => {
        facts = { clientPaymentStatus: 'Paid', past: true, paymentAction: 'none', dueCents: 0 };
        return charge('success').ChargeCard!({});
      },
    });
    (await paymentPanel()).getByText('Past due');
    await payWithSaved();
    await screen.findByText('Thank you. Nothing is due.');
    (await paymentPanel()).getByText('Paid');
    expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
  });

  it('says why a charge did not work, and stays open for another card', async () => {
    openWithCard(OVERDUE, charge('failure', [userError('card_declined', 'Your card was declined.')]));
    await payWithSaved();
    await screen.findByText('There was an error processing your payment: Your card was declined.');
    screen.getByText('Payment failed: Your card was declined.');
    fireEvent.click(screen.getByRole('radio', { name: 'Use another card' }));
    await screen.findByLabelText('Card number');
  });

  it('calls an outage an internal server error', async () => {
    openWithCard(OVERDUE, {
      ChargeCard: () => {
        throw new Error('boom');
      },
    });
    await payWithSaved();
    await screen.findByText('There was an error processing your payment: Internal server error');
  });

  describe('when the line is cut before the answer', () => {
    const unknown = "We don't know yet if your payment went through";
    const cut = () => {
      throw new LineCut();
    };
    const outcome = (paymentAction: string) => ({
      tokenAppointment: {
        __typename: 'Appointment',
        id: 'appointment',
        state: 'approved',
        paymentAction,
        canTip: false,
      },
    });

    it('says that nothing is charged twice, and finds by itself that it was paid once the line is back', async () => {
      let back = false;
      const page = openWithCard(OVERDUE, {
        ChargeCard: cut,
        PaymentOutcome: () => (back ? outcome('none') : cut()),
      });
      await payWithSaved();
      expect((await screen.findByText(unknown)).closest('[role=alert]')?.textContent).toContain(
        "You won't be charged twice",
      );
      expect(screen.queryByText(/Internal server error/)).toBeNull();
      expect(screen.queryByRole('button', { name: 'Pay $137.50' })).toBeNull();
      back = true;
      fireEvent(window, new Event('online'));
      await screen.findByText('Your payment has been processed successfully.');
      expect(variablesOf(page, 'PaymentOutcome')).toEqual({
        token: 'secret',
        registration: false,
        giftCard: false,
        visit: true,
      });
      expect(page.asked.filter(({ operation }) => operation === 'ChargeCard').length).toBe(1);
    });

    it('is sent again once where nothing arrived, and then leaves it to the client', async () => {
      let lookUps = 0;
      const page = openWithCard(OVERDUE, {
        ChargeCard: cut,
        PaymentOutcome: () => {
          lookUps += 1;
          return outcome('pay_now');
        },
      });
      await payWithSaved();
      await screen.findByText(unknown);
      await waitFor(() => expect(lookUps).toBe(1));
      await press('Check now');
      await waitFor(() => expect(lookUps).toBe(2));
      // A charge may still be in progress: the first answer is not final.
      expect(screen.queryByText("Your payment didn't arrive")).toBeNull();
      const charges = () => page.asked.filter(({ operation }) => operation === 'ChargeCard').length;
      expect(charges()).toBe(1);
      await jest.advanceTimersByTimeAsync(10_000);
      await waitFor(() => expect(charges()).toBe(2));
      await jest.advanceTimersByTimeAsync(10_000);
      await screen.findByText("Your payment didn't arrive");
      expect(charges()).toBe(2);
      await press('Back to the payment');
      expect(screen.getByRole('button', { name: 'Pay $137.50' })).toBeTruthy();
    });
  });

  it('lets the client finish on the page where the bank asks for them', async () => {
    let confirmed = false;
    globalThis.fetch = (async () => ({
      json: async () =>
        confirmed
          ? { id: 'pi_1', status: 'requires_confirmation' }
          : { id: 'pi_1', status: 'requires_action', next_action: { redirect_to_url: { url: 'http://bank.test/1' } } },
    })) as unknown as typeof fetch;
    const page = openWithCard(OVERDUE, {
      ChargeCard: () => ({
        chargeCard: confirmed
          ? { __typename: 'ChargeCardPayload', result: 'success', errors: [], appointment: null, clientSecret: null }
          : {
              __typename: 'ChargeCardPayload',
              result: 'failure',
              errors: [userError('authentication_required', 'Your bank wants you to confirm.')],
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
    openWithCard(OVERDUE, {
      SavedCardOfVisit: () => {
        throw new Error('down');
      },
    });
    await press('Pay now');
    await screen.findByText(/An error occurred while fetching payment methods/);
    await screen.findByLabelText('Card number');
  });

  it('saves another card and charges it', async () => {
    confirmCards();
    const page = openWithCard(OVERDUE, { ...savedCard(null), ...cardSetup(), ...charge('success') });
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
    openWithCard(
      { ...OVERDUE, ...atPractice({ hasPaypalPaymentsEnabled: true, hasVenmoPaymentsEnabled: true }) },
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
