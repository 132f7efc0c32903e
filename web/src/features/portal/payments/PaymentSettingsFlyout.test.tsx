import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Answers } from '../../../testing/renderPage.js';
import { down, lastAsked, payments, row, SETTINGS, start } from '../testing/paymentsPage.js';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('the payment settings', () => {
  const open = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Settings' }));
    return screen.findByRole('dialog', { name: 'Payment settings' });
  };
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  const answer = (errors: object[] = []) => ({
    updatePaymentSettings: {
      __typename: 'UpdatePaymentSettingsPayload',
      result: errors.length ? 'failure' : 'success',
      errors,
      practice: errors.length ? null : { __typename: 'Practice', id: 'p', paymentSettings: SETTINGS },
    },
  });

  it('are offered only to practices that may ask for cards', async () => {
    start({ PaymentsOfPractice: () => payments([row('a')], { requireCcEnabled: false }) });
    await screen.findByText('Maya Rivers');
    expect(screen.queryByRole('button', { name: 'Settings' })).toBeNull();
  });

  it('can be saved once something has changed, and say so for three seconds', async () => {
    const page = start({ UpdatePaymentSettings: () => answer() });
    await open();
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Save' })).disabled).toBe(true);
    fireEvent.click(screen.getByRole('checkbox', { name: /^Charge the card when clients book/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: /^Email me the evening before cards are charged/ }));
    const times = screen.getByRole('combobox', { name: 'When the email is sent' });
    expect(
      within(times)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([...['At once', '1 hour after', '2 hours after', '4 hours after', '24 hours after', '48 hours after']]);
    fireEvent.change(times, { target: { value: '2880' } });
    await waitFor(() => expect(save().disabled).toBe(false));
    fireEvent.click(save());
    expect(await screen.findByText('Settings updated successfully.')).toBeTruthy();
    expect(screen.getByText('Settings updated successfully. for 3000 ms')).toBeTruthy();
    expect(lastAsked(page, 'UpdatePaymentSettings')).toEqual({
      ...{ requireClientCcToBook: true, chargeClientCcAtBooking: true, paymentPastDueEmailEnabled: true },
      ...{ paymentPastDueTextEnabled: false, paymentPastDueEmailMinutes: 2880, paymentPastDueTextMinutes: 120 },
      chargeSummaryEmailEnabled: true,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each<[string, Answers[string], string]>([
    [
      'the server refuses',
      () => answer([{ __typename: 'UserError', message: 'Please choose.', field: null }]),
      'Please choose.',
    ],
    ['the server fails', down, 'The bank sleeps.'],
    ['nothing is said', () => ({ updatePaymentSettings: null }), 'Please try again later.'],
  ])('stay open with the reason where %s', async (_case, UpdatePaymentSettings, message) => {
    start({ UpdatePaymentSettings });
    await open();
    fireEvent.click(await screen.findByRole('checkbox', { name: /^Text clients/ }));
    await waitFor(() => expect(save().disabled).toBe(false));
    fireEvent.click(save());
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByRole('dialog', { name: 'Payment settings' })).toBeTruthy();
  });

  it('ask for no card where no provider could charge it', async () => {
    const own = { hasPaymentProvider: false, paymentSettings: { ...SETTINGS, requireClientCcToBook: false } };
    start({ PaymentsOfPractice: () => payments([row('a')], own) });
    await open();
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Require a card to book/ });
    expect(box.disabled).toBe(true);
    expect(screen.getByRole('link', { name: 'Connect one' }).getAttribute('href')).toBe('/portal/settings/banking');
  });
});
