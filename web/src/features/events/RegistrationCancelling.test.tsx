import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { openRegistration, registrationHeading } from '../../testing/registrationPage.js';
import { testRegistration } from './testEvent.js';

const realFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

describe('giving the place up', () => {
  const ask = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel appointment' }));
    return within(await screen.findByRole('alertdialog'));
  };
  const answer = (status: number, body: unknown) => {
    const calls: { url: string; init: RequestInit }[] = [];
    globalThis.fetch = (async (url: string, init: RequestInit) => {
      calls.push({ url, init });
      if (body instanceof Error) throw body;
      return { status, json: async () => body };
    }) as unknown as typeof fetch;
    return calls;
  };

  it.each([
    [{}, /^You can give up your place for free until .*\. You'll get a full refund\.$/],
    [{ amountCents: 0, fullTotal: 0, freeCancellationUntil: null }, 'You can give up your place for free.'],
    [{ cancellationFeeCents: 1250 }, "Cancelling now costs $12.50. We'll refund anything you paid beyond that."],
    [{ cancellationFeeCents: 1250, dueCents: 2500 }, 'Cancelling now costs $12.50.'],
  ])('says what it costs before, in a dialog titled Cancel Appointment: %p', async (change, text) => {
    openRegistration(change);
    const dialog = await ask();
    dialog.getByRole('heading', { name: 'Cancel Appointment' });
    dialog.getByText(text);
  });

  it('posts to the registration’s own route, and shows the cancelled view', async () => {
    let cancelled = false;
    const calls = answer(200, { success: true, message: 'Your appointment has been cancelled.', error: null });
    openRegistration(null, {
      RegistrationPage: () => ({
        tokenRegistration: testRegistration(cancelled ? { state: 'cancelled', canCancel: false } : {}),
      }),
    });
    const dialog = await ask();
    expect(calls).toHaveLength(0);
    cancelled = true;
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel appointment' }));
    await registrationHeading('Your registration is cancelled');
    expect(calls).toHaveLength(1);
    expect(calls[0]!.url).toBe('/manage_event_registrations/secret/cancel');
    expect(calls[0]!.init).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } });
    await screen.findByText('Your appointment has been cancelled.');
  });

  it.each([
    [404, { success: false, error: 'Error: Registration token not found.' }, 'Error: Registration token not found.'],
    [422, { success: false, error: 'This event has already begun.' }, 'This event has already begun.'],
    [500, { errors: [{ code: 'INTERNAL' }] }, 'Failed to cancel appointment. Please try again.'],
    [200, { success: false }, 'Failed to cancel appointment. Please try again.'],
    [0, new TypeError('network'), 'An unexpected error occurred. Please try again.'],
  ])('says why it did not work: %s %p', async (status, body, text) => {
    answer(status, body);
    openRegistration({});
    const dialog = await ask();
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel appointment' }));
    await dialog.findByText(text);
  });
});
