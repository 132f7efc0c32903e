import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { BOOKING_ANSWERS, bookedSeries, recurringTime } from '../testing/bookingForm.js';
import { leaveCalendar } from '../testing/calendarPage.js';
import { asked, change, chooseGrace, savable, saveButton, NOW } from '../testing/newAppointment.js';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(NOW));
});
afterEach(leaveCalendar);

describe('a series', () => {
  const TIMES = [
    recurringTime('2026-11-02T10:00:00-07:00'),
    recurringTime('2026-11-09T10:00:00-07:00', 'Henry Vogel'),
    recurringTime('2026-11-16T10:00:00-07:00'),
  ];
  const times = () => ({ recurringTimes: TIMES });

  it('leaves conflicts out, includes and removes times one by one, and is made as a whole', async () => {
    const page = await chooseGrace({ RecurringTimes: times, CreateAppointments: () => bookedSeries() });
    change('Repeats', 'weekly');
    await screen.findByText('2 appointments of 3');
    expect(asked(page, 'RecurringTimes').at(-1)).toEqual({
      practiceId: 'p',
      startsAt: '2026-11-02T10:00:00-07:00',
      duration: 90,
      locationId: 'studio',
      recurrencePattern: { frequency: 'weekly', count: 10 },
    });
    const rows = () => screen.getAllByRole('listitem');
    const conflict = () => rows().find(({ textContent }) => textContent?.includes('Henry Vogel'))!;
    expect(conflict().textContent).toContain('Skipped');
    fireEvent.click(within(conflict()).getByRole('button', { name: /^Include/ }));
    await screen.findByText('3 appointments of 3');
    fireEvent.click(screen.getByRole('button', { name: /^Remove Nov 16/ }));
    await screen.findByText('2 appointments of 3');
    await savable(true);
    fireEvent.click(saveButton());
    await screen.findByText('Your recurring series was created successfully.');
    expect(asked(page, 'CreateAppointments')[0]).toMatchObject({
      clientId: 'grace',
      recurrencePattern: { frequency: 'weekly', count: 10 },
      includedTimes: ['2026-11-09T10:00:00-07:00'],
      removedTimes: ['2026-11-16T10:00:00-07:00'],
    });
    expect(asked(page, 'ProCreateAppointment')).toEqual([]);
  });

  it('is not booked if one of its times was taken meanwhile: shows the error and the remaining times', async () => {
    const all = [...TIMES];
    const message = 'You have something else at Nov 16. Please include or remove these times.';
    let answer = bookedSeries({ errors: [message], code: 'overlaps' });
    const page = await chooseGrace({
      RecurringTimes: () => ({ recurringTimes: all }),
      CreateAppointments: () => answer,
    });
    change('Repeats', 'weekly');
    await screen.findByText('2 appointments of 3');
    all[2] = recurringTime('2026-11-16T10:00:00-07:00', 'Ada Byron');
    await savable(true);
    fireEvent.click(saveButton());
    await screen.findByText(`Error creating appointments: ${message}`);
    await screen.findByText('1 appointment of 3');
    screen.getByText('Ada Byron, 10:00 AM');
    answer = bookedSeries();
    await savable(true);
    fireEvent.click(saveButton());
    await screen.findByText('Your recurring series was created successfully.');
    const skipped = ['2026-11-09T10:00:00-07:00', '2026-11-16T10:00:00-07:00'];
    expect(asked(page, 'CreateAppointments')).toMatchObject([
      { skipConflicts: false, removedTimes: skipped.slice(0, 1) },
      { skipConflicts: false, removedTimes: skipped },
    ]);
  });

  it('says why it was refused after its own words', async () => {
    const refused = () => bookedSeries({ errors: ['The place is gone.'] });
    await chooseGrace({ RecurringTimes: times, CreateAppointments: refused });
    change('Repeats', 'daily');
    await screen.findByText('2 appointments of 3');
    await savable(true);
    fireEvent.click(saveButton());
    await screen.findByText('Error creating appointments: The place is gone.');
  });

  it('cannot be saved without times, and says the limit that it breaks', async () => {
    const message =
      'You can create appointments at most one year into the future. Please select a different frequency or end date.';
    await chooseGrace({
      RecurringTimes: () => {
        throw new Error(message);
      },
    });
    change('Repeats', 'monthly_by_day');
    await screen.findByText(message);
    await savable(false);
  });

  it('ends a month ahead by default if it ends on a date', async () => {
    const page = await chooseGrace({ RecurringTimes: times });
    change('Repeats', 'every_two_weeks');
    change('Ends', 'until');
    expect(screen.getByLabelText<HTMLInputElement>('Last day').value).toBe('2026-12-02');
    await waitFor(() =>
      expect(asked(page, 'RecurringTimes').at(-1)).toMatchObject({
        recurrencePattern: { frequency: 'every_two_weeks', until: '2026-12-02' },
      }),
    );
  });

  it('repeats every so many days or weeks on certain weekdays', async () => {
    const page = await chooseGrace({ RecurringTimes: times, CreateAppointments: () => bookedSeries() });
    change('Repeats', 'custom');
    change('Every', '0');
    await screen.findByText('A number of at least 1');
    await savable(false);
    change('Every', '3');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Tuesday' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Saturday' }));
    await waitFor(() =>
      expect(asked(page, 'RecurringTimes').at(-1)).toMatchObject({
        recurrencePattern: { frequency: 'custom', interval: 3, unit: 'week', weekdays: ['TU', 'SA'], count: 10 },
      }),
    );
    await savable(true);
    // The same number, which asks for no other times.
    change('Every', '03');
    await screen.findByDisplayValue('03');
    fireEvent.submit(saveButton().form!);
    await screen.findByText('Your recurring series was created successfully.');
  });

  it('has no more visits than its package has sessions', async () => {
    await chooseGrace({ RecurringTimes: times });
    change('Repeats', 'weekly');
    const lengths = () =>
      [...screen.getByLabelText<HTMLSelectElement>('Appointments').options].map(({ value }) => value);
    expect(lengths()).toHaveLength(25);
    fireEvent.click(screen.getByRole('button', { name: 'Remove Deep tissue massage' }));
    change('Service', 'package');
    change('Repeats', 'weekly');
    expect(lengths()).toEqual(['1', '2', '3']);
    expect(screen.getByLabelText<HTMLSelectElement>('Appointments').value).toBe('3');
  });

  it('repeats in each way of the specification', async () => {
    await chooseGrace();
    expect([...screen.getByLabelText<HTMLSelectElement>('Repeats').options].map(({ text }) => text)).toEqual([
      'Does not repeat',
      'Daily',
      'Weekly',
      'Every 2 weeks',
      'Monthly on the same day',
      'Monthly on the same weekday',
      'Custom',
    ]);
  });

  it('is not offered where the practice has none', async () => {
    const { currentPractice } = BOOKING_ANSWERS['BookingCatalog']!({}) as { currentPractice: object };
    await chooseGrace({
      BookingCatalog: () => ({ currentPractice: { ...currentPractice, recurringBookingsEnabled: false } }),
    });
    expect(screen.queryByLabelText('Repeats')).toBeNull();
  });

  it('is not offered where the total is 0', async () => {
    await chooseGrace();
    change('Price (CAD)', '0');
    await waitFor(() => expect(screen.queryByLabelText('Repeats')).toBeNull());
    change('Price (CAD)', '90');
    await screen.findByLabelText('Repeats');
  });
});
