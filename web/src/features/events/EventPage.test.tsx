import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route } from 'wouter';
import type { ErrorCode } from '../../gql/graphql.js';
import { type Answers, renderPage } from '../../testing/renderPage.js';
import { EventPage } from './EventPage.js';
import { testEvent, testRegistration } from './testEvent.js';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

function render(change: object | null, answers: Answers = {}) {
  const page = (
    <Route path="/p/:slug/events/:eventId">
      <EventPage />
    </Route>
  );
  const event = change && testEvent(change);
  return renderPage(page, { EventPage: () => ({ bookableEvent: event }), ...answers }, '/p/mara-jensen/events/event');
}

const registered = (state: string): Answers => ({
  RegisterForEvent: () => ({
    registerForBookableEvent: {
      __typename: 'RegisterForBookableEventPayload',
      result: 'success',
      errors: [],
      registration: { __typename: 'BookableEventRegistration', id: 'registration', token: 'secret', state },
    },
  }),
});
const refused = (code: ErrorCode, message: string, field: string | null = null): Answers => ({
  RegisterForEvent: () => ({
    registerForBookableEvent: {
      __typename: 'RegisterForBookableEventPayload',
      result: 'failure',
      errors: [{ __typename: 'UserError', code, message, field }],
      registration: null,
    },
  }),
});

async function fillIn() {
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByLabelText('First name');
  type('First name', 'Grace');
  type('Last name', 'Hopper');
  type('Email', 'grace@example.com');
  type('Mobile phone', '4155550123');
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('a group event’s page', () => {
  it('has the accent of its practice', async () => {
    const theme = { __typename: 'PracticeTheme', colorAccent: '#7a1f4b', buttonStyle: null, fonts: [] };
    render({ practice: { ...testEvent({}).practice, theme } });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByRole('main').style.getPropertyValue('--color-accent')).toBe('#7a1f4b');
  });

  it.each([
    ['square', '0'],
    ['rounded', 'var(--radius-sm)'],
    ['pill', 'var(--radius-pill)'],
  ])('has buttons of the shape that its practice chose: %s', async (buttonStyle, radius) => {
    const theme = { __typename: 'PracticeTheme', colorAccent: null, buttonStyle, fonts: [] };
    render({ practice: { ...testEvent({}).practice, theme } });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByRole('main').style.getPropertyValue('--button-radius')).toBe(radius);
  });

  it('shows title, time, place, practitioner, price and the places left', async () => {
    render({});
    await screen.findByRole('heading', { level: 1, name: 'Full Moon Sound Bath' });
    screen.getByText('with Mara Jensen');
    screen.getByText('12 Mercer St, New York, NY 10013');
    expect(screen.getByRole('link', { name: 'Open in a map' }).getAttribute('href')).toContain('12+Mercer+St');
    expect(screen.getByRole('link', { name: 'Register · $25' }).getAttribute('href')).toBe('#register');
    screen.getByText('Only 3 places left');
    screen.getByText(/Lie down and listen/);
    screen.getByText('Please give a day’s notice.');
    expect(document.title).toBe('Full Moon Sound Bath with Mara Jensen · Yarrow');
    expect(screen.getByRole('link', { name: '(212) 555-0142' }).getAttribute('href')).toBe('tel:+12125550142');
  });

  it.each([
    [{ amountCents: 0, paymentRequirement: 'none' }, 'Register for free'],
    [{ paymentRequirement: 'none' }, 'Register · $25'],
    [{}, 'Continue to payment'],
  ])('asks for what registering needs: %p', async (change, button) => {
    render(change);
    await screen.findByRole('button', { name: button });
  });

  it.each([
    [{ atCapacity: true, placesLeft: 0 }, /All places are taken/],
    [{ registrationOpen: false, cancelled: true }, 'The practitioner has cancelled this event.'],
    [{ registrationOpen: false, past: true }, 'This event is over.'],
    [{ registrationOpen: false }, 'This event has started. Registration is closed.'],
  ])('offers no form if registration is not possible: %p', async (change, text) => {
    render(change);
    await screen.findByText(text);
    expect(screen.queryByLabelText('First name')).toBeNull();
  });

  it('is not found where there is none', async () => {
    render(null);
    await screen.findByText('This path ends here');
  });

  it('says that it did not load, and asks again', async () => {
    let up = false;
    render(null, {
      EventPage: () => {
        if (!up) throw new Error('down');
        return { bookableEvent: testEvent() };
      },
    });
    await screen.findByText('This event did not load');
    up = true;
    press('Try again');
    await screen.findByRole('heading', { level: 1, name: 'Full Moon Sound Bath' });
  });
});

describe('registering', () => {
  it('takes a place in a free event and leads to its page', async () => {
    const { asked, visited } = render({ amountCents: 0, paymentRequirement: 'none' }, registered('booked'));
    await fillIn();
    press('Register for free');
    await waitFor(() => expect(visited.at(-1)).toBe('/manage_event_registrations/secret'));
    const { input } = asked.find(({ operation }) => operation === 'RegisterForEvent')!.variables as {
      input: Record<string, unknown>;
    };
    expect(input).toMatchObject({
      bookableEventId: 'event',
      client: { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com', phone: '+14155550123' },
    });
    expect(String(input['requestId'])).toMatch(/^[\w-]{16,64}$/);
    expect(input['timeZone']).toBeTruthy();
  });

  it('repeats one attempt under one name, and makes another of other details', async () => {
    const { asked } = render({}, refused('rate_limited', 'Too many attempts. Please try again in a few minutes.'));
    await fillIn();
    press('Continue to payment');
    await screen.findByText('Too many attempts. Please try again in a few minutes.');
    press('Continue to payment');
    const tries = () => asked.filter(({ operation }) => operation === 'RegisterForEvent');
    await waitFor(() => expect(tries()).toHaveLength(2));
    fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'mary@example.com' } });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Continue to payment' })).toHaveProperty('disabled', false),
    );
    press('Continue to payment');
    await waitFor(() => expect(tries()).toHaveLength(3));
    const ids = tries().map(({ variables }) => (variables as { input: { requestId: string } }).input.requestId);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('keeps what was typed through a refusal and a reload', async () => {
    render({}, refused('already_registered', 'Good news: this email address has a place already.', 'email'));
    await fillIn();
    press('Continue to payment');
    await screen.findByText('Good news: this email address has a place already.');
    cleanup();
    render({});
    expect(await screen.findByLabelText('First name')).toHaveProperty('value', 'Grace');
  });

  it('says that the last place was taken while registering, and shows the event full', async () => {
    let full = false;
    render(null, {
      EventPage: () => ({ bookableEvent: testEvent(full ? { atCapacity: true, placesLeft: 0 } : {}) }),
      ...refused('at_capacity', 'The last place was just taken.'),
    });
    await fillIn();
    full = true;
    press('Continue to payment');
    await screen.findByText('The last place was just taken.');
    await screen.findByText(/All places are taken/);
  });

  it('goes on to the payment, and to the page of the registration once it is secured', async () => {
    let paid = false;
    const soon = new Date(Date.now() + 9 * 60_000).toISOString();
    const waiting = {
      state: 'awaiting_payment',
      dueCents: 2500,
      clientPaymentStatus: 'Card_needed',
      paymentDueBy: soon,
    };
    const { visited } = render(
      {},
      {
        ...registered('awaiting_payment'),
        PlaceToPay: () => ({ tokenRegistration: testRegistration(paid ? {} : waiting) }),
        SavedCardOfVisit: () => ({ defaultPaymentMethodPractice: null }),
      },
    );
    await fillIn();
    press('Continue to payment');
    await screen.findByText('will be charged now.', { exact: false });
    screen.getByText(/^[89]:\d\d$/);
    screen.getByLabelText('Coupon or gift card');
    paid = true;
    await waitFor(() => expect(visited.at(-1)).toBe('/manage_event_registrations/secret'));
  });

  it('frees the place that was not paid for in time, and says so', async () => {
    sessionStorage.setItem('yarrow-event:event', JSON.stringify({ token: 'secret' }));
    render({}, { PlaceToPay: () => ({ tokenRegistration: testRegistration({ state: 'unavailable' }) }) });
    await screen.findByText(/You haven't been charged/);
    await screen.findByLabelText('First name');
  });
});
