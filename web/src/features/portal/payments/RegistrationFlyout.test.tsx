import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Answers } from '../../../testing/renderPage.js';
import { down, lastAsked, payments, place, registration, start } from '../testing/paymentsPage.js';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('the payment of a registration', () => {
  const openPlace = (own: Answers = {}) =>
    start({ PaymentsOfPractice: () => payments([place()]), ...own }, '/portal/payments?payment=place');
  const processed = (errors: object[] = [], result = errors.length ? 'failure' : 'success') => ({
    processRegistrationPayment: {
      __typename: 'ProcessRegistrationPaymentPayload',
      ...{ result, errors },
      registration: {
        __typename: 'BookableEventRegistration',
        ...{ id: 'place', token: 'token-of-place', paymentError: null },
        ...(result === 'failure'
          ? { paymentStatus: 'failed', dueCents: 9000 }
          : { paymentStatus: 'paid', dueCents: 0 }),
      },
    },
  });

  it('offers to record a failed refund as paid back, and shows a dispute', async () => {
    const refund = {
      ...{ __typename: 'FailedRefund', id: 'r', amountCents: 4000, failedAt: '2026-11-03T09:00:00-08:00' },
      ...{ brand: 'visa', last4: '4242' },
    };
    const dispute = {
      ...{ __typename: 'Dispute', id: 'd', amountCents: 9000, feeCents: 0, reason: 'fraudulent', state: 'lost' },
      ...{ respondBy: null, url: 'https://dashboard.example.com/disputes/d' },
    };
    let owed = true;
    const page = openPlace({
      RegistrationForPayment: () => registration({ failedRefunds: owed ? [refund] : [], disputes: [dispute] }),
      MarkRefundPaid: () => {
        owed = false;
        return {
          markRefundPaid: { __typename: 'FailedRefundPayload', result: 'success', errors: [], appointment: null },
        };
      },
    });
    expect(await screen.findByText('The dispute of CA$90.00 was lost')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Record as paid back' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Record as paid back' }));
    await waitFor(() => expect(screen.queryByText(/did not accept it/)).toBeNull());
    expect(page.asked.some(({ operation }) => operation === 'MarkRefundPaid')).toBe(true);
  });

  it.each([
    ['free', 'Free Event', false],
    ['paid', 'Paid', false],
    ['upcoming', 'Upcoming', false],
    ['unpaid', 'Payment Pending', true],
    ['failed', 'Payment Failed', true],
    ['none', 'No Payment Required', true],
  ])('that is %s reads %s', async (paymentStatus, label, processable) => {
    openPlace({ RegistrationForPayment: () => registration({ paymentStatus }) });
    const area = await screen.findByRole('region', { name: 'Payment' });
    expect(within(area).getByText(label)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Process Payment' }) !== null).toBe(processable);
  });

  it('is not processed where nothing is due', async () => {
    openPlace({ RegistrationForPayment: () => registration({ paymentStatus: 'none', dueCents: 0 }) });
    await screen.findByText('No Payment Required');
    expect(screen.queryByRole('button', { name: 'Process Payment' })).toBeNull();
  });

  it.each([
    ['free', 'Free'],
    ['none', 'Nothing due'],
  ])('that is %s and comes to nothing reads %s', async (paymentStatus, text) => {
    openPlace({ RegistrationForPayment: () => registration({ paymentStatus, fullTotal: 0, dueCents: 0 }) });
    expect(within(await screen.findByRole('region', { name: 'Payment' })).getByText(text)).toBeTruthy();
  });

  it('is charged with the saved card', async () => {
    let paid = false;
    const page = openPlace({
      ProcessRegistrationPayment: () => {
        paid = true;
        return processed();
      },
      RegistrationForPayment: () => registration(paid ? { paymentStatus: 'paid', dueCents: 0 } : {}),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Process Payment' }));
    expect(await screen.findByText('Payment processed successfully')).toBeTruthy();
    expect(lastAsked(page, 'ProcessRegistrationPayment')).toEqual({ registrationId: 'place' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Process Payment' })).toBeNull());
  });

  it.each<[Answers[string], string]>([
    [() => processed([{ __typename: 'UserError', code: 'card_declined', message: 'Declined.' }]), 'Declined.'],
    [() => processed([], 'failure'), 'Payment processing failed'],
    [down, 'The bank sleeps.'],
    [() => ({ processRegistrationPayment: null }), 'An unexpected error occurred'],
  ])('says why it was not charged (%#)', async (ProcessRegistrationPayment, message) => {
    openPlace({ ProcessRegistrationPayment });
    fireEvent.click(await screen.findByRole('button', { name: 'Process Payment' }));
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('needs a card that is saved', async () => {
    openPlace({
      RegistrationForPayment: () => registration({ hasPaymentMethod: false, defaultPaymentMethod: null }),
      CardFormOfPractice: () => ({ cardForm: null }),
    });
    await screen.findByText('No card is saved for this client.');
    expect(screen.queryByRole('button', { name: 'Process Payment' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Add card' }));
    expect(await screen.findByRole('dialog', { name: 'Add card' })).toBeTruthy();
  });

  it('leads to a provider where none is connected', async () => {
    const practice = { __typename: 'Practice', id: 'p', hasPaymentProvider: false };
    openPlace({ RegistrationForPayment: () => registration({ practice }) });
    const link = await screen.findByRole('link', { name: 'Connect a provider' });
    expect(link.getAttribute('href')).toBe('/portal/settings/banking');
    expect(screen.queryByRole('button', { name: 'Process Payment' })).toBeNull();
  });

  it('says when it did not load, and when there is none', async () => {
    openPlace({ RegistrationForPayment: down });
    expect(await screen.findByText('Error loading payment information')).toBeTruthy();
    cleanup();
    openPlace({ RegistrationForPayment: () => ({ tokenRegistration: null }) });
    expect(await screen.findByText('Registration information not found')).toBeTruthy();
  });
});
