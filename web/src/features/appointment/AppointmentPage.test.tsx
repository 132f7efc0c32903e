import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route } from 'wouter';
import { renderPage, type Answers } from '../../testing/renderPage.js';
import { ToastRegion } from '../../ui/ToastRegion.js';
import { AppointmentPage } from './AppointmentPage.js';
import { line, testAppointment } from './testAppointment.js';

const render = (change: object | null, more: Answers = {}) =>
  renderPage(
    <>
      <Route path="/m/c/:instantActionToken">
        <AppointmentPage />
      </Route>
      <ToastRegion />
    </>,
    { AppointmentPage: () => ({ tokenAppointment: change && testAppointment(change) }), ...more },
    '/m/c/secret',
  );
const heading = () => screen.findByRole('heading', { level: 1 });
const soon = () => new Date(Date.now() + 9 * 60_000 + 5500).toISOString();

beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') }));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('the heading and the sentence', () => {
  it.each([
    [{ state: 'approved' }, 'Appointment accepted', 'You are all set. Mara is looking forward to seeing you.'],
    [{ state: 'approved', past: true }, 'Appointment passed', 'We hope it did you good.'],
    [
      { state: 'pending' },
      'Appointment pending',
      'Mara has received your request and will confirm it. We will let you know by e-mail.',
    ],
    [
      { state: 'awaiting_payment' },
      'Appointment pending',
      'We are keeping this time for you. Finish paying to book it.',
    ],
    [{ state: 'cancelled', past: true }, 'Appointment cancelled', 'This appointment has been cancelled.'],
    [
      { state: 'declined' },
      'Appointment declined',
      'Mara could not take this request. What you have paid is refunded in full.',
    ],
    [
      { state: 'unavailable' },
      'Appointment unavailable',
      'This request was not answered in time. What you have paid is refunded in full.',
    ],
    [
      { state: 'unavailable', paymentDueBy: '2026-11-20T10:00:00Z' },
      'Appointment unavailable',
      'This time was not paid for before it became free again. A payment that arrives later is refunded in full.',
    ],
  ])('of %p are %s: %s', async (change, title, sentence) => {
    render(change);
    expect((await heading()).textContent).toBe(title);
    screen.getByText(sentence);
  });

  it('say kindly that a link is unknown', async () => {
    const { asked } = render(null);
    expect((await heading()).textContent).toBe('We could not find this appointment');
    expect(asked[0]?.variables).toEqual({ instantActionToken: 'secret' });
  });

  it('give way to an error that can be tried again', async () => {
    let broken = true;
    render(null, {
      AppointmentPage: () => {
        if (broken) throw new Error('down');
        return { tokenAppointment: testAppointment({}) };
      },
    });
    await screen.findByText('This appointment did not load');
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await heading()).textContent).toBe('Appointment accepted');
  });
});

describe('the facts of an appointment', () => {
  it('are who, with their phone', async () => {
    render({});
    const link = await screen.findByRole('link', { name: 'Mara Jensen' });
    expect(link.getAttribute('href')).toBe('/p/mara-jensen');
    expect(screen.getByRole('link', { name: '(604) 555-0142' }).getAttribute('href')).toBe('tel:+16045550142');
  });

  it('are the photo of the practitioner', async () => {
    const { container } = render({ practice: { ...testAppointment({}).practice, photoUrl: '/media/mara.webp' } });
    await screen.findByRole('link', { name: 'Mara Jensen' });
    expect(container.querySelector('img[src="/media/mara.webp"]')).toBeTruthy();
  });

  it("are when, in the client's zone, with the practitioner's beside it", async () => {
    render({});
    await screen.findByText('Tuesday, December 1, 2026');
    screen.getByText('11:00 AM – 12:15 PM EST');
    screen.getByText('(1 hr 15 min)');
    screen.getByText(/^9:00 AM – 10:15 AM .* for Mara$/);
  });

  it('name the time once where both read the same clock', async () => {
    render({ clientTimeZone: 'America/Vancouver' });
    await screen.findByText('Tuesday, December 1, 2026');
    expect(screen.queryByText(/for Mara$/)).toBeNull();
  });

  it('are where, and a file for the calendar', async () => {
    render({});
    await screen.findByText('1 Main Street, Vancouver, BC');
    const calendars = within(screen.getByRole('group', { name: 'Add to your calendar' }));
    const links = calendars.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Google', 'https://calendar.google.com/calendar/render?text=Massage'],
      ['Apple', '/calendar-files/secret.ics'],
      ['Outlook', 'https://outlook.live.com/calendar/0/deeplink/compose?subject=Massage'],
    ]);
  });

  it('keep no calendar links for a visit that is over', async () => {
    render({ past: true });
    await screen.findByText('1 Main Street, Vancouver, BC');
    expect(screen.queryByRole('group', { name: 'Add to your calendar' })).toBeNull();
  });

  it('are a map where one has to go', async () => {
    render({ location: { __typename: 'Location', id: 'office', kind: 'office', latitude: 49.26, longitude: -123.1 } });
    // No WebGL here: the words stand in for it.
    await screen.findByText('Unable to load map for the location.');
  });

  it.each([
    [{ state: 'approved', virtualMeetingLinkWithFallback: 'https://meet.example.com/1' }, 'Join the video visit'],
    [{ state: 'pending' }, 'The link appears here once the visit is accepted.'],
    [{ state: 'approved' }, 'Your practitioner will send you how to join.'],
  ])('are how to join: %p', async (change, words) => {
    render({ ...change, isVirtual: true, locationName: 'Online' });
    await screen.findByText(words);
  });

  it('are how to join in the words of the practitioner', async () => {
    const virtualInstructions = 'Ring twice, then wait.';
    render({ isVirtual: true, virtualMeetingLinkWithFallback: 'https://meet.example.com/1', virtualInstructions });
    await screen.findByText('Ring twice, then wait.');
    screen.getByRole('link', { name: 'Join the video visit' });
  });

  it('never make a link of what is no address', async () => {
    render({ isVirtual: true, virtualMeetingLinkWithFallback: 'javascript:alert(1)' });
    expect((await screen.findByText('javascript:alert(1)')).tagName).toBe('P');
  });

  it('are the services, coupon, tip, fees, total, gift card, payments and what is due', async () => {
    render({
      priceLines: [
        line('service', 'Massage', 12_000),
        line('add_on', 'Hot stones', 1500),
        line('discount', 'Coupon SPRING26', -2000),
        line('tip', 'Tip', 1000),
        line('fee', 'Platform fee', 250),
        line('gift_card', 'Gift card •••• 7KQ2', -2500),
        line('paid', 'Paid by Visa', -3000),
        line('refund', 'Refund', 500),
      ],
      dueCents: 7750,
    });
    await screen.findByText('Services and price');
    const rows = screen
      .getAllByRole('definition')
      .map((value) => [value.previousElementSibling?.textContent, value.textContent]);
    expect(rows).toEqual([
      ['Massage1 hr', '$120'],
      ['Hot stonesAdd-on · 15 min', '$15'],
      ['Coupon SPRING26', '−$20'],
      ['Tip', '$10'],
      ['Platform fee', '$2.50'],
      ['Total', '$127.50'],
      ['Gift card •••• 7KQ2', '−$25'],
      ['Paid by Visa', '−$30'],
      ['Refund', '$5'],
      ['Due', '$77.50'],
    ]);
  });

  it('call a price of 0 Free', async () => {
    render({ priceLines: [line('service', 'Massage', 0)], dueCents: 0, clientPaymentStatus: 'Free' });
    await screen.findByText('There is nothing to pay for this visit.');
    expect(screen.getByText('Total').nextElementSibling?.textContent).toBe('Free');
  });

  it('name the session of a package, and the way to its next one', async () => {
    render({
      package: {
        __typename: 'ClientPackage',
        id: 'package',
        name: 'Five massages',
        numberOfSessions: 5,
        sessionsRemaining: 2,
        bookNextUrl: '/p/mara-jensen/book?package=key',
      },
      packageSessionNumber: 3,
      priceLines: [line('service', 'Massage', 0), line('package_session', 'Session 3 of 5', 0)],
      dueCents: 0,
      clientPaymentStatus: 'Paid',
    });
    await screen.findByText('Session 3 of 5 · Five massages');
    screen.getByText('Covered');
    expect(screen.getByText('Total').nextElementSibling?.textContent).toBe('$0');
    const next = screen.getByRole('link', { name: 'Book next session (2 left)' });
    expect(next.getAttribute('href')).toBe('/p/mara-jensen/book?package=key');
  });
});

describe('an appointment that awaits its payment', () => {
  const awaiting = () => ({
    state: 'awaiting_payment',
    clientPaymentStatus: 'Card_needed',
    paymentAction: 'pay_now',
    paymentDueBy: soon(),
  });

  it('counts down what is left', async () => {
    render(awaiting());
    await screen.findByText('9:06');
    act(() => void jest.advanceTimersByTime(2000));
    screen.getByText('9:04');
    screen.getByRole('button', { name: 'Pay now' });
  });

  it('asks every five seconds, and no more once it is paid', async () => {
    let paid = false;
    const { asked } = render(null, {
      AppointmentPage: () => ({
        tokenAppointment: testAppointment(
          paid ? { state: 'pending', clientPaymentStatus: 'Paid', paymentAction: 'none' } : awaiting(),
        ),
      }),
    });
    await screen.findByRole('button', { name: 'Pay now' });
    const before = asked.length;
    paid = true;
    await act(() => jest.advanceTimersByTimeAsync(5100));
    await screen.findByText('Thank you. Nothing is due.');
    expect(asked.length).toBe(before + 1);
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(asked.length).toBe(before + 1);
  });

  it('asks again once the time has run out', async () => {
    let lapsed = false;
    render(null, {
      AppointmentPage: () => ({
        tokenAppointment: testAppointment(
          lapsed
            ? { state: 'unavailable', paymentDueBy: '2026-11-20T12:00:01Z', clientPaymentStatus: 'Cancelled' }
            : { ...awaiting(), paymentDueBy: '2026-11-20T12:00:03Z' },
        ),
      }),
    });
    await screen.findByRole('button', { name: 'Pay now' });
    lapsed = true;
    await act(() => jest.advanceTimersByTimeAsync(3500));
    await waitFor(() => screen.getByRole('heading', { level: 1, name: 'Appointment unavailable' }));
  });
});

describe('cancelling by the link', () => {
  const answer = (result: string): Answers => ({
    CancelAppointmentNoUser: () => ({
      cancelAppointmentNoUser: { __typename: 'AppointmentPayload', result, errors: [], appointment: null },
    }),
  });
  const ask = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel appointment' }));
    return within(await screen.findByRole('alertdialog'));
  };

  const late = { cancellationFeeCents: 6750, freeCancellationUntil: '2026-11-20T09:00:00Z' };
  const session = { packageSessionNumber: 3, freeCancellationUntil: '2026-11-20T09:00:00Z' };
  it.each([
    [{ dueCents: 13_750 }, 'Cancel now costs nothing; free until Mon, Nov 30, 12:00 PM EST, after that 50% ($67.50).'],
    [
      { dueCents: 0 },
      'Cancel now costs nothing; free until Mon, Nov 30, 12:00 PM EST, after that 50% ($67.50). What you have paid is refunded in full.',
    ],
    [{ freeCancellationUntil: null }, 'You can cancel free of charge.'],
    [late, 'Cancel now costs $67.50; it was free until Fri 4:00 AM EST.'],
    [
      { ...late, dueCents: 0 },
      'Cancel now costs $67.50; it was free until Fri 4:00 AM EST. Anything that you have paid beyond that is refunded.',
    ],
    [session, 'Cancel now costs a session of your package; it was free until Fri 4:00 AM EST.'],
  ])('tells what it costs before: %p', async (change, words) => {
    render(change);
    // Beside the button already, before anything is asked.
    await screen.findByText(words.split('. ')[0]!.replace(/\.?$/, '.'));
    const dialog = await ask();
    dialog.getByText(words);
    dialog.getByText('Please give a day’s notice.');
  });

  it('happens after the confirmation only', async () => {
    const { asked } = render({}, answer('success'));
    const dialog = await ask();
    expect(asked.map(({ operation }) => operation)).not.toContain('CancelAppointmentNoUser');
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel appointment' }));
    await screen.findByText('Your appointment has been cancelled.');
    expect(asked.find(({ operation }) => operation === 'CancelAppointmentNoUser')?.variables).toEqual({
      appointmentId: 'appointment',
      instantActionToken: 'secret',
    });
  });

  it('shows a moment later what it means for the money', async () => {
    let facts: object = { dueCents: 0, clientPaymentStatus: 'Paid' };
    render(null, {
      AppointmentPage: () => ({ tokenAppointment: testAppointment(facts) }),
      CancelAppointmentNoUser: () => {
        facts = { ...facts, state: 'cancelled', canCancel: false };
        const appointment = { __typename: 'Appointment', id: 'appointment', state: 'cancelled' };
        const payload = { __typename: 'AppointmentPayload', result: 'success', errors: [], appointment };
        return { cancelAppointmentNoUser: payload };
      },
    });
    fireEvent.click((await ask()).getByRole('button', { name: 'Cancel appointment' }));
    await screen.findByRole('heading', { level: 1, name: 'Appointment cancelled' });
    screen.getByText('Nothing is due.');
    facts = { ...facts, clientPaymentStatus: 'Cancelled' };
    await act(() => jest.advanceTimersByTimeAsync(2000));
    await screen.findByText('Cancelled');
  });

  it('says when it did not work', async () => {
    render({}, answer('failure'));
    fireEvent.click((await ask()).getByRole('button', { name: 'Cancel appointment' }));
    await screen.findByText('There was an error cancelling your appointment.');
  });

  it('is not offered where it is not possible', async () => {
    render({ past: true, canCancel: false });
    await heading();
    expect(screen.queryByRole('button', { name: 'Cancel appointment' })).toBeNull();
  });
});

describe('the ways on', () => {
  it('lead to another appointment', async () => {
    render({});
    const link = await screen.findByRole('link', { name: 'Book another appointment' });
    expect(link.getAttribute('href')).toBe('/p/mara-jensen/book');
  });

  it('lead to another time, as long as it can be moved', async () => {
    render({});
    const move = await screen.findByRole('link', { name: 'Move appointment' });
    expect(move.getAttribute('href')).toBe('/m/c/secret/move');
    cleanup();
    render({ canReschedule: false });
    await heading();
    expect(screen.queryByRole('link', { name: 'Move appointment' })).toBeNull();
  });

  it('lead to the review once the visit is over', async () => {
    render({ past: true, reviewLink: '/i/r/rating?referral_code=code&client_id=client' });
    const link = await screen.findByRole('link', { name: 'Leave a review' });
    expect(link.getAttribute('href')).toBe('/i/r/rating?referral_code=code&client_id=client');
  });
});
