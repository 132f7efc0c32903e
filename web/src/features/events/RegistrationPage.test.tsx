import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openRegistration, registrationHeading } from '../../testing/registrationPage.js';
import { testEvent, testRegistration } from './testEvent.js';

afterEach(cleanup);

const look = (colorAccent: string | null) => ({
  practice: {
    ...testRegistration({}).practice,
    theme: { __typename: 'PracticeTheme', colorAccent, buttonStyle: 'pill', fonts: [] },
  },
});

describe('the views of a registration', () => {
  it('has the accent of the practice in place of the pink-red one, dark enough to be read', async () => {
    const accent = () => screen.getByRole('main').style.getPropertyValue('--color-event-accent');
    openRegistration(look('#2d6a4f'));
    await registrationHeading('You are registered');
    expect(accent()).toBe('#2d6a4f');
    cleanup();
    openRegistration(look('#ffd6e0'));
    await registrationHeading('You are registered');
    expect(accent()).toMatch(/^#[0-9a-f]{6}$/);
    expect(accent()).not.toBe('#ffd6e0');
    cleanup();
    openRegistration(look(null));
    await registrationHeading('You are registered');
    expect(accent()).toBe('');
  });

  it('gives its dialogs the accent of the practice', async () => {
    openRegistration(look('#2d6a4f'));
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel appointment' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(screen.getByRole('main', { hidden: true }).contains(dialog)).toBe(false);
    const themed = dialog.closest<HTMLElement>('[style*="--color-brand"]');
    expect(themed?.style.getPropertyValue('--color-brand')).toBe('#2d6a4f');
    expect(themed?.style.getPropertyValue('--button-radius')).toBe('var(--radius-pill)');
  });

  it('booked: shows event, both zones, place, preparation, contact, calendars, stores and payment', async () => {
    openRegistration({});
    await registrationHeading('You are registered');
    screen.getByText("We've sent the confirmation to grace@example.com. See you there.");
    screen.getByText('Friday, December 4, 2026');
    screen.getByText('4:00 PM – 5:30 PM Denver time');
    screen.getByText('6:00 PM – 7:30 PM New York time for Mara');
    screen.getByText('12 Mercer St, New York, NY 10013');
    screen.getByText('Bring a blanket.');
    const contact = within(screen.getByRole('heading', { name: 'Questions? Ask Mara' }).parentElement!);
    expect(contact.getByRole('link', { name: 'Mara Jensen' }).getAttribute('href')).toBe('/p/mara-jensen');
    contact.getByText('Sound Therapist');
    contact.getByText('Willow Rooms');
    expect(contact.getByRole('link', { name: '(212) 555-0142' }).getAttribute('href')).toBe('tel:+12125550142');
    expect(screen.getByRole('link', { name: 'Apple' }).getAttribute('href')).toBe('/calendar-files/events/secret.ics');
    expect(screen.getByRole('link', { name: 'Google' }).getAttribute('href')).toMatch(
      /^https:\/\/calendar\.google\.com/,
    );
    expect(screen.getByRole('link', { name: 'Outlook' }).getAttribute('href')).toMatch(/^https:\/\/outlook\.live\.com/);
    const store = await screen.findByRole('link', { name: 'Download on the App Store' });
    expect(store.getAttribute('href')).toBe('https://apps.example.com/yarrow');
    const play = screen.getByRole('link', { name: 'Get it on Google Play' });
    expect(play.getAttribute('href')).toBe('https://play.example.com/yarrow');
    screen.getByText('Thank you. Nothing is due.');
  });

  it('shows a map where the event is in person, and none online', async () => {
    const location = { __typename: 'Location', id: 'studio', latitude: 40.72, longitude: -74 };
    openRegistration({ event: testEvent({ location }) });
    // No WebGL here: the words stand in for it.
    await screen.findByText('Unable to load map for the location.');
    cleanup();
    openRegistration({ event: testEvent({ kind: 'virtual', location }) });
    await registrationHeading('You are registered');
    expect(screen.queryByText('Unable to load map for the location.')).toBeNull();
  });

  it('booked online: the link and how to join', async () => {
    openRegistration({
      event: testEvent({ kind: 'virtual', locationName: 'Online' }),
      virtualLink: 'https://meet.example.com/1',
      virtualInstructions: 'Use headphones.',
    });
    expect((await screen.findByRole('link', { name: 'Join online' })).getAttribute('href')).toBe(
      'https://meet.example.com/1',
    );
    screen.getByText('Use headphones.');
  });

  it('never makes a link of what is no address', async () => {
    openRegistration({ event: testEvent({ kind: 'virtual' }), virtualLink: 'javascript:alert(1)' });
    expect((await screen.findByText('javascript:alert(1)')).tagName).toBe('P');
  });

  it('cancelled: nothing to cancel any more, and what else there is', async () => {
    openRegistration({ state: 'cancelled', canCancel: false, clientPaymentStatus: 'Cancelled' });
    await registrationHeading('Your registration is cancelled');
    expect(screen.queryByRole('button', { name: 'Cancel appointment' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Apple' })).toBeNull();
    expect(screen.getByRole('link', { name: 'See what Mara offers' }).getAttribute('href')).toBe('/p/mara-jensen');
  });

  it('owner-cancelled: the money goes back', async () => {
    openRegistration({
      state: 'cancelled',
      isOwnerCancelled: true,
      canCancel: false,
      clientPaymentStatus: 'Cancelled',
    });
    await registrationHeading('This event was cancelled');
    screen.getByText("Mara had to cancel this event. You'll get a full refund.");
  });

  it('expired: offers to register again', async () => {
    openRegistration({ state: 'unavailable', canCancel: false, clientPaymentStatus: 'Cancelled' });
    await registrationHeading('This place is no longer held');
    expect(screen.getByRole('link', { name: 'Register again' }).getAttribute('href')).toBe(
      '/p/mara-jensen/events/event',
    );
  });

  it('passed', async () => {
    openRegistration({ canCancel: false, event: testEvent({ past: true, registrationOpen: false }) });
    await registrationHeading('Event passed');
  });

  it('unknown: says that the token was not found', async () => {
    openRegistration(null);
    await screen.findByText('Error: Registration token not found.');
  });

  it('not loaded: asks again', async () => {
    let up = false;
    openRegistration(null, {
      RegistrationPage: () => {
        if (!up) throw new Error('down');
        return { tokenRegistration: testRegistration() };
      },
    });
    await screen.findByText('Your registration did not load');
    up = true;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await registrationHeading('You are registered');
  });
});

describe('the payment of a registration', () => {
  it.each([
    [{ amountCents: 0, clientPaymentStatus: 'Free' }, "There's nothing to pay for this event.", undefined],
    [{ clientPaymentStatus: 'Pending', dueCents: 2500 }, 'The card will be charged the day of the event.', undefined],
    [
      { clientPaymentStatus: 'Failed', paymentError: 'Your card was declined.', dueCents: 2500 },
      'Payment failed: Your card was declined.',
      'Pay now',
    ],
    [
      { clientPaymentStatus: 'Card_needed', dueCents: 2500 },
      'Please add a credit card, or pay Mara directly: Cash.',
      'Add credit card',
    ],
    [
      { clientPaymentStatus: 'Past_due', dueCents: 1250, state: 'cancelled', canCancel: false },
      'You owe a late cancellation fee.',
      'Pay now',
    ],
  ])('%p reads %s', async (change, sentence, button) => {
    openRegistration(change);
    await screen.findByText(sentence);
    for (const name of ['Pay now', 'Add credit card']) {
      expect(screen.queryByRole('button', { name }) !== null).toBe(name === button);
    }
  });

  it('goes back after cancelling, and the page follows', async () => {
    let refunded = false;
    openRegistration(null, {
      RegistrationPage: () => ({
        tokenRegistration: testRegistration({
          state: 'cancelled',
          canCancel: false,
          clientPaymentStatus: refunded ? 'Cancelled' : 'Paid',
        }),
      }),
    });
    await screen.findByText("We'll refund what you paid, less any fee you owed.");
    refunded = true;
    await waitFor(() => screen.getByText('Nothing is due anymore.'));
  });

  it('that is awaited is a step with its countdown, until it arrives', async () => {
    let paid = false;
    const paymentDueBy = new Date(Date.now() + 60_000).toISOString();
    const waiting = { state: 'awaiting_payment', dueCents: 2500, clientPaymentStatus: 'Card_needed', paymentDueBy };
    openRegistration(null, {
      RegistrationPage: () => ({ tokenRegistration: testRegistration(paid ? {} : waiting) }),
      SavedCardOfVisit: () => ({ defaultPaymentMethodPractice: null }),
    });
    await registrationHeading('Almost done');
    screen.getByText('Pay for your place');
    paid = true;
    await waitFor(() => screen.getByRole('heading', { level: 1, name: 'You are registered' }));
  });

  it('shows that a refund failed and who pays it back', async () => {
    const failedRefunds = [{ __typename: 'FailedRefund', id: 'r', amountCents: 2500 }];
    openRegistration({ state: 'cancelled', failedRefunds });
    expect(await screen.findByText(/^Your refund of \$25(\.00)? didn't reach you/)).toBeTruthy();
  });

  it('shows coupons and gift cards next to the price', async () => {
    openRegistration({
      dueCents: 0,
      writtenOffCents: 30,
      discountCodeRedemptions: [{ __typename: 'DiscountCodeRedemption', id: 'c', code: 'WELCOME10', amountCents: 250 }],
    });
    await screen.findByText('WELCOME10');
    screen.getByText('−$2.50');
    expect(screen.getByText('Waived (too small to charge)').nextSibling?.textContent).toBe('−$0.30');
  });
});
