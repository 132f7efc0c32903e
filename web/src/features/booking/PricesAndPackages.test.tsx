import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { bookingAnswers, failure, TERMS } from '../../testing/bookingFlow.js';
import {
  bookingSummary,
  click,
  count,
  fillDetails,
  leaveBooking,
  openBooking,
  sent,
  settleInVancouver,
} from '../../testing/bookingPage.js';
import type { Answers } from '../../testing/renderPage.js';

beforeEach(settleInVancouver);
afterEach(leaveBooking);

describe('prices and terms while booking', () => {
  it("are this client's own once a time is kept, with the terms before anything is paid", async () => {
    const freeUntil = new Date(Date.now() + 30 * 86_400_000).toISOString();
    openBooking(
      bookingAnswers({
        paymentRequirement: 'save_card',
        hold: {
          amountCents: 10_500,
          freeCancellationUntil: freeUntil,
          cancellationTerms: { ...TERMS, text: 'Life happens, please call.', noShowFeePercent: 100 },
          lines: [
            { __typename: 'HoldLine', name: 'Massage', amountCents: 9000, addOn: false, customPrice: true },
            { __typename: 'HoldLine', name: 'Hot stones', amountCents: 1500, addOn: true, customPrice: false },
          ],
        },
      }),
    );
    await click('9:00 AM');
    const terms = within(await screen.findByRole('region', { name: 'Cancellation terms' }));
    terms.getByText(/^Free until .*; after that 50% \(CA\$52\.50\)\. No-shows are charged 100% \(CA\$105\)\.$/);
    terms.getByText('Life happens, please call.');
    bookingSummary().getByText('CA$90');
    bookingSummary().getByText('1 hr · Your price');
    expect(bookingSummary().getByText('Total').nextElementSibling?.textContent).toBe('CA$105');
  });

  it('change for a client without the agreed price, and are booked once they are confirmed', async () => {
    const listed = { __typename: 'HoldLine', name: 'Massage', amountCents: 9000, addOn: false, customPrice: false };
    const answers = bookingAnswers({
      hold: { amountCents: 7000, lines: [{ ...listed, amountCents: 7000, customPrice: true }] },
    });
    const message = 'The price for this client is CA$90. Please look at it and confirm again.';
    const page = openBooking({
      ...answers,
      BookAppointment: (variables) => {
        const input = variables['input'] as unknown as { holdId: string; acceptedAmountCents: number };
        const { holdId, acceptedAmountCents } = input;
        if (acceptedAmountCents === 9000) return answers['BookAppointment']!(variables);
        const prices = { amountCents: 9000, paymentRequirement: 'none', freeCancellationUntil: null, lines: [listed] };
        const hold = { __typename: 'SlotHold', id: holdId, ...prices };
        const refused = { ...failure('price_changed', message, 'client'), appointment: null, hold };
        return { bookAppointment: { __typename: 'BookAppointmentPayload', ...refused } };
      },
    });
    await click('9:00 AM');
    await fillDetails();
    bookingSummary().getByText('1 hr · Your price');
    await click('Request this time');
    await screen.findByText(message);
    expect(bookingSummary().getByText('Total').nextElementSibling?.textContent).toBe('CA$90');
    await click('Request this time');
    await screen.findByText('Your request is on its way');
    expect([count(page, 'BookAppointment'), count(page, 'HoldSlot')]).toEqual([2, 1]);
  });

  it('say how to pay at the visit where nothing is paid now', async () => {
    openBooking(bookingAnswers());
    await click('9:00 AM');
    await screen.findByText('Your details');
    bookingSummary().getByText('Nothing to pay now. You pay Elena at your visit: Cash.');
  });
});

describe('packages', () => {
  const pack = (change: object = {}): Answers => ({
    HeldPackage: () => ({
      openPackage: {
        __typename: 'ClientPackage',
        id: 'package',
        token: 'key',
        name: 'Five massages',
        numberOfSessions: 5,
        sessionsRemaining: 3,
        service: { __typename: 'Service', id: 'five' },
        ...change,
      },
    }),
  });
  const WITH_PACKAGE = '/p/willow/book?package=key';

  it('are bookable, with sessions and the price of each', async () => {
    openBooking(bookingAnswers(), '/p/willow/book');
    const option = await screen.findByRole('radio', { name: /Five massages/ });
    expect(option.closest('label')?.textContent).toContain('5 sessions of 1 hr, CA$100 each');
  });

  it('pay for their next session: it is covered and nothing is paid', async () => {
    const covered = {
      amountCents: 0,
      lines: [{ __typename: 'HoldLine', name: 'Five massages', amountCents: 0, addOn: false, customPrice: false }],
      package: {
        __typename: 'ClientPackage',
        id: 'package',
        name: 'Five massages',
        numberOfSessions: 5,
        sessionsRemaining: 3,
      },
    };
    const page = openBooking({ ...bookingAnswers({ hold: covered }), ...pack() }, WITH_PACKAGE);
    await screen.findByText('Session 3 of 5');
    await click('9:00 AM');
    await screen.findByText('Your details');
    expect((sent(page, 'HoldSlot') as { input: object }).input).toMatchObject({
      packageToken: 'key',
      serviceIds: ['five'],
    });
    bookingSummary().getByText('1 hr · Session 3 of 5');
    expect(bookingSummary().getByText('Total').nextElementSibling?.textContent).toBe('Covered');
    await screen.findByText('Request this time');
  });

  it('say when the link names none, and when all sessions are booked', async () => {
    openBooking({ ...bookingAnswers(), HeldPackage: () => ({ openPackage: null }) }, WITH_PACKAGE);
    await screen.findByText("We couldn't find this package");
    cleanup();
    openBooking({ ...bookingAnswers(), ...pack({ sessionsRemaining: 0 }) }, WITH_PACKAGE);
    await screen.findByText('All sessions of this package are booked');
  });

  it('say when they did not load, and try again', async () => {
    const answers: Answers = {
      ...bookingAnswers(),
      HeldPackage: () => {
        throw new Error('down');
      },
    };
    openBooking(answers, WITH_PACKAGE);
    await screen.findByText('Booking did not load');
    Object.assign(answers, pack());
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Session 3 of 5');
  });
});
