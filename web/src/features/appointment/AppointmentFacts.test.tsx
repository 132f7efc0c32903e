import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { leavePage, openAppointment, stopClock } from '../../testing/appointmentPage.js';
import { atPractice, line } from './testAppointment.js';

beforeEach(stopClock);
afterEach(leavePage);

describe('the facts of an appointment', () => {
  it('are who, with their phone', async () => {
    openAppointment({});
    const link = await screen.findByRole('link', { name: 'Mara Jensen' });
    expect(link.getAttribute('href')).toBe('/p/mara-jensen');
    expect(screen.getByRole('link', { name: '(604) 555-0142' }).getAttribute('href')).toBe('tel:+16045550142');
  });

  it('are the photo of the practitioner', async () => {
    const { container } = openAppointment(atPractice({ photoUrl: '/media/mara.webp' }));
    await screen.findByRole('link', { name: 'Mara Jensen' });
    expect(container.querySelector('img[src="/media/mara.webp"]')).toBeTruthy();
  });

  it("show the time in the client's zone and in the practitioner's", async () => {
    openAppointment({});
    await screen.findByText('Tuesday, December 1, 2026');
    screen.getByText('11:00 AM – 12:15 PM New York time');
    screen.getByText('(1 hr 15 min)');
    screen.getByText(/^9:00 AM – 10:15 AM .* for Mara$/);
  });

  it('name the time once where both read the same clock', async () => {
    openAppointment({ clientTimeZone: 'America/Vancouver' });
    await screen.findByText('Tuesday, December 1, 2026');
    expect(screen.queryByText(/for Mara$/)).toBeNull();
  });

  it('are where, and a file for the calendar', async () => {
    openAppointment({});
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
    openAppointment({ past: true });
    await screen.findByText('1 Main Street, Vancouver, BC');
    expect(screen.queryByRole('group', { name: 'Add to your calendar' })).toBeNull();
  });

  it('are a map where one has to go', async () => {
    openAppointment({
      location: { __typename: 'Location', id: 'office', kind: 'office', latitude: 49.26, longitude: -123.1 },
    });
    // No WebGL here: the words stand in for it.
    await screen.findByText('Unable to load map for the location.');
  });

  it.each([
    [{ state: 'approved', virtualMeetingLinkWithFallback: 'https://meet.example.com/1' }, 'Join the video visit'],
    [{ state: 'pending' }, 'The link will appear here once the visit is accepted.'],
    [{ state: 'approved' }, 'Your practitioner will tell you how to join.'],
  ])('are how to join: %p', async (change, text) => {
    openAppointment({ ...change, isVirtual: true, locationName: 'Online' });
    await screen.findByText(text);
  });

  it('are how to join as the practitioner wrote it', async () => {
    const virtualInstructions = 'Ring twice, then wait.';
    openAppointment({
      isVirtual: true,
      virtualMeetingLinkWithFallback: 'https://meet.example.com/1',
      virtualInstructions,
    });
    await screen.findByText('Ring twice, then wait.');
    const join = screen.getByRole('link', { name: 'Join the video visit' });
    expect(join.getAttribute('href')).toBe('https://meet.example.com/1');
  });

  it('never make a link of what is no address', async () => {
    openAppointment({ isVirtual: true, virtualMeetingLinkWithFallback: 'javascript:alert(1)' });
    expect((await screen.findByText('javascript:alert(1)')).tagName).toBe('P');
  });

  it('are the services, coupon, tip, fees, total, gift card, payments and what is due', async () => {
    openAppointment({
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
    openAppointment({ priceLines: [line('service', 'Massage', 0)], dueCents: 0, clientPaymentStatus: 'Free' });
    await screen.findByText("There's nothing to pay for this visit.");
    expect(screen.getByText('Total').nextElementSibling?.textContent).toBe('Free');
  });

  it('show what a visit was about that will not take place, and that nothing is owed for it', async () => {
    openAppointment({
      state: 'declined',
      priceLines: [line('paid', 'Paid', -13_500), line('refund', 'Refunded', 13_500)],
      dueCents: 0,
    });
    await screen.findByText('Massage · 1 hr');
    screen.getByText('Hot stones · Add-on · 15 min');
    expect(screen.getByText('Total').nextElementSibling?.textContent).toBe('$0');
  });

  it('name the session of a package, and the way to its next one', async () => {
    openAppointment({
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
