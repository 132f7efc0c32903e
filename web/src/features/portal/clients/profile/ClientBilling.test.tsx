import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { cardSetup, confirmCards, enterCard } from '../../../../testing/cardSetup.js';
import type { Answers } from '../../../../testing/renderPage.js';
import { dismissToast } from '../../../../lib/toasts.js';
import { payments } from '../../testing/paymentsPage.js';
import { CARD_FORM, cardOf, payload, refusal, VISA } from '../testing/directory.js';
import { down, startProfile } from './testing/profilePage.js';

const realFetch = globalThis.fetch;
const NEW_CARD = { ...VISA, id: 'new', last4: '1111' };

/** The billing page of Maya, whose card is what `card` holds; deleting takes it away. */
function startBilling(own: Answers = {}, card: { now: object | null } = { now: VISA }) {
  const answers: Answers = {
    PaymentsOfPractice: () => payments([], { id: 'practice' }),
    CardOfClient: () => cardOf(card.now),
    CardToDelete: () => visitsToCharge(0),
    DeleteCard: () => {
      card.now = null;
      return { deletePaymentMethod: payload('DeletePaymentMethodPayload', { client: { ...MAYA } }) };
    },
    ...own,
  };
  return startProfile(answers, '/portal/clients/maya/billing');
}
const MAYA = { __typename: 'Client', id: 'maya', defaultPaymentMethod: null };
const visitsToCharge = (count: number) => ({
  defaultPaymentMethodPractice: { __typename: 'PaymentMethod', id: 'card', visitsToCharge: count },
});
const section = async () => within(await screen.findByRole('region', { name: 'Card on file' }));
const question = async () => within(await screen.findByRole('alertdialog', { name: 'Delete Visa ending in 4242?' }));
const ask = async () => {
  fireEvent.click(await (await section()).findByRole('button', { name: 'Delete card' }));
  return question();
};
const confirm = async (asked: Awaited<ReturnType<typeof question>>) => {
  const button = asked.getByRole<HTMLButtonElement>('button', { name: 'Delete card' });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
};

afterEach(() => {
  for (let id = 1; id < 40; id++) dismissToast(id);
  cleanup();
  globalThis.fetch = realFetch;
});

describe('the card on the billing page', () => {
  it('is deleted after a question, and the way to add another is left', async () => {
    const page = startBilling();
    await confirm(await ask());
    expect(await screen.findByText('Card deleted.')).toBeTruthy();
    const left = await section();
    expect(await left.findByRole('button', { name: 'Add card' })).toBeTruthy();
    expect(left.queryByText(/4242/)).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(page.asked.find(({ operation }) => operation === 'DeleteCard')?.variables).toEqual({
      input: { practiceId: 'practice', clientId: 'maya', paymentMethodId: 'card' },
    });
  });

  it.each([
    [1, 'One appointment is still to be charged to it, and needs another card then.'],
    [1200, '1,200 appointments are still to be charged to it, and need another card then.'],
  ])('is deleted only after it was said that %d appointments need another one', async (count, said) => {
    startBilling({ CardToDelete: () => visitsToCharge(count) });
    expect(await (await ask()).findByText(said)).toBeTruthy();
  });

  it('waits with the answer until it is known what is to be charged to it, and asks again', async () => {
    let fails = true;
    startBilling({ CardToDelete: () => (fails ? down() : visitsToCharge(2)) });
    const asked = await ask();
    const retry = await asked.findByRole('button', { name: 'Try again' });
    expect(asked.getByRole<HTMLButtonElement>('button', { name: 'Delete card' }).disabled).toBe(true);
    fails = false;
    fireEvent.click(retry);
    expect(await asked.findByText(/^2 appointments are still to be charged/)).toBeTruthy();
  });

  it('stays when the question is left', async () => {
    const page = startBilling();
    fireEvent.click((await ask()).getByRole('button', { name: 'Keep card' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect((await section()).getByText('Visa ending in 4242')).toBeTruthy();
    expect(page.asked.some(({ operation }) => operation === 'DeleteCard')).toBe(false);
  });

  it('stays with the reason where it cannot be deleted now', async () => {
    const message = 'A payment with this card is under way. Please try again in a moment.';
    const refused = { deletePaymentMethod: refusal('DeletePaymentMethodPayload', message) };
    startBilling({ DeleteCard: () => refused });
    const asked = await ask();
    await confirm(asked);
    expect(await asked.findByText(message)).toBeTruthy();
    expect((await screen.findAllByText('Visa ending in 4242')).length).toBeGreaterThan(0);
  });

  it('is changed by a modal that takes a new one', async () => {
    confirmCards();
    const card: { now: object | null } = { now: VISA };
    const setup = cardSetup();
    startBilling(
      {
        CardFormOfPractice: () => CARD_FORM,
        ...setup,
        CompleteSetup: (variables) => {
          card.now = NEW_CARD;
          return setup.CompleteSetup!(variables);
        },
      },
      card,
    );
    fireEvent.click(await (await section()).findByRole('button', { name: 'Change card' }));
    await enterCard();
    fireEvent.click(screen.getByRole('button', { name: 'Save card' }));
    expect(await screen.findByText('Card saved successfully')).toBeTruthy();
    expect(await (await section()).findByText('Visa ending in 1111')).toBeTruthy();
  });

  it('cannot be added where no card provider is connected, and there is none to delete', async () => {
    const without = { id: 'practice', hasPaymentProvider: false };
    startBilling({ CardOfClient: () => cardOf(null, without), PaymentsOfPractice: () => payments([], without) });
    expect(await (await section()).findByText(/once a card provider is connected/)).toBeTruthy();
    for (const name of ['Add card', 'Delete card']) expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
