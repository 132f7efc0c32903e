import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { type Answers, renderPage } from '../../../testing/renderPage.js';
import { ToastRegion } from '../../../ui/ToastRegion.js';
import { dismissToast, useToasts } from '../../../lib/toasts.js';
import { banking, paypalWith, SQUARE_READY, STRIPE_READY } from '../testing/banking.js';
import { PaypalLinkPage } from './PaypalLinkPage.js';
import { PaypalPage } from './PaypalPage.js';
import { SquareAuthorizePage } from './SquareAuthorizePage.js';
import { SquarePage } from './SquarePage.js';
import { StripeLinkPage } from './StripeLinkPage.js';
import { StripePage } from './StripePage.js';

const Durations = () =>
  useToasts().map(({ id, message, durationMs }) => <i key={id}>{`${message} for ${durationMs} ms`}</i>);

const start = (page: ReactElement, at: string, answers: Answers) =>
  renderPage(
    <>
      {page}
      <ToastRegion />
      <Durations />
    </>,
    answers,
    `/portal/settings/banking/${at}`,
  );
const shown = (accounts: Parameters<typeof banking>[0], own: object = {}) => ({
  BankingOfPractice: () => banking(accounts, own),
});

afterEach(() => {
  for (let id = 1; id < 40; id++) dismissToast(id);
  cleanup();
});

describe('before the browser leaves for a provider', () => {
  const refused = (field: string) => () => ({
    [field]: {
      __typename: 'Payload',
      result: 'failure',
      errors: [{ __typename: 'UserError', code: 'provider_unavailable', message: 'The bank sleeps.', field: null }],
      url: null,
    },
  });

  it.each<[string, string, ReactElement, string, string]>([
    ['Stripe', 'link', <StripeLinkPage key="1" />, 'ConnectStripe', 'Issue connecting to Stripe: The bank sleeps.'],
    [
      'Square',
      'square/authorize',
      <SquareAuthorizePage key="2" />,
      'ConnectSquare',
      "We couldn't connect Square: The bank sleeps.",
    ],
    [
      'PayPal',
      'paypal/link',
      <PaypalLinkPage key="3" />,
      'ConnectPaypal',
      "We couldn't connect PayPal: The bank sleeps.",
    ],
  ])('%s says why it cannot be connected, and may be tried again', async (name, at, page, operation, message) => {
    const field = operation.replace(/^C/, 'c');
    const { asked } = start(page, at, { ...shown({}), [operation]: refused(field) });
    screen.getByRole('heading', { level: 1, name: `Connect ${name}` });
    const go = screen.getByRole<HTMLButtonElement>('button', { name: `Continue to ${name}` });
    fireEvent.click(go);
    await screen.findByText(message);
    expect(asked.filter((one) => one.operation === operation)).toHaveLength(1);
    await waitFor(() => expect(go.disabled).toBe(false));
    expect(screen.getByRole('link', { name: 'Not now' }).getAttribute('href')).toBe('/portal/settings/banking');
  });

  it.each<[string, ReactElement]>([
    ['paypal', <PaypalPage key="1" />],
    ['paypal/link', <PaypalLinkPage key="2" />],
  ])('%s says that PayPal is not part of the plan, with the way back', async (at, page) => {
    start(page, at, shown({}, { paypalEnabled: false }));
    await screen.findByText('Not part of your plan');
    expect(screen.getByRole('link', { name: 'Back to payments' }).getAttribute('href')).toBe(
      '/portal/settings/banking',
    );
  });

  it('says that a link to Stripe has expired', () => {
    start(<StripeLinkPage />, 'link?expired=true', {});
    screen.getByText('Your link to Stripe had expired');
  });
});

describe('back from a provider', () => {
  it('says for five seconds why Square was not connected, and keeps it on the page', async () => {
    const page = start(<SquarePage />, 'square?error=denied', shown({}));
    await screen.findByText("Square was not connected. You didn't allow the connection. for 5000 ms");
    screen.getByText('Square was not connected');
    await screen.findByRole('link', { name: 'Connect Square' });
    await waitFor(() => expect(page.visited.at(-1)).toBe('/portal/settings/banking/square'));
  });

  it('shows no text of the address', async () => {
    start(<SquarePage />, 'square?error=Call%20this%20number&message=now', shown({}));
    await screen.findByText('Square was not connected. Please try again later. for 5000 ms');
    expect(screen.queryByText(/Call this number/)).toBeNull();
  });

  it('shows the account at Square', async () => {
    start(<SquarePage />, 'square?connected=true', shown({ square: SQUARE_READY }, { paymentProvider: 'square' }));
    const account = within(await screen.findByRole('region', { name: 'Rivers at Square' }));
    account.getByText('Active');
    screen.getByText('Square is connected.');
    expect(account.getByRole('link', { name: 'Reconnect Square' }).getAttribute('href')).toMatch(/authorize$/);
  });

  it('shows the account at Stripe, and lets it charge', async () => {
    start(<StripePage />, 'stripe?connected=true', shown({ stripe: STRIPE_READY }, { paymentProvider: 'square' }));
    const account = within(await screen.findByRole('region', { name: 'Rivers Massage' }));
    account.getByText('Connected');
    account.getByRole('button', { name: 'Use Stripe for cards' });
    expect(account.getByRole('link', { name: 'Update your details at Stripe' }).getAttribute('href')).toMatch(/link$/);
  });

  it('leads to Stripe where nothing is connected', async () => {
    start(<StripePage />, 'stripe', shown({}));
    expect((await screen.findByRole('link', { name: 'Connect Stripe' })).getAttribute('href')).toMatch(/link$/);
  });

  it('shows the account at PayPal', async () => {
    start(<PaypalPage />, 'paypal?connected=true', shown({ paypal: paypalWith({}) }));
    const account = within(await screen.findByRole('region', { name: 'PayPal and Venmo' }));
    account.getByText('Merchant ID ABC123');
    account.getByRole('button', { name: 'Disconnect PayPal' });
  });

  it.each<[ReactElement, string]>([
    [<StripePage key="1" />, 'stripe'],
    [<SquarePage key="2" />, 'square'],
    [<PaypalPage key="3" />, 'paypal'],
  ])('says that an account did not load', async (page, at) => {
    start(page, at, {
      BankingOfPractice: () => {
        throw new Error('The bank sleeps.');
      },
    });
    await screen.findByText('This did not load');
  });
});
