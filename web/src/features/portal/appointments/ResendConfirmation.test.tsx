import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Answers } from '../../../testing/renderPage.js';
import { leaveCalendar, openCalendar, settleCalendar, visitDetails } from '../testing/calendarPage.js';

const answer = (errors: string[] = []) => ({
  resendProAppointmentConfirmation: {
    __typename: 'AppointmentPayload',
    result: errors.length ? 'failure' : 'success',
    errors: errors.map((message) => ({ __typename: 'UserError', message })),
    appointment: errors.length ? null : { __typename: 'Appointment', id: 'a' },
  },
});
const open = (answers: Answers = {}, own: object = {}) => {
  window.location.hash = 'token-of-a';
  return openCalendar('/portal/calendar?view=week&date=2026-11-02', {
    AppointmentForCalendar: () => ({ tokenAppointment: visitDetails({ state: 'approved', ...own }) }),
    ...answers,
  });
};
const openMenu = async () => {
  const button = await screen.findByRole('button', { name: 'Resend confirmation' });
  // The flyout would hide the menu otherwise.
  await waitFor(() => expect(screen.queryByRole('main')).toBeNull());
  fireEvent.click(button);
  return screen.findAllByRole('menuitem');
};
const choose = async (name: string) => {
  const entries = await openMenu();
  const at = entries.findIndex(({ textContent }) => textContent === name);
  const menu = screen.getByRole('menu');
  fireEvent.keyDown(menu, { key: at === 0 ? 'Home' : 'End' });
  await waitFor(() => expect(entries[at]?.hasAttribute('data-highlighted')).toBe(true));
  fireEvent.keyDown(menu, { key: 'Enter' });
};

beforeEach(settleCalendar);
afterEach(leaveCalendar);

describe('the confirmation of an appointment', () => {
  it.each([
    ['Email to maya@example.com', 'email'],
    ['Text to (604) 555-0134', 'sms'],
  ])('is sent again by %s', async (entry, sendTo) => {
    const page = open({ ResendProAppointmentConfirmation: () => answer() });
    await choose(entry);
    await screen.findByText('Confirmation resent!');
    const sent = page.asked.filter(({ operation }) => operation === 'ResendProAppointmentConfirmation');
    expect(sent.map(({ variables }) => variables)).toEqual([{ appointmentId: 'a', sendTo }]);
  });

  it('says why it could not be sent', async () => {
    open({ ResendProAppointmentConfirmation: () => answer(['Too many. Please wait.']) });
    await choose('Email to maya@example.com');
    await screen.findByText('Error resending confirmation: Too many. Please wait.');
  });

  it('offers the ways that there are to the client', async () => {
    open({}, { clientPhone: null });
    const entries = await openMenu();
    expect(entries.map(({ textContent }) => textContent)).toEqual(['Email to maya@example.com']);
  });

  it.each([
    ['waits for an answer', { state: 'pending' }],
    ['is over', { past: true }],
    ['has a client without contact details', { clientEmail: null, clientPhone: null }],
  ])('is not offered of one that %s', async (_what, own) => {
    open({}, own);
    await screen.findByText('Maya Rivers', { selector: 'a' });
    expect(screen.queryByRole('button', { name: 'Resend confirmation' })).toBeNull();
  });
});
