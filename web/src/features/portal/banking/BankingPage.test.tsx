import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Answers, renderPage } from '../../../testing/renderPage.js';
import { ToastRegion } from '../../../ui/ToastRegion.js';
import { dismissToast, useToasts } from '../../../lib/toasts.js';
import { answered, banking, paypalWith, seller, SQUARE_READY, STRIPE_READY } from '../testing/banking.js';
import { BankingPage } from './BankingPage.js';

const FIREFOX_PHONE = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';

/** How long each toast stays. */
const Durations = () =>
  useToasts().map(({ id, message, durationMs }) => <i key={id}>{`${message} for ${durationMs} ms`}</i>);

const start = (practice: object, answers: Answers = {}) =>
  renderPage(
    <>
      <BankingPage />
      <ToastRegion />
      <Durations />
    </>,
    { BankingOfPractice: () => practice, ...answers },
    '/portal/settings/banking',
  );
const lastOf = (page: ReturnType<typeof start>, operation: string) =>
  page.asked.filter((one) => one.operation === operation).at(-1)?.variables;
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const box = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const down = () => {
  throw new Error('The bank sleeps.');
};

afterEach(() => {
  for (let id = 1; id < 60; id++) dismissToast(id);
  cleanup();
  jest.restoreAllMocks();
});

describe('the settings of payments', () => {
  it('offer what is not connected, with the way there', async () => {
    start(banking());
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
    start({}, { BankingOfPractice: () => (broken ? down() : banking()) });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }).finally(() => (broken = false)));
    await card('Stripe');
  });

  it('show neither PayPal nor the currency where the practice does not have them', async () => {
    start(banking({}, { paypalEnabled: false, currencyEnabled: false }));
    await card('Stripe');
    expect(screen.queryByRole('region', { name: /PayPal/ })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Currency' })).toBeNull();
  });
});

describe('card providers', () => {
  it('show what Stripe misses, what is past due first and each thing once', async () => {
    const requirementsPastDue = ['individual.verification.document'];
    const requirementsDue = [...requirementsPastDue, 'tos_acceptance.date', 'tos_acceptance.ip', 'something_new'];
    start(banking({ stripe: { stripeConnected: true, requirementsDue, requirementsPastDue } }));
    const stripe = await card('Stripe');
    stripe.getByText('Incomplete');
    stripe.getByText('Stripe needs more information');
    stripe.getByText('Past due: A document that shows who you are.');
    stripe.getByText('Due: Your agreement to Stripe’s terms; Something more, which Stripe will tell you.');
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
    start(banking({ square: { ...SQUARE_READY, ...lost } }, { paymentProvider: 'square' }));
    const square = await card('Square');
    square.getByText(title);
    square.getByText(/^Yarrow has no access to your Square account any more\./);
    expect(square.getAllByText(badge).length).toBeGreaterThan(0);
    expect(square.getByRole('link', { name: 'Reconnect' }).getAttribute('href')).toMatch(/square\/authorize$/);
  });

  it('show that Stripe cannot be reached', async () => {
    const connectionError = 'Yarrow has no access to your Stripe account any more.';
    start(banking({ stripe: { stripeConnected: true, connectionError } }));
    (await card('Stripe')).getByText(`Issue connecting to Stripe: ${connectionError}`);
  });

  it('are switched after a question, which says what follows', async () => {
    let active = 'stripe';
    const page = start(
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
    start(banking({ stripe: STRIPE_READY, square: SQUARE_READY }, { paymentProvider: 'stripe' }), {
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

describe('the wallet', () => {
  const CHECK = 'CheckPaypalSellerStatus';
  const checked = (own: object) => ({
    checkPaypalSellerStatus: { ...answered('it').it, status: seller(own) },
  });

  it.each([
    [{ paymentsReceivable: false }, 'Your PayPal account is restricted'],
    [{ primaryEmailConfirmed: false }, 'Your primary email is not confirmed'],
  ])(
    'says what is wrong with %o, asks PayPal at once and on demand, and then shows its switches',
    async (status, title) => {
      let now: object = status;
      const page = start(
        {},
        {
          BankingOfPractice: () => banking({ paypal: paypalWith(now) }),
          [CHECK]: () => checked(now),
        },
      );
      const wallet = await card('PayPal and Venmo');
      wallet.getByText(title);
      wallet.getByText('Incomplete');
      expect(wallet.queryByRole('checkbox')).toBeNull();
      await waitFor(() => expect(page.asked.filter(({ operation }) => operation === CHECK)).toHaveLength(1));
      now = {};
      const button = wallet.getByRole<HTMLButtonElement>('button', { name: 'Check status' });
      await waitFor(() => expect(button.disabled).toBe(false));
      fireEvent.click(button);
      await waitFor(() => expect(box('Show Venmo to clients').checked).toBe(true));
      expect(screen.queryByText(title)).toBeNull();
      expect(page.asked.filter(({ operation }) => operation === CHECK)).toHaveLength(2);
    },
  );

  it('says that PayPal did not answer', async () => {
    start(banking({ paypal: paypalWith({ paymentsReceivable: false }) }), { [CHECK]: down });
    await screen.findByText('Failed to check status');
  });

  it('is not asked about once onboarding is complete', async () => {
    const page = start(banking({ paypal: paypalWith({}) }));
    await card('PayPal and Venmo');
    expect(page.asked.map(({ operation }) => operation)).not.toContain(CHECK);
  });

  it('shows clients what is switched on, and says when that failed', async () => {
    let refuses = false;
    const page = start(banking({ paypal: paypalWith({}) }), {
      UpdatePaypalSettings: () => (refuses ? down() : answered('updatePaypalSettings')),
    });
    await card('PayPal and Venmo');
    fireEvent.click(box('Show Venmo to clients'));
    await screen.findByText('Settings updated successfully. for 3000 ms');
    expect(lastOf(page, 'UpdatePaypalSettings')).toEqual({ paypalActive: true, venmoActive: false });
    refuses = true;
    await waitFor(() => expect(box('Show PayPal to clients').disabled).toBe(false));
    fireEvent.click(box('Show PayPal to clients'));
    await screen.findByText('Failed to update settings');
    await waitFor(() => expect(box('Show PayPal to clients').checked).toBe(true));
  });

  it('has Venmo for US dollars only', async () => {
    start(banking({ paypal: paypalWith({}) }, { defaultCurrency: 'CAD' }));
    await card('PayPal');
    box('Show PayPal to clients');
    expect(screen.queryByRole('checkbox', { name: /Venmo/ })).toBeNull();
  });

  it('leaves Venmo alone on a phone whose browser does not have it', async () => {
    jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(FIREFOX_PHONE);
    start(banking({ paypal: paypalWith({}) }));
    const wallet = await card('PayPal and Venmo');
    wallet.getByText('To pay with Venmo, please use Safari on iOS or Chrome on Android.');
    expect(box('Show Venmo to clients').disabled).toBe(true);
    expect(box('Show PayPal to clients').disabled).toBe(false);
  });

  it('is taken off after a question, or says the first reason why not', async () => {
    let refuses = true;
    let connected = true;
    start(
      {},
      {
        BankingOfPractice: () => banking({ paypal: connected ? paypalWith({}) : {} }),
        DisconnectPaypalAccount: () => {
          connected = refuses;
          const reasons = [{ message: 'Not now.' }, { message: 'Nor later.' }];
          return answered('disconnectPaypalAccount', refuses ? reasons : []);
        },
      },
    );
    await card('PayPal and Venmo');
    press('Disconnect PayPal');
    const question = within(await screen.findByRole('alertdialog', { name: 'Disconnect PayPal?' }));
    fireEvent.click(question.getByRole('button', { name: 'Disconnect PayPal' }));
    await screen.findByText('Not now.');
    refuses = false;
    fireEvent.click(question.getByRole('button', { name: 'Disconnect PayPal' }));
    await screen.findByRole('link', { name: 'Connect PayPal' });
  });
});

describe('tips', () => {
  it('move at once, and back when that was refused', async () => {
    const page = start(banking(), { UpdatePracticeAcceptsTips: down });
    await card('Currency and tips');
    fireEvent.click(box('Clients may add a tip'));
    expect(box('Clients may add a tip').checked).toBe(false);
    await screen.findByText('The bank sleeps.');
    expect(box('Clients may add a tip').checked).toBe(true);
    expect(lastOf(page, 'UpdatePracticeAcceptsTips')).toEqual({ acceptsTips: false });
  });

  it('stay where they were put', async () => {
    start(banking(), {
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

  it('is changed after its meaning was told', async () => {
    let defaultCurrency = 'USD';
    const page = start(
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
      /what costs \$90.00 will cost CA\$90.00.*Venmo is for US dollars only.*Square has to be connected again/,
    );
    fireEvent.click(question.getByRole('button', { name: 'Change to CAD' }));
    await screen.findByText('Currency updated successfully. for 3000 ms');
    expect(lastOf(page, 'UpdatePracticeCurrency')).toEqual({ currency: 'CAD' });
    await waitFor(() => expect(field().value).toBe('CAD'));
  });

  it('stays when that is refused, and says why', async () => {
    const message = 'Your currency cannot be changed any more.';
    start(banking(), { UpdatePracticeCurrency: () => answered('updatePracticeCurrency', [{ message }]) });
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
    const page = start(banking({}, { acceptsZelle: true }), {
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
    start(banking(), { UpdatePracticeOfflineOptions });
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
