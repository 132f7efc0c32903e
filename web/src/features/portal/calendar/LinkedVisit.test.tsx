import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Answers } from '../../../testing/renderPage.js';
import { leaveCalendar, openCalendar, settleCalendar } from '../testing/calendarPage.js';

const VISIT = { __typename: 'Appointment', id: 'a', instantActionToken: 'token-of-a' };

function open(LinkedVisit: Answers[string]) {
  window.history.replaceState(null, '', '#visit=a');
  return openCalendar('/portal/calendar', { LinkedVisit });
}

beforeEach(settleCalendar);
afterEach(leaveCalendar);

describe('a link to a visit by its id', () => {
  it('opens the visit', async () => {
    const { asked } = open(() => ({ userAppointment: VISIT }));
    await screen.findByRole('dialog', { name: 'New appointment request' });
    const variablesOf = (name: string) => asked.find(({ operation }) => operation === name)?.variables;
    expect(variablesOf('LinkedVisit')).toEqual({ id: 'a' });
    expect(variablesOf('AppointmentForCalendar')).toEqual({ instantActionToken: 'token-of-a' });
  });

  it('says that there is no such visit, and closes', async () => {
    open(() => ({ userAppointment: null }));
    await screen.findByText('Appointment not found');
    await waitFor(() => expect(window.location.hash).toBe(''));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('can be tried again when the visit does not load', async () => {
    let down = true;
    open(() => {
      if (down) throw new Error('away');
      return { userAppointment: VISIT };
    });
    await screen.findByText('Error fetching event');
    down = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('dialog', { name: 'New appointment request' });
  });
});
