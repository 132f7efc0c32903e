import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route } from 'wouter';
import type { ErrorCode } from '../../gql/graphql.js';
import { renderPage, type Answers } from '../../testing/renderPage.js';
import { ToastRegion } from '../../ui/ToastRegion.js';
import { MovePage } from './MovePage.js';
import { testAppointment } from './testAppointment.js';

const slot = (startsAt: string, practiceStartsAt: string) => ({
  __typename: 'Slot',
  startsAt,
  endsAt: startsAt,
  practiceStartsAt,
});
/** In New York. */
const TIMES = {
  __typename: 'Availability',
  practiceTimeZone: 'America/New_York',
  nextStartsAt: null,
  days: [
    {
      __typename: 'AvailabilityDay',
      date: '2026-11-28',
      slots: ['09', '10'].map((hour) => slot(`2026-11-28T${hour}:00:00-05:00`, `2026-11-28T${hour}:00:00-05:00`)),
    },
  ],
};
const refused = (code: ErrorCode, message: string): Answers => ({
  RescheduleAppointment: () => ({
    rescheduleAppointment: {
      __typename: 'RescheduleAppointmentPayload',
      result: 'failure',
      errors: [{ __typename: 'UserError', code, message }],
      appointment: null,
    },
  }),
});
const moved: Answers = {
  RescheduleAppointment: () => ({
    rescheduleAppointment: {
      __typename: 'RescheduleAppointmentPayload',
      result: 'success',
      errors: [],
      appointment: null,
    },
  }),
};
const render = (change: object | null | (() => object), more: Answers = {}) =>
  renderPage(
    <>
      <Route path="/m/c/:instantActionToken/move">
        <MovePage />
      </Route>
      <ToastRegion />
    </>,
    {
      MovedAppointment: () => {
        const facts = typeof change === 'function' ? change() : change;
        return { tokenAppointment: facts && testAppointment({ timeZone: 'America/New_York', ...facts }) };
      },
      MoveAvailability: () => ({ rescheduleAvailability: TIMES }),
      ...more,
    },
    '/m/c/secret/move',
  );
const pick = async (time: string) => {
  fireEvent.click(await screen.findByText(time, { selector: 'button' }));
  return within(await screen.findByRole('alertdialog', { name: 'Move to this time?' }));
};
const late = { cancellationFeeCents: 6750, freeCancellationUntil: '2026-11-20T09:00:00Z' };

beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') }));
afterEach(() => {
  cleanup();
  jest.advanceTimersByTime(9000);
  jest.useRealTimers();
});

describe('moving an appointment', () => {
  it('asks for free times, says full dates and counts, and moves after a confirmation', async () => {
    const page = render({}, moved);
    await screen.findByRole('button', { name: 'Saturday, November 28, 2026, 2 times available' });
    screen.getByText('Moving is free until Mon, Nov 30, 12:00 PM New York time; after that 50% ($67.50).');
    const dialog = await pick('10:00 AM');
    dialog.getByText('Saturday, November 28, 2026 at 10:00 AM New York time');
    dialog.getByText("Moving is free now. You won't pay again.");
    expect(page.asked.map(({ operation }) => operation)).not.toContain('RescheduleAppointment');
    const button = dialog.getByRole('button', { name: 'Move appointment' });
    fireEvent.click(button);
    fireEvent.click(button);
    await screen.findByText('Your appointment has been moved.');
    const sent = page.asked.filter(({ operation }) => operation === 'RescheduleAppointment');
    expect(sent.map(({ variables }) => variables)).toEqual([
      {
        input: {
          appointmentId: 'appointment',
          instantActionToken: 'secret',
          startsAt: '2026-11-28T10:00:00-05:00',
          acceptedFeeCents: 0,
          timeZone: 'America/New_York',
        },
      },
    ]);
    expect(page.visited.at(-1)).toBe('/m/c/secret');
  });

  it('shows the fee of the late window, which its button accepts', async () => {
    const page = render(late, moved);
    const dialog = await pick('9:00 AM');
    dialog.getByText(/^Moving now costs \$67.50/);
    fireEvent.click(dialog.getByRole('button', { name: 'Move for $67.50' }));
    await screen.findByText('Your appointment has been moved.');
    const sent = page.asked.find(({ operation }) => operation === 'RescheduleAppointment')?.variables;
    expect(sent).toMatchObject({ input: { acceptedFeeCents: 6750 } });
  });

  it('stays where it is when the time was taken, and asks for the times again', async () => {
    const page = render({}, refused('slot_taken', 'This time was just taken. Please choose another one.'));
    fireEvent.click((await pick('9:00 AM')).getByRole('button', { name: 'Move appointment' }));
    await screen.findByText('This time was just taken. Please choose another one.');
    expect(page.visited.at(-1)).toContain('/move');
    await waitFor(() =>
      expect(page.asked.filter(({ operation }) => operation === 'MoveAvailability').length).toBeGreaterThan(1),
    );
    await waitFor(() => expect(screen.queryByText('Move to this time?')).toBeNull());
  });

  it('shows the new fee where it changed meanwhile', async () => {
    let fee = {};
    render(() => fee, refused('fee_changed', 'The fee for moving this appointment has changed.'));
    const dialog = await pick('9:00 AM');
    fee = late;
    fireEvent.click(dialog.getByRole('button', { name: 'Move appointment' }));
    await screen.findByText('The fee for moving this appointment has changed.');
    await screen.findByText('Moving now costs 50% ($67.50).');
    await act(() => jest.advanceTimersByTimeAsync(500));
    (await pick('9:00 AM')).getByRole('button', { name: 'Move for $67.50' });
  });

  it('says that an appointment cannot be moved', async () => {
    render({ canReschedule: false });
    await screen.findByText('This appointment can no longer be moved');
    expect(screen.getByRole('link', { name: 'Back to your appointment' }).getAttribute('href')).toBe('/m/c/secret');
  });

  it('says that a link is unknown', async () => {
    render(null);
    await screen.findByText("We couldn't find this appointment");
  });

  it('says that it did not load, and tries again', async () => {
    let broken = true;
    render(
      {},
      {
        MovedAppointment: () => {
          if (broken) throw new Error('down');
          return { tokenAppointment: testAppointment({}) };
        },
      },
    );
    await screen.findByText('This appointment did not load');
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'Move your appointment' });
  });
});
