import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { LineCut } from '../../../testing/renderPage.js';
import { unpaid, paid, outcome, down, openPaymentArea, variablesOf, area, press } from '../testing/paymentArea.js';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('an invoice', () => {
  const invoice = {
    __typename: 'SentInvoice',
    ...{ id: 'copy', number: '0042', sentAt: '2026-11-03T12:00:00-07:00', sentTo: 'both', totalCents: 9000 },
    path: '/api/payments/invoices/token-of-a/copy.pdf',
  };
  const dialog = () => screen.findByRole('alertdialog', { name: 'Send invoice' });
  const confirm = async () => fireEvent.click(within(await dialog()).getByRole('button', { name: 'Send invoice' }));

  it.each([
    ['Email', 'email'],
    ['Text', 'sms'],
    ['Both', 'both'],
  ])('by %s is sent to %s', async (label, sendTo) => {
    let sent = false;
    const page = openPaymentArea(() => ({ ...unpaid, invoices: sent ? [invoice] : [] }), {
      SendClientInvoice: () => {
        sent = true;
        return outcome('sendClientInvoiceMutation', 'SendClientInvoicePayload');
      },
    });
    await press('Send invoice');
    fireEvent.click(within(await dialog()).getByRole('radio', { name: label }));
    await confirm();
    expect(await screen.findByText('Invoice sent successfully')).toBeTruthy();
    expect(variablesOf(page, 'SendClientInvoice')).toMatchObject([{ appointmentId: 'a', sendTo }]);
    const link = await screen.findByRole('link', { name: 'Invoice 0042' });
    expect(link.getAttribute('href')).toBe(invoice.path);
  });

  it('that is refused says all the reasons, and keeps what was chosen', async () => {
    openPaymentArea(() => unpaid, {
      SendClientInvoice: () => outcome('sendClientInvoiceMutation', 'SendClientInvoicePayload', ['No phone.', 'No.']),
    });
    await press('Send invoice');
    fireEvent.click(within(await dialog()).getByRole('radio', { name: 'Text' }));
    await confirm();
    expect(await within(await dialog()).findByText('No phone. No.')).toBeTruthy();
    expect(within(await dialog()).getByRole<HTMLInputElement>('radio', { name: 'Text' }).checked).toBe(true);
  });

  it('that fails without a reason says so', async () => {
    openPaymentArea(() => unpaid, { SendClientInvoice: down });
    await press('Send invoice');
    await confirm();
    expect(await within(await dialog()).findByText('Failed to send invoice')).toBeTruthy();
  });

  it('whose answer was lost is asked for again by the same key, so that it is sent once', async () => {
    const page = openPaymentArea(() => unpaid, {
      SendClientInvoice: () => {
        throw new LineCut();
      },
    });
    await press('Send invoice');
    await confirm();
    await within(await dialog()).findByText(/your client gets it only once/);
    await confirm();
    await waitFor(() => expect(variablesOf(page, 'SendClientInvoice')).toHaveLength(2));
    const [first, second] = variablesOf(page, 'SendClientInvoice');
    expect(second).toEqual(first);
  });

  it.each([
    ['is offered for what is paid', { ...paid }, 1],
    ['is not offered for what costs nothing', { ...paid, fullTotal: 0, refundableCents: 0 }, 0],
  ])('%s', async (_, payment, buttons) => {
    openPaymentArea(() => payment);
    await area();
    expect(screen.queryAllByRole('button', { name: 'Send invoice' })).toHaveLength(buttons);
  });

  it('whose file is still being made is named without a link', async () => {
    openPaymentArea(() => ({ ...unpaid, invoices: [{ ...invoice, path: null }] }));
    expect(await screen.findByText(/Invoice 0042/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Invoice 0042' })).toBeNull();
  });
});
