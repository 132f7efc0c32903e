import { fireEvent, screen } from '@testing-library/react';
import type { Answers } from './renderPage.js';

/** The server starts saving a card and finds it saved. */
export function cardSetup(): Answers {
  return {
    SetupIntent: () => ({
      setupIntent: {
        __typename: 'SetupIntentPayload',
        result: 'success',
        errors: [],
        setupIntentSecret: 'seti_1_secret_2',
      },
    }),
    CompleteSetup: () => ({
      completeSetup: {
        __typename: 'CompleteSetupPayload',
        result: 'success',
        errors: [],
        clientSecret: null,
        paymentMethod: null,
        appointment: null,
      },
    }),
  };
}

/** Types a card into the form. */
export async function enterCard() {
  const type = async (label: string, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  await type('Card number', '4242424242424242');
  await type('Expiry', '1240');
  await type('Security code', '123');
  await type('Postal code', '12207');
}

/** The provider takes every card that is typed, until `globalThis.fetch` is put back. */
export function confirmCards(): void {
  globalThis.fetch = (async (url: string) => ({
    json: async () => (url.endsWith('/payment_methods') ? { id: 'pm_1' } : { id: 'seti_1', status: 'succeeded' }),
  })) as unknown as typeof fetch;
}
