import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage, type Answers, type RenderedPage } from '../../../../testing/renderPage.js';
import { ToastRegion } from '../../../../ui/ToastRegion.js';
import { dismissToast, useToasts } from '../../../../lib/toasts.js';
import { BookingSettingsPage } from './BookingSettingsPage.js';

const STORED = {
  ...{ __typename: 'Practice', id: 'p', defaultCurrency: 'USD', requireCcEnabled: true, hasPaymentProvider: true },
  cancellationPolicyEnabled: true,
  ...{ appointmentBufferTime: 15, instantClientApproval: true, appointmentLeadTime: 1440, startTimeIncrement: 30 },
  ...{ requireClientCcToBook: true, chargeClientCcAtBooking: true, cancellationPolicy: 'A day before, please.' },
  ...{ lateCancellationHours: 24, lateCancellationFeePercent: 50, lateCancellationFeeCents: 0, noShowFeePercent: 100 },
};
const VARIABLES = {
  ...{ appointmentBufferTime: 15, instantClientApproval: true, appointmentLeadTime: 1440, startTimeIncrement: 30 },
  ...{ requireClientCcToBook: true, chargeClientCcAtBooking: true, cancellationPolicy: 'A day before, please.' },
  ...{ lateCancellationHours: 24, lateCancellationFeePercent: 50, lateCancellationFeeCents: 0, noShowFeePercent: 100 },
};
const answer = (errors: object[] = [], own: object = {}) => ({
  updateBookingSettings: {
    ...{ __typename: 'UpdateBookingSettingsPayload', result: errors.length ? 'failure' : 'success', errors },
    practice: errors.length ? null : { ...STORED, ...own, paymentSettings: { __typename: 'PaymentSettings' } },
  },
});

const Durations = () =>
  useToasts().map(({ id, message, durationMs }) => <i key={id}>{`${message} for ${durationMs} ms`}</i>);

function start(own: object = {}, answers: Answers = {}) {
  const page = renderPage(
    <>
      <BookingSettingsPage />
      <ToastRegion />
      <Durations />
    </>,
    { BookingSettings: () => ({ currentPractice: { ...STORED, ...own } }), ...answers },
    '/portal/settings/booking',
  );
  return page;
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const box = (name: RegExp) => screen.queryByRole<HTMLInputElement>('checkbox', { name });
const sent = ({ asked }: RenderedPage) =>
  asked.filter(({ operation }) => operation === 'UpdateBookingSettings').map(({ variables }) => variables);
async function save() {
  await waitFor(() => expect(button('Save').disabled).toBe(false));
  fireEvent.click(button('Save'));
}

afterEach(() => {
  for (let id = 1; id < 40; id++) dismissToast(id);
  cleanup();
});

describe('the booking settings', () => {
  it('show what is stored, with the recommended choices marked, and lead back to the settings', async () => {
    start();
    expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Lead time' })).value).toBe('1440');
    expect(
      within(select('Buffer between appointments')).getByRole('option', { name: '15 minutes (recommended)' }),
    ).toBeTruthy();
    expect(
      within(select('Auto-accept bookings'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([...['Yes (recommended)', 'No (approval required)']]);
    const path = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(path.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/portal/settings');
    expect(screen.getByText(/Booked visits keep/)).toBeTruthy();
    expect([button('Save').disabled, button('Cancel').disabled]).toEqual([true, true]);
  });

  it('save what differs, and say so for three seconds', async () => {
    const page = start({}, { UpdateBookingSettings: () => answer([], { appointmentBufferTime: 30 }) });
    fireEvent.change(await screen.findByRole('combobox', { name: 'Buffer between appointments' }), {
      target: { value: '30' },
    });
    fireEvent.change(select('Auto-accept bookings'), { target: { value: 'no' } });
    await save();
    await screen.findByText('Settings updated successfully. for 3000 ms');
    expect(sent(page)).toEqual([{ ...VARIABLES, appointmentBufferTime: 30, instantClientApproval: false }]);
  });

  it('go back to what is stored with Cancel, and say for three seconds that changes are gone', async () => {
    start();
    fireEvent.change(await screen.findByRole('combobox', { name: 'Lead time' }), { target: { value: '0' } });
    fireEvent.click(button('Cancel'));
    await screen.findByText('Your changes have been discarded. for 3000 ms');
    expect(select('Lead time').value).toBe('1440');
  });

  it('charge nothing at booking once no card is required', async () => {
    const page = start({}, { UpdateBookingSettings: () => answer() });
    fireEvent.click(await screen.findByRole('checkbox', { name: /^Require a card/ }));
    expect(box(/^Charge the card/)).toBeNull();
    fireEvent.click(box(/^Require a card/)!);
    expect(box(/^Charge the card/)!.checked).toBe(false);
    await save();
    await waitFor(() => expect(sent(page)).toEqual([{ ...VARIABLES, chargeClientCcAtBooking: false }]));
  });

  it('ask for a card only with a provider that can charge it, and only where the plan has that', async () => {
    const { unmount } = start({
      hasPaymentProvider: false,
      requireClientCcToBook: false,
      chargeClientCcAtBooking: false,
    });
    await screen.findByRole('combobox', { name: 'Lead time' });
    expect(box(/^Require a card/)!.disabled).toBe(true);
    expect(screen.getByRole('link', { name: 'Connect one' }).getAttribute('href')).toBe('/portal/settings/banking');
    unmount();
    start({ requireCcEnabled: false });
    await screen.findByRole('combobox', { name: 'Lead time' });
    expect(box(/^Require a card/)).toBeNull();
  });

  it('take a policy in words of their own only where the plan has that', async () => {
    const { unmount } = start();
    expect(await screen.findByRole('textbox', { name: /^Cancellation policy/ })).toBeTruthy();
    unmount();
    start({ cancellationPolicyEnabled: false });
    await screen.findByRole('radio', { name: 'A fixed amount' });
    expect(screen.queryByRole('textbox', { name: /^Cancellation policy/ })).toBeNull();
  });

  it('take one of the two fees for a late cancellation', async () => {
    const page = start({}, { UpdateBookingSettings: () => answer() });
    fireEvent.click(await screen.findByRole('radio', { name: 'A fixed amount' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Amount (USD)' }), { target: { value: '25' } });
    await save();
    await waitFor(() =>
      expect(sent(page)).toEqual([{ ...VARIABLES, lateCancellationFeePercent: 0, lateCancellationFeeCents: 2500 }]),
    );
  });

  it.each([
    ['Cancellation policy', 'x'.repeat(251), 'The cancellation policy can have at most 250 characters.'],
    ['A cancellation is late within (hours before the start)', '169', 'Please enter 0 to 168 hours.'],
    ['Share of the price (percent)', '101', 'Please enter a percentage from 0 to 100.'],
    ['No-show fee (percent)', '', 'Please enter a percentage from 0 to 100.'],
  ])('are not saved while %s breaks its rule', async (name, value, message) => {
    start();
    const field = await screen.findByRole('textbox', { name: new RegExp(`^${name.replace(/[()]/g, '\\$&')}`) });
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
    await screen.findByText(message);
    expect(button('Save').disabled).toBe(true);
  });

  it('keep what was typed where it is refused, with the reason at its field', async () => {
    const message = 'Connect a payment provider before you ask for cards.';
    const error = { __typename: 'UserError', code: 'no_payment_provider', message, field: 'requireClientCcToBook' };
    start(
      { requireClientCcToBook: false, chargeClientCcAtBooking: false },
      { UpdateBookingSettings: () => answer([error]) },
    );
    fireEvent.click(await screen.findByRole('checkbox', { name: /^Require a card/ }));
    await save();
    await screen.findByText(message);
    expect(box(/^Require a card/)!.checked).toBe(true);
  });

  it.each<[string, () => object, string]>([
    [
      'the server fails',
      () => {
        throw new Error('The catalog sleeps.');
      },
      'The catalog sleeps.',
    ],
    [
      'it refuses',
      () => answer([{ __typename: 'UserError', code: 'rate_limited', message: 'Not so fast.', field: null }]),
      'Not so fast.',
    ],
    ['nothing is said', () => ({ updateBookingSettings: null }), 'Please try again later.'],
  ])('say why where %s', async (_case, UpdateBookingSettings, message) => {
    start({}, { UpdateBookingSettings });
    fireEvent.change(await screen.findByRole('combobox', { name: 'Lead time' }), { target: { value: '0' } });
    await save();
    await screen.findByText(message);
    expect(select('Lead time').value).toBe('0');
  });

  it('offer another try where they did not load', async () => {
    let tries = 0;
    start(
      {},
      {
        BookingSettings: () => {
          tries += 1;
          if (tries === 1) throw new Error('The catalog sleeps.');
          return { currentPractice: STORED };
        },
      },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('combobox', { name: 'Lead time' });
  });
});
