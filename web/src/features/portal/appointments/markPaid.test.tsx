import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { unpaid, outcome, openPaymentArea, variablesOf, area, press } from '../testing/paymentArea.js';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('marking as paid', () => {
  it.each([
    ['Cash', 'cash'],
    ['Venmo', 'venmo'],
    ['PayPal', 'paypal'],
  ])('by %s is recorded as %s', async (label, paidBy) => {
    const page = openPaymentArea(() => unpaid, { MarkPaid: () => outcome('markPaid', 'MarkPaidPayload') });
    await press('Mark as paid');
    const dialog = await screen.findByRole('alertdialog', { name: 'Mark as paid' });
    fireEvent.click(within(dialog).getByRole('radio', { name: label }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Mark as paid' }));
    expect(await screen.findByText('Marked as paid.')).toBeTruthy();
    expect(variablesOf(page, 'MarkPaid')).toEqual([{ appointmentId: 'a', paidBy }]);
  });

  it('takes other words, and asks for them', async () => {
    const page = openPaymentArea(() => unpaid, { MarkPaid: () => outcome('markPaid', 'MarkPaidPayload') });
    await press('Mark as paid');
    const dialog = await screen.findByRole('alertdialog', { name: 'Mark as paid' });
    fireEvent.click(within(dialog).getByRole('radio', { name: 'Other' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Mark as paid' }));
    expect(await within(dialog).findByText('Please say how it was paid')).toBeTruthy();
    fireEvent.change(within(dialog).getByLabelText('How it was paid'), { target: { value: ' A cheque ' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Mark as paid' }));
    await waitFor(() => expect(variablesOf(page, 'MarkPaid')).toEqual([{ appointmentId: 'a', paidBy: 'A cheque' }]));
  });

  it('says why it was refused', async () => {
    openPaymentArea(() => unpaid, {
      MarkPaid: () => outcome('markPaid', 'MarkPaidPayload', ['This appointment is paid already.']),
    });
    await press('Mark as paid');
    const dialog = await screen.findByRole('alertdialog', { name: 'Mark as paid' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Mark as paid' }));
    expect(await within(dialog).findByText(/This appointment is paid already\.$/)).toBeTruthy();
  });

  it('is said with how, and can be undone', async () => {
    let marked = true;
    const page = openPaymentArea(
      () => (marked ? { ...unpaid, dueCents: 0, paymentStatus: 'Paid', markPaid: true, paidBy: 'cash' } : unpaid),
      {
        UndoMarkPaid: () => {
          marked = false;
          return outcome('undoMarkPaid', 'MarkPaidPayload');
        },
      },
    );
    expect(await screen.findByText('Marked as paid · Cash')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mark as paid' })).toBeNull();
    await press('Undo');
    expect(await within(await area()).findByText('Unpaid')).toBeTruthy();
    expect(variablesOf(page, 'UndoMarkPaid')).toEqual([{ appointmentId: 'a' }]);
  });

  it('is not offered for what is still asked for', async () => {
    openPaymentArea(() => ({ ...unpaid, past: false, paymentStatus: 'Pending' }), {}, 'pending');
    await area();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
