import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { noteConnection } from '../../../connection/connectionState.js';
import { CONNECTION_MESSAGE } from '../../../lib/userErrors.js';
import { LineCut } from '../../../testing/renderPage.js';
import { unpaid, paid, adjustment, outcome, openPaymentArea, variablesOf, press } from '../testing/paymentArea.js';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('refunds and adjustments', () => {
  const openDialog = async () => {
    await press('Add refund');
    return screen.findByRole('alertdialog', { name: 'Add refund' });
  };
  const send = (dialog: HTMLElement) => fireEvent.click(within(dialog).getByRole('button', { name: 'Add refund' }));
  const valueOf = (dialog: HTMLElement, label: RegExp) => within(dialog).getByLabelText<HTMLInputElement>(label).value;

  it('begin with the full total and now, on the clocks of the practice', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-03T06:30:20Z'));
    const page = openPaymentArea(() => paid, {
      CreateAdjustment: () => outcome('createAdjustment', 'CreateAdjustmentPayload'),
    });
    const dialog = await openDialog();
    expect([valueOf(dialog, /^Amount/), valueOf(dialog, /^Date/), valueOf(dialog, /^Time/)]).toEqual([
      ...['CA$90.00', '2026-11-02', '23:30'],
    ]);
    fireEvent.change(within(dialog).getByLabelText(/^Note/), { target: { value: ' Late start ' } });
    send(dialog);
    expect(await screen.findByText('Adjustment added')).toBeTruthy();
    expect(variablesOf(page, 'CreateAdjustment')).toEqual([
      {
        ...{ appointmentId: 'a', adjustedAt: '2026-11-03T06:30:00.000Z', amountCents: 9000, note: 'Late start' },
        onlyOverpaid: false,
        idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
  });

  it('begin with what is left once something was given back, and cannot exceed it', async () => {
    const page = openPaymentArea(() => ({ ...paid, refundableCents: 6450 }));
    const dialog = await openDialog();
    expect(valueOf(dialog, /^Amount/)).toBe('CA$64.50');
    fireEvent.change(within(dialog).getByLabelText(/^Amount/), { target: { value: '64.51' } });
    send(dialog);
    const message = 'Adjustment amount cannot exceed the refundable amount (CA$64.50)';
    expect(await within(dialog).findByText(message)).toBeTruthy();
    expect(variablesOf(page, 'CreateAdjustment')).toEqual([]);
  });

  it('send an answer that was lost again by the same key, and another amount by another one', async () => {
    let lost = true;
    const page = openPaymentArea(() => paid, {
      CreateAdjustment: () => {
        if (lost) throw new LineCut();
        return outcome('createAdjustment', 'CreateAdjustmentPayload', ['No.']);
      },
    });
    const dialog = await openDialog();
    send(dialog);
    const said = `We got no answer. Nothing is refunded twice. ${CONNECTION_MESSAGE}`;
    expect(await within(dialog).findByText(said)).toBeTruthy();
    lost = false;
    send(dialog);
    expect(await within(dialog).findByText("We weren't able to add this adjustment: No.")).toBeTruthy();
    fireEvent.change(within(dialog).getByLabelText(/^Amount/), { target: { value: '5' } });
    send(dialog);
    await waitFor(() => expect(variablesOf(page, 'CreateAdjustment')).toHaveLength(3));
    const [first, second, third] = variablesOf(page, 'CreateAdjustment').map((form) => form['idempotencyKey']);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    act(() => noteConnection(false));
  });

  it('are listed, and can be removed where nothing was paid through a provider', async () => {
    let removed = false;
    const page = openPaymentArea(() => ({ ...unpaid, adjustments: removed ? [] : [adjustment('one', 'Late start')] }), {
      RemoveAdjustment: () => {
        removed = true;
        return outcome('removeAdjustment', 'RemoveAdjustmentPayload');
      },
    });
    const item = (await screen.findByText('Late start')).closest('li') as HTMLElement;
    expect(item.textContent).toContain('−CA$25.50');
    fireEvent.click(within(item).getByRole('button', { name: 'Remove the adjustment of CA$25.50' }));
    expect(await screen.findByText('Adjustment removed')).toBeTruthy();
    expect(variablesOf(page, 'RemoveAdjustment')).toEqual([{ adjustmentId: 'one' }]);
    await waitFor(() => expect(screen.queryByText('Late start')).toBeNull());
  });

  it('stay where a provider moved money', async () => {
    openPaymentArea(() => ({ ...paid, adjustments: [adjustment('one', 'Late start')] }));
    await screen.findByText('Late start');
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  it('say why one could not be removed', async () => {
    const RemoveAdjustment = () => outcome('removeAdjustment', 'RemoveAdjustmentPayload', ['It was paid online.']);
    openPaymentArea(() => ({ ...unpaid, adjustments: [adjustment('one')] }), { RemoveAdjustment });
    await press('Remove the adjustment of CA$25.50');
    expect(await screen.findByText("We weren't able to remove this adjustment: It was paid online.")).toBeTruthy();
  });
});
