import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Answers } from '../../../testing/renderPage.js';
import { answered, banking, SQUARE_READY, STRIPE_READY } from '../testing/banking.js';
import { box, card, down, lastOf, leaveBanking, openBanking, press } from '../testing/bankingPage.js';

afterEach(leaveBanking);

describe('the settings of payments', () => {
  it('offer what is not connected, with the way there', async () => {
    openBanking(banking());
    for (const [name, link, href] of [
      ['Stripe', 'Connect Stripe', '/portal/settings/banking/link'],
      ['Square', 'Connect Square', '/portal/settings/banking/square/authorize'],
      ['PayPal and Venmo', 'Connect PayPal', '/portal/settings/banking/paypal/link'],
    ] as const) {
      const provider = await card(name);
      provider.getByText('Not connected');
      expect(provider.getByRole('link', { name: link }).getAttribute('href')).toBe(href);
    }
    screen.getByRole('heading', { level: 1, name: 'Payments' });
    const path = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(path.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/portal/settings');
  });

  it('say so when they did not load, and load again', async () => {
    let broken = true;
    openBanking({}, { BankingOfPractice: () => (broken ? down() : banking()) });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }).finally(() => (broken = false)));
    await card('Stripe');
  });

  it('show neither PayPal nor the currency where the practice does not have them', async () => {
    openBanking(banking({}, { paypalEnabled: false, currencyEnabled: false }));
    await card('Stripe');
    expect(screen.queryByRole('region', { name: /PayPal/ })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Currency' })).toBeNull();
  });
});

describe('card providers', () => {
  it('show what Stripe misses, what is past due first and each thing once', async () => {
    const requirementsPastDue = ['individual.verification.document'];
    const requirementsDue = [...requirementsPastDue, 'tos_acceptance.date', 'tos_acceptance.ip', 'something_new'];
    openBanking(banking({ stripe: { stripeConnected: true, requirementsDue, requirementsPastDue } }));
    const stripe = await card('Stripe');
    stripe.getByText('Incomplete');
    stripe.getByText('Stripe needs more information');
    stripe.getByText('Past due: A document that shows who you are.');
    stripe.getByText('Due: Your agreement to Stripe’s terms; More details, which Stripe will tell you.');
    expect(stripe.getByRole('link', { name: 'Continue at Stripe' }).getAttribute('href')).toMatch(/\/link$/);
  });

  it.each([
    ['access_revoked', 'Connection error', 'Access lost'],
    ['access_expired', 'Access expired', 'Reconnect'],
  ])('show that Square has to be connected again: %s', async (error, title, badge) => {
    const lost = {
      error,
      erroredAt: '2027-01-04T12:00:00Z',
      message: 'Yarrow has no access to your Square account any more.',
    };
    openBanking(banking({ square: { ...SQUARE_READY, ...lost } }, { paymentProvider: 'square' }));
    const square = await card('Square');
    square.getByText(title);
    square.getByText(/^Yarrow has no access to your Square account any more\./);
    expect(square.getAllByText(badge).length).toBeGreaterThan(0);
    expect(square.getByRole('link', { name: 'Reconnect' }).getAttribute('href')).toMatch(/square\/authorize$/);
  });

  it('show that Stripe cannot be reached', async () => {
    const connectionError = 'Yarrow has no access to your Stripe account any more.';
    openBanking(banking({ stripe: { stripeConnected: true, connectionError } }));
    (await card('Stripe')).getByText(`Issue connecting to Stripe: ${connectionError}`);
  });

  it('are switched after a question, which says what follows', async () => {
    let active = 'stripe';
    const page = openBanking(
      {},
      {
        BankingOfPractice: () => banking({ stripe: STRIPE_READY, square: SQUARE_READY }, { paymentProvider: active }),
        UpdatePracticePaymentProvider: ({ provider }) => {
          active = String(provider);
          return answered('updatePracticePaymentProvider', [], { paymentProvider: provider });
        },
      },
    );
    (await card('Stripe')).getByText('Active');
    press('Use Square for cards');
    const question = within(await screen.findByRole('alertdialog', { name: 'Charge cards with Square?' }));
    question.getByText(/refunds go back there/);
    expect(lastOf(page, 'UpdatePracticePaymentProvider')).toBeUndefined();
    fireEvent.click(question.getByRole('button', { name: 'Use Square' }));
    await screen.findByText('Settings updated successfully. for 3000 ms');
    expect(lastOf(page, 'UpdatePracticePaymentProvider')).toEqual({ provider: 'square' });
    await (await card('Square')).findByText('Active');
  });

  it('stay as they are when switching is refused', async () => {
    openBanking(banking({ stripe: STRIPE_READY, square: SQUARE_READY }, { paymentProvider: 'stripe' }), {
      UpdatePracticePaymentProvider: () =>
        answered('updatePracticePaymentProvider', [{ message: 'This provider cannot take charges for you yet.' }]),
    });
    await card('Square');
    press('Use Square for cards');
    const question = within(await screen.findByRole('alertdialog'));
    fireEvent.click(question.getByRole('button', { name: 'Use Square' }));
    await question.findByText('This provider cannot take charges for you yet.');
    fireEvent.click(question.getByRole('button', { name: 'Keep Stripe' }));
    (await card('Stripe')).getByText('Active');
  });
});

describe('tips', () => {
  it('move at once, and back when that was refused', async () => {
    const page = openBanking(banking(), { UpdatePracticeAcceptsTips: down });
    await card('Currency and tips');
    fireEvent.click(box('Clients may add a tip'));
    expect(box('Clients may add a tip').checked).toBe(false);
    await screen.findByText('The bank sleeps.');
    expect(box('Clients may add a tip').checked).toBe(true);
    expect(lastOf(page, 'UpdatePracticeAcceptsTips')).toEqual({ acceptsTips: false });
  });

  it('stay where they were put', async () => {
    openBanking(banking(), {
      UpdatePracticeAcceptsTips: ({ acceptsTips }) => answered('updatePracticeAcceptsTips', [], { acceptsTips }),
    });
    await card('Currency and tips');
    fireEvent.click(box('Clients may add a tip'));
    await screen.findByText('Settings updated successfully. for 3000 ms');
    expect(box('Clients may add a tip').checked).toBe(false);
  });
});

describe('the currency', () => {
  const field = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Currency' });
  const choose = async () => {
    await card('Currency and tips');
    fireEvent.change(field(), { target: { value: 'CAD' } });
    return within(await screen.findByRole('alertdialog', { name: 'Be paid in Canadian dollars?' }));
  };

  it('is changed after its consequences were shown', async () => {
    let defaultCurrency = 'USD';
    const page = openBanking(
      {},
      {
        BankingOfPractice: () => banking({ square: SQUARE_READY }, { defaultCurrency }),
        UpdatePracticeCurrency: ({ currency }) => {
          defaultCurrency = String(currency);
          return answered('updatePracticeCurrency', [], { defaultCurrency });
        },
      },
    );
    const question = await choose();
    question.getByText(
      /what costs \$90.00 will cost CA\$90.00.*Venmo is for US dollars only.*you'll need to reconnect Square/,
    );
    fireEvent.click(question.getByRole('button', { name: 'Change to CAD' }));
    await screen.findByText('Currency updated successfully. for 3000 ms');
    expect(lastOf(page, 'UpdatePracticeCurrency')).toEqual({ currency: 'CAD' });
    await waitFor(() => expect(field().value).toBe('CAD'));
  });

  it('stays when that is refused, and says why', async () => {
    const message = 'Your currency cannot be changed any more.';
    openBanking(banking(), { UpdatePracticeCurrency: () => answered('updatePracticeCurrency', [{ message }]) });
    const question = await choose();
    fireEvent.click(question.getByRole('button', { name: 'Change to CAD' }));
    await question.findByText(message);
    fireEvent.click(question.getByRole('button', { name: 'Keep USD' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(field().value).toBe('USD');
  });
});

describe('what is paid directly', () => {
  it('is saved as a whole, once something differs', async () => {
    const page = openBanking(banking({}, { acceptsZelle: true }), {
      UpdatePracticeOfflineOptions: () =>
        answered('updatePracticeOfflineOptions', [], {
          ...{ acceptsCash: true, acceptsOfflineCreditCard: false, acceptsPaypal: false },
          ...{ acceptsVenmo: false, acceptsZelle: true },
        }),
    });
    await card('Stripe');
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    expect(save.disabled).toBe(true);
    fireEvent.click(box('Cash'));
    await waitFor(() => expect(save.disabled).toBe(false));
    fireEvent.click(save);
    await screen.findByText('Your settings have been saved. for 3000 ms');
    expect(lastOf(page, 'UpdatePracticeOfflineOptions')).toEqual({
      ...{ acceptsCash: true, acceptsCreditCard: false, acceptsPaypal: false, acceptsVenmo: false, acceptsZelle: true },
    });
  });

  it.each<[string, Answers[string], string]>([
    ['refuses', () => answered('updatePracticeOfflineOptions', [{ message: 'Please choose.' }]), 'Please choose.'],
    ['fails', down, 'The bank sleeps.'],
    ['says nothing', () => ({ updatePracticeOfflineOptions: null }), 'Please try again later.'],
  ])('keeps what was chosen where the server %s', async (_case, UpdatePracticeOfflineOptions, message) => {
    openBanking(banking(), { UpdatePracticeOfflineOptions });
    await card('Stripe');
    fireEvent.click(box('Cash'));
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false));
    press('Save');
    await screen.findByText(message);
    expect(box('Cash').checked).toBe(true);
    press('Cancel');
    await screen.findByText('Your changes have been discarded.');
    expect(box('Cash').checked).toBe(false);
  });
});
