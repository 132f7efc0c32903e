import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LineCut, renderPage, type Answers } from '../../testing/renderPage.js';
import { CardEntry } from './CardEntry.js';

const SQUARE = {
  provider: 'square',
  publishableKey: 'sandbox-app',
  accountId: 'ML1',
  squareLocationId: 'L1',
  sandboxUrl: 'http://sandbox.test/square',
};
const subject = { appointmentId: 'a1', instantActionToken: 't1' };
const realFetch = globalThis.fetch;
let tokenized: Record<string, unknown>[];
let answers: object[];

beforeEach(() => {
  tokenized = [];
  answers = [{ status: 'OK', token: 'cnon:1' }];
  globalThis.fetch = (async (url: RequestInfo | URL, init?: RequestInit) => {
    if (!String(url).startsWith('http://sandbox.test')) return realFetch(url, init);
    if (init?.method === 'POST') tokenized.push(JSON.parse(String(init.body)) as Record<string, unknown>);
    return answerWith(answers.shift() ?? { challenge: 'passed' });
  }) as typeof fetch;
});

/** What is read of a Response, which jsdom does not have. */
const answerWith = (body: object) => ({ json: async () => body }) as Response;

afterEach(() => {
  globalThis.fetch = realFetch;
});

interface StripeAnswer {
  error?: { message?: string };
}

/** What was asked of Stripe's own script, what it answers to the confirmation of a setup, and how a payment stands. */
const stripe: { asked: unknown[][]; confirmed: StripeAnswer; payment: object } = {
  asked: [],
  confirmed: {},
  payment: { status: 'requires_action' },
};

/** What the script puts on the page, which no test loads; it is looked for once. */
function putStripe(key: string, options: object) {
  const { asked } = stripe;
  const on = (_event: string, notify: (change: { complete: boolean }) => void) => notify({ complete: true });
  const card = { mount: () => {}, destroy: () => {}, focus: () => {}, on };
  return {
    elements: () => ({ create: (kind: string) => (asked.push(['create', kind, key, options]), card) }),
    confirmCardSetup: async (secret: string) => (asked.push(['confirmCardSetup', secret]), stripe.confirmed),
    retrievePaymentIntent: async () => ({ paymentIntent: stripe.payment }),
    confirmCardPayment: async (...call: unknown[]) => (asked.push(['confirmCardPayment', ...call]), {}),
    handleNextAction: async (action: object) => (asked.push(['handleNextAction', action]), {}),
  };
}

function showStripe(...completions: object[]) {
  return showStripeAnswering({
    CompleteSetup: () => ({
      completeSetup: { result: 'success', errors: [], clientSecret: null, ...completions.shift() },
    }),
  });
}

function showStripeAnswering(answersOfSetup: Answers) {
  const callbacks = { onSaved: jest.fn(), onFailed: jest.fn(), onUnanswered: jest.fn(), prepare: async () => subject };
  const page = renderPage(<CardEntry practiceId="p1" submitLabel="Save card" {...callbacks} />, {
    CardFormOfPractice: () => ({
      cardForm: { provider: 'stripe', publishableKey: 'pk_live_1', accountId: 'acct_1', sandboxUrl: null },
    }),
    SetupIntent: () => ({ setupIntent: { result: 'success', errors: [], setupIntentSecret: 'seti_1_secret_2' } }),
    ...answersOfSetup,
  });
  return { ...callbacks, ...page };
}

/** @param saved what the server answers; a function throws instead */
function show(saved: object | (() => never)) {
  const calls: Record<string, unknown>[] = [];
  const callbacks = {
    onSaved: jest.fn(),
    onFailed: jest.fn(),
    onRefused: jest.fn(),
    onUnanswered: jest.fn(),
    prepare: jest.fn(async () => subject),
  };
  renderPage(<CardEntry practiceId="p1" submitLabel="Save card" {...callbacks} />, {
    CardFormOfPractice: () => ({ cardForm: SQUARE }),
    SquareAddCard: (variables: Record<string, unknown>) => {
      calls.push(variables);
      return {
        squareAddCardToCustomer: {
          result: 'success',
          errors: [],
          paymentMethod: null,
          appointment: null,
          ...(typeof saved === 'function' ? saved() : saved),
        },
      };
    },
  });
  return { ...callbacks, calls };
}

const serverFails = () => {
  throw new Error('Internal server error');
};
const lineIsCut = () => {
  throw new LineCut();
};

async function fill() {
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Card number'), '4111111111111111');
  await user.type(screen.getByLabelText('Expiry'), '1235');
  await user.type(screen.getByLabelText('Security code'), '111');
  await user.type(screen.getByLabelText('Postal code'), '12207');
  await user.click(screen.getByRole('button', { name: 'Save card' }));
}

describe('the card form of a practice with Square', () => {
  it('makes a token in the browser and saves it; the number is sent only to Square', async () => {
    const { onSaved, calls } = show({});
    await fill();
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(tokenized).toMatchObject([{ application_id: 'sandbox-app', location_id: 'L1', number: '4111111111111111' }]);
    expect(calls).toEqual([{ practiceId: 'p1', sourceId: 'cnon:1', ...subject }]);
  });

  it('shows what Square’s script refuses at its field, reports it serialized, and books nothing', async () => {
    const errors = [{ type: 'VALIDATION_ERROR', field: 'cvv', message: 'CVV is not valid' }];
    answers = [{ status: 'Invalid', errors }];
    const { prepare, onFailed, calls } = show({});
    await fill();
    expect(await screen.findByText('CVV is not valid')).toBeTruthy();
    expect(onFailed).toHaveBeenCalledWith(JSON.stringify(errors));
    expect(prepare).not.toHaveBeenCalled();
    expect(calls).toEqual([]);
  });

  it('shows the joined errors of the server and keeps what was typed', async () => {
    const errors = [
      { code: 'card_declined', message: 'Your card was declined.' },
      { code: 'x', message: 'Please try another card.' },
    ];
    const { onFailed, onRefused, onSaved } = show({ result: 'failure', errors });
    await fill();
    expect(await screen.findByText('Your card was declined. Please try another card.')).toBeTruthy();
    expect(onFailed).toHaveBeenCalledWith('Your card was declined. Please try another card.');
    expect(onRefused).toHaveBeenCalledWith('card_declined');
    expect(onSaved).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('4111 1111 1111 1111');
  });

  it('says that an error occurred where the server fails', async () => {
    const { onFailed, onSaved } = show(serverFails);
    await fill();
    await screen.findByText('An error occurred');
    expect(onFailed).toHaveBeenCalledWith('An error occurred');
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('makes the token when the browser is back online', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { onSaved, onUnanswered, calls } = show({});
    const sandboxFetch = globalThis.fetch;
    globalThis.fetch = async () => {
      throw new TypeError('Failed to fetch');
    };
    await fill();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save card' }).getAttribute('aria-busy')).toBe('true'),
    );
    globalThis.fetch = sandboxFetch;
    online.mockRestore();
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(calls).toHaveLength(1);
    expect(onUnanswered).not.toHaveBeenCalled();
  });

  it('has it looked up whether the card was charged where the line was cut', async () => {
    const { onFailed, onUnanswered } = show(lineIsCut);
    await fill();
    await waitFor(() => expect(onUnanswered).toHaveBeenCalledTimes(1));
    expect(onFailed).not.toHaveBeenCalled();
  });

  it('waits for the bank’s page where it wants to see the client', async () => {
    answers = [
      { status: 'OK', token: 'cnon:2', challenge_url: 'http://sandbox.test/square/pages/verify/1' },
      { challenge: 'open' },
    ];
    const { onSaved } = show({});
    await fill();
    const link = await screen.findByRole('link', { name: /bank’s page/ });
    expect(link.getAttribute('href')).toBe('http://sandbox.test/square/pages/verify/1');
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  });
});

describe('the card form of a practice with Stripe', () => {
  beforeEach(() => {
    Object.assign(window, { Stripe: putStripe });
    Object.assign(stripe, { asked: [], confirmed: {}, payment: { status: 'requires_action' } });
  });
  const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save card' }));

  it('confirms the setup on the page, only for cards, so that nothing redirects', async () => {
    const { onSaved } = showStripe();
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(stripe.asked).toEqual([
      ['create', 'card', 'pk_live_1', { stripeAccount: 'acct_1' }],
      ['confirmCardSetup', 'seti_1_secret_2'],
    ]);
  });

  it('lets the bank see the client on the page before the charge, and ends the setup after that', async () => {
    const errors = [{ code: 'authentication_required', message: 'Your bank wants you to confirm.' }];
    const { onSaved, asked: operations } = showStripe({ result: 'failure', errors, clientSecret: 'pi_1_secret_2' });
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(stripe.asked.at(-1)).toEqual(['handleNextAction', { clientSecret: 'pi_1_secret_2' }]);
    expect(operations.filter(({ operation }) => operation === 'CompleteSetup')).toHaveLength(2);
  });

  it('confirms a payment again, with its card, that was refused because the client was not there', async () => {
    const problem = { code: 'authentication_required', payment_method: { id: 'pm_1' } };
    stripe.payment = { status: 'requires_payment_method', last_payment_error: problem };
    const errors = [{ code: 'authentication_required', message: 'Your bank wants you to confirm.' }];
    const { onSaved } = showStripe({ result: 'failure', errors, clientSecret: 'pi_1_secret_2' });
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(stripe.asked.at(-1)).toEqual(['confirmCardPayment', 'pi_1_secret_2', { payment_method: 'pm_1' }]);
  });

  it.each([
    [{ message: 'Your card has expired.' }, 'Your card has expired.'],
    [{}, 'An error occurred'],
  ])('shows why Stripe refuses a card: %j', async (error, message) => {
    stripe.confirmed = { error };
    const { onFailed, onSaved } = showStripe();
    await save();
    await screen.findByText(message);
    expect(onFailed).toHaveBeenCalledWith(message);
    expect(onSaved).not.toHaveBeenCalled();
  });

  it.each([
    ['the setup fails at the server', { SetupIntent: serverFails }, 'Failed to create setup intent'],
    ['the server fails to save the card', { CompleteSetup: serverFails }, 'An error occurred'],
  ])('says so where %s', async (_what, answersOfSetup, message) => {
    const { onFailed, onSaved, onUnanswered } = showStripeAnswering(answersOfSetup);
    await save();
    await screen.findByText(message);
    expect(onFailed).toHaveBeenCalledWith(message);
    expect(onSaved).not.toHaveBeenCalled();
    expect(onUnanswered).not.toHaveBeenCalled();
  });
});
