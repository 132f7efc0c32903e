import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LineCut, renderPage, type Answers } from '../../testing/renderPage.js';
import { PaypalButtons, type PaypalButtonsProps } from './PaypalButtons.js';

const FORM = {
  clientId: 'c',
  merchantId: 'm',
  currency: 'USD',
  paypal: true,
  venmo: true,
  sandboxUrl: 'http://sandbox.test/paypal',
};
const subject = { appointmentId: 'a1', instantActionToken: 't1' };
const realFetch = globalThis.fetch;
const WAITS = 'PAYER_ACTION_REQUIRED';
/** What the page of approval says, one after the other; `CANCELLED` counts a cancellation. */
let statuses: string[];
let cancellations: number;
let popup: { location: { href: string }; closed: boolean; close: jest.Mock };

beforeEach(() => {
  statuses = [WAITS, 'APPROVED'];
  cancellations = 1;
  popup = { location: { href: '' }, closed: false, close: jest.fn() };
  jest.spyOn(globalThis, 'open').mockImplementation(() => popup as unknown as Window);
  globalThis.fetch = (async (url: RequestInfo | URL, init?: RequestInit) =>
    String(url).startsWith('http://sandbox.test') ? answerWith(nextLook()) : realFetch(url, init)) as typeof fetch;
});

function nextLook(): { status: string; cancellations: number } {
  const status = statuses.shift() ?? 'APPROVED';
  if (status === 'CANCELLED') cancellations += 1;
  return { status: status === 'CANCELLED' ? WAITS : status, cancellations };
}

/** What is read of a Response, which jsdom does not have. */
const answerWith = (body: object) => ({ json: async () => body }) as Response;

afterEach(() => {
  jest.restoreAllMocks();
  globalThis.fetch = realFetch;
});

interface Served {
  form?: object | null;
  order?: object;
  captured?: object;
  /** Instead of the above, by operation. */
  answers?: Answers;
}

function show(
  { form = FORM, order = {}, captured = {}, answers = {} }: Served,
  props: Partial<PaypalButtonsProps> = {},
) {
  const calls: [string, unknown][] = [];
  const callbacks = { prepare: jest.fn(async () => subject), onPaid: jest.fn(), onRefused: jest.fn() };
  const keep = (name: string, answer: object) => (variables: unknown) => {
    calls.push([name, variables]);
    return answer;
  };
  renderPage(<PaypalButtons practiceId="p1" {...callbacks} {...props} />, {
    PaypalFormOfPractice: () => ({ paypalForm: form }),
    CreatePaypalOrder: keep('create', {
      createPaypalOrder: { result: 'success', errors: [], orderId: 'O1', ...order },
    }),
    CapturePaypalPayment: keep('capture', {
      capturePaypalPayment: { result: 'success', errors: [], appointment: null, ...captured },
    }),
    ...answers,
  });
  return { ...callbacks, calls };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('PaypalButtons', () => {
  it('create an order, lead to the page of approval and capture what was approved', async () => {
    statuses = [WAITS, WAITS, 'APPROVED'];
    const { onPaid, calls } = show({}, { tipAmountCents: 500 });
    await press('Pay with PayPal');
    await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1));
    expect(popup.location.href).toBe('http://sandbox.test/paypal/checkoutnow?token=O1');
    expect(calls).toEqual([
      ['create', { ...subject, tipAmountCents: 500, tipOnly: false, fundingSource: 'paypal' }],
      ['capture', { ...subject, orderId: 'O1' }],
    ]);
    expect(popup.close).toHaveBeenCalled();
  });

  it('pay by Venmo in its own name', async () => {
    const { onPaid, calls } = show({}, { tipOnly: true, tipAmountCents: 900 });
    await press('Pay with Venmo');
    await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1));
    expect(calls[0]).toEqual(['create', { ...subject, tipAmountCents: 900, tipOnly: true, fundingSource: 'venmo' }]);
  });

  it.each([
    ['nothing where the practice takes neither', null, []],
    ['PayPal alone', { ...FORM, venmo: false }, ['Pay with PayPal']],
    ['Venmo alone', { ...FORM, paypal: false }, ['Pay with Venmo']],
  ])('show %s', async (_, form, names) => {
    show({ form });
    await waitFor(() => expect(screen.queryAllByRole('button').map((button) => button.textContent)).toEqual(names));
  });

  it('disable Venmo in a browser of a phone in which it does not work, and say which do', async () => {
    const agent = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
    show({});
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Pay with Venmo' });
    expect(button.disabled).toBe(true);
    screen.getByText('To pay with Venmo, please use Safari on iOS or Chrome on Android.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Pay with PayPal' }).disabled).toBe(false);
  });

  it('take nothing when the client closes or cancels the page', async () => {
    statuses = [WAITS, WAITS, 'CANCELLED'];
    const { onPaid, calls } = show({});
    await press('Pay with PayPal');
    await waitFor(() => expect(popup.close).toHaveBeenCalled());
    expect(calls.map(([name]) => name)).toEqual(['create']);
    expect(onPaid).not.toHaveBeenCalled();
    expect(screen.queryByRole('alert')?.textContent).toBe('');
  });

  it('say why a payment did not go through', async () => {
    const errors = [{ code: 'instrument_declined', message: 'Your bank declined.' }];
    const { onPaid, onRefused } = show({ captured: { result: 'failure', errors } });
    await press('Pay with PayPal');
    expect(await screen.findByText('There was an error processing your payment: Your bank declined.')).toBeTruthy();
    expect(onRefused).toHaveBeenCalledWith('instrument_declined');
    expect(onPaid).not.toHaveBeenCalled();
  });

  it('say so where the server gives no reason', async () => {
    show({ order: { result: 'failure', errors: [], orderId: null } });
    await press('Pay with PayPal');
    expect(await screen.findByText('There was an error processing your payment: Internal server error')).toBeTruthy();
  });

  it.each(['CreatePaypalOrder', 'CapturePaypalPayment'])('say so where the server fails at %s', async (operation) => {
    const fails = () => {
      throw new Error('boom');
    };
    const { onPaid } = show({ answers: { [operation]: fails } });
    await press('Pay with PayPal');
    await screen.findByText('There was an error processing your payment: Internal server error');
    expect(onPaid).not.toHaveBeenCalled();
  });

  it('create the order when the connection is back, and say nothing of their own meanwhile', async () => {
    let back = false;
    const createPaypalOrder = { result: 'success', errors: [], orderId: 'O1' };
    const { onPaid } = show({
      answers: {
        CreatePaypalOrder: () => {
          if (!back) throw new LineCut();
          return { createPaypalOrder };
        },
      },
    });
    await press('Pay with PayPal');
    back = true;
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alert')?.textContent).toBe('');
  });

  it('capture the approved order again when its response was lost and nothing was paid', async () => {
    const captured = { result: 'success', errors: [], appointment: null };
    let captures = 0;
    const { onPaid } = show({
      answers: {
        CapturePaypalPayment: () => {
          if ((captures += 1) === 1) throw new LineCut();
          return { capturePaypalPayment: captured };
        },
        PaymentOutcome: () => ({
          tokenAppointment: {
            __typename: 'Appointment',
            ...{ id: 'a1', state: 'approved', paymentAction: 'pay_now', canTip: false },
          },
        }),
      },
    });
    await press('Pay with PayPal');
    await screen.findByText(/You won't be charged twice/);
    await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1));
    expect(captures).toBe(2);
  });

  it('show as paid what was paid meanwhile', async () => {
    const { onPaid } = show({
      order: { result: 'failure', orderId: null, errors: [{ code: 'already_paid', message: 'x' }] },
    });
    await press('Pay with PayPal');
    await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1));
  });

  it('offer the page as a link where the browser blocks windows', async () => {
    jest.spyOn(globalThis, 'open').mockImplementation(() => null);
    statuses = [WAITS, WAITS, 'APPROVED'];
    const { onPaid } = show({});
    await press('Pay with PayPal');
    expect((await screen.findByRole('link', { name: /Open the page/ })).getAttribute('href')).toContain('token=O1');
    await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1));
  });

  it('ask for no money where the booking is refused', async () => {
    const { calls } = show({}, { prepare: jest.fn(async () => undefined) });
    await press('Pay with PayPal');
    await waitFor(() => expect(popup.close).toHaveBeenCalled());
    expect(calls).toEqual([]);
  });
});
