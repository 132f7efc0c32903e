import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  leavePage,
  openWithCard,
  paymentPanel,
  press,
  stopClock,
  userError,
  variablesOf,
} from '../../testing/appointmentPage.js';
import type { Answers } from '../../testing/renderPage.js';

beforeEach(stopClock);
afterEach(leavePage);

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
    openWithCard(paid);
    const dialog = await open();
    const options = dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    expect(options).toEqual(['10%$13.50', '15%$20.25', '20%$27', 'Custom']);
    fireEvent.click(await dialog.findByRole('button', { name: 'Add tip with Visa •••• 4242' }));
    const problem = await dialog.findByText('Please select a tip option.');
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('radio', { name: /10%/ })));
    expect(document.activeElement?.getAttribute('aria-describedby')).toBe(problem.id);
    expect(dialog.getByRole('group', { name: 'Add a tip' }).contains(document.activeElement)).toBe(true);
    // Again with each attempt to continue without a tip.
    const pay = dialog.getByRole('button', { name: 'Add tip with Visa •••• 4242' });
    pay.focus();
    fireEvent.click(pay);
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('radio', { name: /10%/ })));
  });

  it('brings the focus to the amount where that is no amount', async () => {
    openWithCard(paid);
    const dialog = await open();
    fireEvent.click(dialog.getByRole('radio', { name: 'Custom' }));
    fireEvent.change(dialog.getByLabelText(/^Tip in/), { target: { value: 'much' } });
    fireEvent.click(await dialog.findByRole('button', { name: /^Add tip with/ }));
    await dialog.findByText('Please enter the tip as an amount, such as 12.50.');
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(/^Tip in/)));
  });

  it('is charged to the saved card, and thanked for', async () => {
    const page = openWithCard(paid, tipped('success'));
    const dialog = await open();
    fireEvent.click(dialog.getByRole('radio', { name: /15%/ }));
    fireEvent.click(await dialog.findByRole('button', { name: 'Tip $20.25 with Visa •••• 4242' }));
    await screen.findByText('Tip added successfully. Thank you!');
    expect(variablesOf(page, 'ChargeTipOnly')).toEqual({
      appointmentId: 'appointment',
      instantActionToken: 'secret',
      tipAmount: 2025,
      idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    await jest.advanceTimersByTimeAsync(4100);
    await waitFor(() => expect(screen.queryByText('Tip added successfully. Thank you!')).toBeNull());
  });

  it('begins as 10 percent where it is an own amount', async () => {
    const page = openWithCard(paid, tipped('success'));
    const dialog = await open();
    fireEvent.click(dialog.getByRole('radio', { name: 'Custom' }));
    const field = dialog.getByLabelText('Tip in USD') as HTMLInputElement;
    expect(field.value).toBe('13.50');
    fireEvent.change(field, { target: { value: '7.5' } });
    fireEvent.click(await dialog.findByRole('button', { name: 'Tip $7.50 with Visa •••• 4242' }));
    await waitFor(() => expect(variablesOf(page, 'ChargeTipOnly')).toMatchObject({ tipAmount: 750 }));
  });

  it('says why it could not be charged', async () => {
    openWithCard(paid, tipped('failure', [userError('card_declined', 'Your card was declined.')]));
    const dialog = await open();
    fireEvent.click(dialog.getByRole('radio', { name: /10%/ }));
    fireEvent.click(await dialog.findByRole('button', { name: 'Tip $13.50 with Visa •••• 4242' }));
    await dialog.findByText('Payment failed: Your card was declined.');
    screen.getByText('There was an error processing your payment: Your card was declined.');
  });

  it('is not asked for before the visit is over and paid', async () => {
    openWithCard({ ...paid, canTip: false });
    await paymentPanel();
    expect(screen.queryByRole('button', { name: 'Add a tip' })).toBeNull();
  });
});
