import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { leavePage, openAppointment, pageHeading, stopClock, userError } from '../../testing/appointmentPage.js';
import type { Answers } from '../../testing/renderPage.js';
import { testAppointment } from './testAppointment.js';

beforeEach(stopClock);
afterEach(leavePage);

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
  const five = {
    __typename: 'ClientPackage',
    id: 'package',
    name: 'Five sessions',
    numberOfSessions: 5,
    sessionsRemaining: 3,
    bookNextUrl: null,
  };
  const buying = { packageSessionNumber: 1, package: five, freeCancellationUntil: null };
  it.each([
    [
      { dueCents: 13_750 },
      'Cancelling now costs nothing; free until Mon, Nov 30, 12:00 PM New York time, after that 50% ($67.50).',
    ],
    [
      { dueCents: 0 },
      "Cancelling now costs nothing; free until Mon, Nov 30, 12:00 PM New York time, after that 50% ($67.50). You'll get a full refund.",
    ],
    // As the server counts it, a coupon taken off: never a share of the services.
    [
      { dueCents: 13_750, lateCancellationFeeCents: 3375 },
      'Cancelling now costs nothing; free until Mon, Nov 30, 12:00 PM New York time, after that 50% ($33.75).',
    ],
    [{ freeCancellationUntil: null }, 'You can cancel free of charge.'],
    [late, 'Cancelling now costs $67.50; it was free until Fri, Nov 20, 4:00 AM New York time.'],
    [
      { ...late, rescheduleFeesCents: 2000 },
      "Cancelling now costs $67.50; it was free until Fri, Nov 20, 4:00 AM New York time. With the $20 for moving it late, that's $87.50.",
    ],
    [
      { ...late, dueCents: 0 },
      "Cancelling now costs $67.50; it was free until Fri, Nov 20, 4:00 AM New York time. We'll refund anything you paid beyond that.",
    ],
    [session, 'Cancelling now costs a session of your package; it was free until Fri, Nov 20, 4:00 AM New York time.'],
    [
      { packageSessionNumber: 3, dueCents: 13_750, freeCancellationUntil: null },
      'You can cancel free of charge. The session goes back to your package.',
    ],
    [
      { ...buying, cancellationPackageOutcome: 'ends', dueCents: 0 },
      "You can cancel free of charge. Your package “Five sessions” ends with this visit: its sessions can't be booked anymore. You'll get a full refund.",
    ],
    [
      { ...buying, cancellationPackageOutcome: 'ends' },
      "You can cancel free of charge. Your package “Five sessions” ends with this visit: its sessions can't be booked anymore.",
    ],
    [
      { ...buying, cancellationPackageOutcome: 'ends', package: null, dueCents: 0 },
      "You can cancel free of charge. The package you bought with it won't start. You'll get a full refund.",
    ],
    [
      { ...buying, cancellationPackageOutcome: 'kept', dueCents: 0 },
      "You can cancel free of charge. Your package “Five sessions” stays yours, with 4 sessions left; its price is not refunded. We'll refund what you paid for everything else.",
    ],
    [
      { ...buying, cancellationPackageOutcome: 'kept' },
      'You can cancel free of charge. Your package “Five sessions” stays yours, with 4 sessions left; its price is still owed.',
    ],
    [
      { ...buying, cancellationPackageOutcome: 'kept', fullTotal: 0, dueCents: 0 },
      'You can cancel free of charge. Your package “Five sessions” stays yours, with 4 sessions left.',
    ],
    [
      {
        ...buying,
        ...{ cancellationPackageOutcome: 'kept', dueCents: 0, cancellationFeeCents: 750 },
        ...{ freeCancellationUntil: '2026-11-20T09:00:00Z', package: { ...five, sessionsRemaining: 1 } },
      },
      "Cancelling now costs a session of your package and $7.50; it was free until Fri, Nov 20, 4:00 AM New York time. Your package “Five sessions” stays yours, with 1 session left; its price is not refunded. We'll refund what you paid for everything else, less that fee.",
    ],
  ])('says what it costs before: %p', async (change, text) => {
    openAppointment(change);
    // Shown next to the button already, before the dialog opens.
    await screen.findByText((shown) => shown.endsWith('.') && text.startsWith(shown));
    const dialog = await ask();
    dialog.getByText(text);
    dialog.getByText('Please give a day’s notice.');
  });

  it('happens after the confirmation only', async () => {
    const { asked } = openAppointment({}, answer('success'));
    const dialog = await ask();
    expect(asked.map(({ operation }) => operation)).not.toContain('CancelAppointmentNoUser');
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel appointment' }));
    await screen.findByText('Your appointment has been cancelled.');
    expect(asked.find(({ operation }) => operation === 'CancelAppointmentNoUser')?.variables).toEqual({
      appointmentId: 'appointment',
      instantActionToken: 'secret',
      acceptedFeeCents: 0,
    });
  });

  it('asks once more where it costs another amount by now, with that amount', async () => {
    let facts: object = {};
    const { asked } = openAppointment(null, {
      AppointmentPage: () => ({ tokenAppointment: testAppointment(facts) }),
      CancelAppointmentNoUser: () => {
        const errors = [userError('fee_changed', 'The fee has changed. Please look at it and confirm again.')];
        const result = facts === late ? 'success' : 'failure';
        facts = late;
        return {
          cancelAppointmentNoUser: {
            __typename: 'AppointmentPayload',
            result,
            errors: result === 'failure' ? errors : [],
            appointment: null,
          },
        };
      },
    });
    const dialog = await ask();
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel appointment' }));
    await dialog.findByText('The fee has changed. Please look at it and confirm again.');
    await dialog.findByText(/^Cancelling now costs \$67\.50/);
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel appointment' }));
    await screen.findByText('Your appointment has been cancelled.');
    const sent = asked.filter(({ operation }) => operation === 'CancelAppointmentNoUser');
    expect(sent.map(({ variables }) => variables)).toMatchObject([{ acceptedFeeCents: 0 }, { acceptedFeeCents: 6750 }]);
  });

  it('shows a moment later what it means for the money', async () => {
    let facts: object = { dueCents: 0, clientPaymentStatus: 'Paid' };
    openAppointment(null, {
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
    openAppointment({}, answer('failure'));
    fireEvent.click((await ask()).getByRole('button', { name: 'Cancel appointment' }));
    await screen.findByText('There was an error cancelling your appointment.');
  });

  it('is not offered where it is not possible', async () => {
    openAppointment({ past: true, canCancel: false });
    await pageHeading();
    expect(screen.queryByRole('button', { name: 'Cancel appointment' })).toBeNull();
  });
});
