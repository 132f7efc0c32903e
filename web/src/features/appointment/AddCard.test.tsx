import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { leavePage, openWithCard, paymentPanel, press, stopClock } from '../../testing/appointmentPage.js';
import { cardSetup, confirmCards, enterCard } from '../../testing/cardSetup.js';

const realFetch = globalThis.fetch;

beforeEach(stopClock);
afterEach(() => {
  leavePage();
  globalThis.fetch = realFetch;
});

describe('adding a credit card', () => {
  const needed = { clientPaymentStatus: 'Card_needed', paymentAction: 'add_card', defaultPaymentMethod: null };

  it('saves it and says so; nothing is charged', async () => {
    confirmCards();
    const page = openWithCard(needed, cardSetup());
    await press('Add credit card');
    await enterCard();
    await press('Save card');
    await screen.findByText('Your payment method has been saved.');
    expect(page.asked.map(({ operation }) => operation)).not.toContain('ChargeCard');
  });

  it('moves the status to Pending: the card will be charged the day of the appointment', async () => {
    confirmCards();
    let facts: object = needed;
    const answers = cardSetup();
    openWithCard(() => facts, {
      ...answers,
      CompleteSetup: () => {
        facts = { clientPaymentStatus: 'Pending', paymentAction: 'none' };
        return answers.CompleteSetup!({});
      },
    });
    (await paymentPanel()).getByText('Card needed');
    await press('Add credit card');
    await enterCard();
    await press('Save card');
    await screen.findByText(/will be charged the day of the appointment, Tue, Dec 1, 2026\.$/);
    (await paymentPanel()).getByText('Pending');
  });

  it('shows why a setup could not be started', async () => {
    openWithCard(needed, {
      SetupIntent: () => ({
        setupIntent: { __typename: 'SetupIntentPayload', result: 'failure', errors: [], setupIntentSecret: null },
      }),
    });
    await press('Add credit card');
    await enterCard();
    await press('Save card');
    await screen.findByText('Failed to create setup intent');
    await screen.findByText('There was an error: Failed to create setup intent');
  });

  it.each([
    ['SetupIntent', 'Failed to create setup intent'],
    ['CompleteSetup', 'An error occurred'],
  ])('says so where the server fails at %s', async (operation, message) => {
    confirmCards();
    const fails = () => {
      throw new Error('boom');
    };
    openWithCard(needed, { ...cardSetup(), [operation]: fails });
    await press('Add credit card');
    await enterCard();
    await press('Save card');
    await screen.findByText(`There was an error: ${message}`);
  });
});
