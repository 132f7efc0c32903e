import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { todayIn } from '@yarrow/time/wall-time';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { bookingAnswers, failure } from '../../testing/bookingFlow.js';
import {
  AT_TIME,
  click,
  count,
  fillDetails,
  leaveBooking,
  openBooking,
  sent,
  settleInVancouver,
  type,
} from '../../testing/bookingPage.js';
import { monthOf, monthTitle, shiftMonth } from './month.js';

async function fillCard(number = '4242424242424242') {
  await type('Card number', number);
  await type('Expiry', '1240');
  await type('Security code', '123');
  await type('Postal code', 'V5T 3C5');
}

/** The stand-in provider: declines cards that end in 0002. */
function answerAsSandbox() {
  const calls: { path: string; body: URLSearchParams }[] = [];
  globalThis.fetch = (async (url: string, init?: { body?: URLSearchParams }) => {
    const body = init?.body ?? new URLSearchParams();
    calls.push({ path: url.replace('http://sandbox.test', ''), body });
    if (url.endsWith('/payment_methods')) return json({ id: `pm_${body.get('card[number]')?.slice(-4)}` });
    return body.get('payment_method') === 'pm_0002'
      ? json({ error: { code: 'card_declined', message: 'Your card was declined.' } })
      : json({ id: 'seti_1', status: 'succeeded' });
  }) as unknown as typeof fetch;
  return calls;
}
const json = (value: object) => ({ json: async () => value });

const realFetch = globalThis.fetch;

beforeEach(settleInVancouver);
afterEach(() => {
  leaveBooking();
  globalThis.fetch = realFetch;
});

const nextMonth = () => shiftMonth(monthOf(todayIn('America/Vancouver', Date.now())), 1);

describe('the booking page', () => {
  it('keeps the chosen time, books it with the details, and says what happens next', async () => {
    const page = openBooking(bookingAnswers());
    await click('9:00 AM');
    await screen.findByText('Your details');
    expect(document.activeElement?.textContent).toBe('Your details');
    await fillDetails();
    await click('Request this time');
    await screen.findByText('Your request is on its way');
    const input = (operation: string) =>
      (page.asked.find((asked) => asked.operation === operation)?.variables as { input: object }).input;
    expect(input('HoldSlot')).toMatchObject({ serviceIds: ['massage', 'stones'], locationId: 'office' });
    expect(input('BookAppointment')).toMatchObject({
      client: { firstName: 'Maya', lastName: 'Rivers', email: 'maya@example.test', phone: '+16045550123' },
      timeZone: 'America/Vancouver',
    });
    const calendars = within(screen.getByRole('group', { name: 'Add to your calendar' }));
    expect(calendars.getByRole('link', { name: 'Apple' }).getAttribute('href')).toBe('/api/calendar/token.ics');
    expect(page.container.textContent).toContain('Pay at your visit: Cash');
  });

  it('has the accent of the practice', async () => {
    const theme = { __typename: 'PracticeTheme', colorAccent: '#7a1f4b', buttonStyle: null, fonts: [] };
    openBooking(bookingAnswers({ practice: { theme } }));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByRole('main').style.getPropertyValue('--color-brand')).toBe('#7a1f4b');
  });

  it('says what is missing at its field and sends nothing', async () => {
    const page = openBooking(bookingAnswers());
    await click('9:00 AM');
    await click('Request this time');
    await screen.findByText('Please enter your first name.');
    expect(screen.getByText('Please enter a valid phone number.')).toBeTruthy();
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
    expect(count(page, 'BookAppointment')).toBe(0);
  });

  it('puts a refusal of the server at the field that it names', async () => {
    openBooking({
      ...bookingAnswers(),
      BookAppointment: () => ({
        bookAppointment: {
          __typename: 'BookAppointmentPayload',
          ...failure('invalid_email', 'Please enter a valid email address.', 'email'),
          ...{ appointment: null, hold: null },
        },
      }),
    });
    await click('9:00 AM');
    await fillDetails();
    await click('Request this time');
    await screen.findByText('Please enter a valid email address.');
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  });

  it('books once, however often the button is pressed', async () => {
    const page = openBooking(bookingAnswers());
    await click('9:00 AM');
    await fillDetails();
    const button = await screen.findByText('Request this time');
    fireEvent.click(button);
    fireEvent.click(button);
    await screen.findByText('Your request is on its way');
    expect(count(page, 'BookAppointment')).toBe(1);
  });

  it('refetches the times when the selected one was taken', async () => {
    const page = openBooking({
      ...bookingAnswers(),
      HoldSlot: () => ({
        holdSlot: {
          __typename: 'HoldSlotPayload',
          ...failure('slot_taken', 'This time was just taken. Please choose another one.'),
          hold: null,
        },
      }),
    });
    await click('9:00 AM');
    await screen.findByText('This time was just taken. Please choose another one.');
    await waitFor(() => expect(count(page, 'AvailabilityOfMonth')).toBe(2));
    expect(screen.getByText('When suits you?')).toBeTruthy();
  });

  it('shows that the hold expired, preserves the form and holds the slot again', async () => {
    const answers = bookingAnswers({ holdLastsMs: 1200 });
    const page = openBooking(answers);
    await click('9:00 AM');
    await fillDetails();
    await screen.findByText(/held your time for ten minutes/);
    expect((screen.getByText('Request this time') as HTMLButtonElement).disabled).toBe(true);
    expect((screen.getByLabelText('First name') as HTMLInputElement).value).toBe('Maya');
    Object.assign(answers, { HoldSlot: bookingAnswers().HoldSlot });
    await click('Hold it again');
    await waitFor(() => expect(screen.queryByText(/held your time for ten minutes/)).toBeNull());
    expect(count(page, 'HoldSlot')).toBe(2);
    expect((screen.getByLabelText('Email') as HTMLInputElement).value).toBe('maya@example.test');
  });

  it('finds the time and the details again after a reload', async () => {
    openBooking(bookingAnswers());
    await click('9:00 AM');
    await fillDetails();
    await waitFor(() => expect(sessionStorage.getItem('yarrow-booking:willow')).toContain('(604) 555-0123'));
    cleanup();
    openBooking(bookingAnswers(), AT_TIME.replace('time', 'details'));
    expect(((await screen.findByLabelText('First name')) as HTMLInputElement).value).toBe('Maya');
  });

  it('asks for the month of a free time that a search led here with', async () => {
    const now = new Date();
    // In the middle of a month: it is the same one in every zone.
    const start = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 15)).toISOString();
    const page = openBooking(bookingAnswers(), `${AT_TIME}&start=${encodeURIComponent(start)}`);
    await waitFor(() => expect(count(page, 'AvailabilityOfMonth')).toBe(1));
    const asked = page.asked.find(({ operation }) => operation === 'AvailabilityOfMonth');
    expect(asked?.variables).toMatchObject({ from: `${start.slice(0, 7)}-01` });
  });

  it('gives a kept time back before another is kept', async () => {
    const page = openBooking(bookingAnswers());
    await click('9:00 AM');
    await click('Time');
    await screen.findByText('Keep this time');
    await click('10:00 AM');
    await screen.findByLabelText('First name');
    const order = page.asked.map(({ operation }) => operation).filter((name) => /Slot$/.test(name));
    expect(order).toEqual(['HoldSlot', 'ReleaseSlot', 'HoldSlot']);
  });
});

describe('paying while booking', () => {
  const toCard = async () => {
    await click('9:00 AM');
    await fillDetails();
    await click('Continue to payment');
    await screen.findByLabelText('Card number');
  };

  it('books, confirms the card with the provider and ends the setup', async () => {
    const calls = answerAsSandbox();
    const page = openBooking(bookingAnswers({ paymentRequirement: 'save_card' }));
    await toCard();
    expect(page.container.textContent).toContain('the card will be charged the day of the appointment');
    await fillCard();
    await click('Save card and book');
    await screen.findByText('Your request is on its way');
    expect(calls.map(({ path }) => path)).toEqual([
      '/stripe/v1/payment_methods',
      '/stripe/v1/setup_intents/seti_1/confirm',
    ]);
    expect(Object.fromEntries(calls[1]!.body)).toEqual({
      client_secret: 'seti_1_secret_2',
      payment_method: 'pm_4242',
      key: 'pk_test_1',
      _stripe_account: 'acct_1',
    });
    const completed = page.asked.find(({ operation }) => operation === 'CompleteSetup');
    expect(completed?.variables).toEqual({
      input: { appointmentId: 'appointment', instantActionToken: 'token', setupIntentId: 'seti_1' },
    });
  });

  it('shows a declined card at its field and takes another one for the same booking', async () => {
    answerAsSandbox();
    const page = openBooking(bookingAnswers({ paymentRequirement: 'charge' }));
    await toCard();
    await fillCard('4000000000000002');
    await click('Pay CA$135 and book');
    await screen.findByText('Your card was declined.');
    expect(document.activeElement).toBe(screen.getByLabelText('Card number'));
    await fillCard();
    await click('Pay CA$135 and book');
    await screen.findByText('Your request is on its way');
    expect(count(page, 'BookAppointment')).toBe(1);
  });

  it('checks the card before anything is sent to the provider', async () => {
    const page = openBooking(bookingAnswers({ paymentRequirement: 'charge' }));
    await toCard();
    await fillCard('4242424242424241');
    await click('Pay CA$135 and book');
    await screen.findByText('Your card number is invalid.');
    expect(count(page, 'SetupIntent')).toBe(0);
  });
});

describe('a link that names a free time', () => {
  it('opens the times at its day', async () => {
    const page = openBooking(bookingAnswers(), `${AT_TIME}&start=2099-12-01T09%3A00%3A00-07%3A00`);
    await screen.findByText('Tuesday, December 1');
    expect(sent(page, 'AvailabilityOfMonth')).toMatchObject({ from: '2099-12-01' });
  });
});

describe('a month without free times', () => {
  it('is skipped for the first month with times, and is shown after going back to it', async () => {
    const { AvailabilityOfMonth: times, ...answers } = bookingAnswers();
    const availability = { __typename: 'Availability', practiceTimeZone: 'America/Vancouver', days: [] };
    openBooking({
      ...answers,
      AvailabilityOfMonth: (variables) =>
        String(variables['from']).startsWith(nextMonth())
          ? times!(variables)
          : { availability: { ...availability, nextStartsAt: `${nextMonth()}-01T09:00:00-08:00` } },
    });
    await screen.findByText('9:00 AM');
    expect(screen.getByRole('grid').getAttribute('aria-label')).toBe(monthTitle(nextMonth()));
    fireEvent.click(screen.getByTitle('Previous month'));
    await screen.findByText(`No times left in ${monthTitle(shiftMonth(nextMonth(), -1))}.`);
    await click(/^Next: /);
    await screen.findByText('9:00 AM');
    expect(document.activeElement?.textContent).toContain('9:00 AM');
  });
});

describe('the days of the calendar', () => {
  it('are announced with full dates and counts, and reached by keys', async () => {
    openBooking(bookingAnswers());
    const day = await screen.findByLabelText(/^\w+day, \w+ \d+, 20\d\d, 2 times available$/);
    expect(day.tabIndex).toBe(0);
    expect(screen.getAllByText(/, 2 times available$/).some((status) => status.getAttribute('role') === 'status')).toBe(
      true,
    );
    screen.getByLabelText(/^9:00 AM, \w+day, \w+ \d+, 20\d\d$/);
  });
});
