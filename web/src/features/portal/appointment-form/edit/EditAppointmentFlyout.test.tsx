import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { BOOKING_ANSWERS, GRACE, updated } from '../../testing/bookingForm.js';
import { leaveCalendar } from '../../testing/calendarPage.js';
import { change, editVisit, field, form, savable, saveButton, sent, submit } from '../../testing/editVisit.js';
import { NOW } from '../../testing/newAppointment.js';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(NOW));
});
afterEach(leaveCalendar);

describe('changing an appointment', () => {
  it('begins with how it is, and cannot be saved before something is different', async () => {
    await editVisit();
    expect(field('Date').value).toBe('2026-11-03');
    expect(field('Start').value).toBe('10:00');
    expect(field('End').value).toBe('11:30');
    expect(field('Location').value).toBe('studio');
    expect(field('Price (CAD)').value).toBe('CA$90.00');
    await savable(false);
    change('Start', '11:00');
    await savable(true);
    change('Start', '10:00');
    await savable(false);
  });

  it('keeps booked prices, sends changed ones, and leaves those of added services to the server', async () => {
    const page = await editVisit({ UpdateAppointment: () => updated() });
    change('Add a service or add-on', 'stones');
    fireEvent.change(form().getAllByLabelText(/^Price/)[0]!, { target: { value: '80' } });
    fireEvent.click(form().getByRole('checkbox', { name: 'Save this price for the client' }));
    expect(field('End').value).toBe('11:45');
    await submit();
    await screen.findByText('Appointment updated successfully.');
    expect(sent(page)).toMatchObject([
      {
        endsAt: '2026-11-03T11:45:00-07:00',
        appointmentServices: [
          { serviceId: 'massage', amountCents: 8000, saveCustomPrice: true },
          { serviceId: 'stones' },
        ],
      },
    ]);
  });

  it('keeps a service and a place that are no longer offered', async () => {
    const gone = { name: 'Old ritual', serviceId: 'gone', amountCents: 5000, timeLength: 45 };
    const page = await editVisit(
      { UpdateAppointment: () => updated() },
      {
        location: { __typename: 'Location', id: 'attic' },
        locationName: 'Attic',
        appointmentServices: [{ __typename: 'AppointmentServiceLine', id: 'line', ...gone }],
      },
    );
    form().getByRole('group', { name: 'Service 1: Old ritual' });
    form().getByRole('option', { name: 'Attic (no longer offered)' });
    expect(form().queryByRole('checkbox', { name: 'Save this price for the client' })).toBeNull();
    change('Add a service or add-on', 'stones');
    expect(field('End').value).toBe('11:00');
    await submit();
    await waitFor(() => expect(sent(page)).toHaveLength(1));
    expect(sent(page)[0]).toMatchObject({
      appointmentServices: [{ serviceId: 'gone', amountCents: 5000 }, { serviceId: 'stones' }],
    });
  });

  it('does not move a visit in the second of two repeated hours if its time was not changed', async () => {
    const page = await editVisit(
      {
        UpdateAppointment: () => updated(),
        BookingCatalog: (variables) => {
          const { currentPractice } = BOOKING_ANSWERS['BookingCatalog']!(variables) as { currentPractice: object };
          return { currentPractice: { ...currentPractice, timeZone: 'America/New_York' } };
        },
      },
      { startsAt: '2026-11-01T01:30:00-05:00', endsAt: '2026-11-01T02:30:00-05:00' },
    );
    expect(field('Start').value).toBe('01:30');
    change(/^Message to the client/, 'See you.');
    await submit();
    await waitFor(() => expect(sent(page)).toHaveLength(1));
    expect(Object.keys(sent(page)[0]!)).toEqual(['appointmentId', 'expectedVersion', 'practitionerNote']);
  });

  it('counts the session that it has of a package as its own', async () => {
    const own = { ...GRACE.openPackage, sessionsRemaining: 0, id: 'own' };
    await editVisit(
      {},
      {
        package: own,
        appointmentServices: [
          {
            ...{ __typename: 'AppointmentServiceLine', id: 'line', name: 'Three massages', serviceId: 'package' },
            ...{ amountCents: 0, timeLength: 60 },
          },
        ],
      },
    );
    form().getByText('Uses a session of Three massages: 1 of 3 left.');
    expect(form().queryByLabelText(/^Price/)).toBeNull();
    await savable(false);
  });

  it('asks before it is rescheduled into the past, and changes nothing if the user goes back', async () => {
    const page = await editVisit({ UpdateAppointment: () => updated() });
    change('Date', '2026-11-01');
    await submit();
    const question = within(await screen.findByRole('alertdialog', { name: 'This time has passed' }));
    fireEvent.click(question.getByRole('button', { name: 'Go back' }));
    await savable(true);
    expect(sent(page)).toEqual([]);
    fireEvent.click(saveButton());
    const again = within(await screen.findByRole('alertdialog', { name: 'This time has passed' }));
    fireEvent.click(again.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Appointment updated successfully.');
  });

  it.each([
    ['charge', 'Charge the card on file now', 1],
    ['go on without a card', 'Continue without a card', 0],
  ])('asks of a package that it did not have whether to %s', async (_what, answer, charges) => {
    const page = await editVisit({
      CardOnFile: () => ({
        defaultPaymentMethodPractice: { __typename: 'PaymentMethod', id: 'card', brand: 'visa', last4: '4242' },
      }),
      UpdateAppointment: () => updated(),
      RetryPayment: () => ({
        retryPayment: { __typename: 'ChargeCardPayload', result: 'success', errors: [], appointment: null },
      }),
    });
    change('Add a service or add-on', 'package');
    await submit();
    const question = within(await screen.findByRole('alertdialog', { name: 'No open package' }));
    fireEvent.click(await question.findByRole('button', { name: answer }));
    await screen.findByText('Appointment updated successfully.');
    await waitFor(() =>
      expect(page.asked.filter(({ operation }) => operation === 'RetryPayment')).toHaveLength(charges),
    );
  });

  it('cannot leave only add-ons', async () => {
    await editVisit();
    change('Add a service or add-on', 'stones');
    await savable(true);
    fireEvent.click(form().getByRole('button', { name: 'Remove Deep tissue massage' }));
    await savable(false);
    form().getByText("You can't create an appointment with only add-on services");
  });

  it('names what is at the same time', async () => {
    const conflicts = [{ __typename: 'TimeConflict', id: 'c', name: 'Henry Vogel', timeRange: 'Tue, Nov 3, 2:00 PM' }];
    await editVisit({ UpdateAppointment: () => updated({}, { conflicts }) });
    change('Start', '14:00');
    await submit();
    await screen.findByText('At the same time: Henry Vogel (Tue, Nov 3, 2:00 PM).');
  });

  it.each([
    [['The place is gone.', 'The time is over.'], 'The place is gone. The time is over.'],
    [[], 'Unexpected error. Please contact support if this persists.'],
  ])('keeps what was typed when it is refused with %j', async (errors, message) => {
    await editVisit({ UpdateAppointment: () => updated({}, { errors }) });
    change('Start', '15:00');
    await submit();
    expect((await form().findByRole('alert')).textContent).toContain(message);
    expect(field('Start').value).toBe('15:00');
    await savable(true);
  });

  it('says what another tab has changed meanwhile, takes that over where nothing was typed, and keeps what was', async () => {
    const meanwhile = {
      ...{ state: 'approved', version: 5, startsAt: '2026-11-04T09:00:00-07:00', endsAt: '2026-11-04T10:00:00-07:00' },
      ...{ practitionerNote: 'See you on Wednesday.' },
    };
    let tries = 0;
    const page = await editVisit({
      UpdateAppointment: () => {
        tries += 1;
        if (tries > 1) return updated({ ...meanwhile, version: 6 });
        const errors = ['This appointment has changed in the meantime (its time). Please look at it again.'];
        return updated(meanwhile, { errors, changedMeanwhile: ['time', 'note'] });
      },
    });
    change('Add a service or add-on', 'stones');
    change('End', '12:00');
    await submit();
    const notice = (await form().findByText('This appointment has changed in the meantime')).closest('[role=alert]')!;
    expect(notice.textContent).toContain('Time: now Wed, Nov 4, 2026, 9:00 AM');
    expect(notice.textContent).toContain('Message: now “See you on Wednesday.”');
    await waitFor(() => expect(field('Date').value).toBe('2026-11-04'));
    expect(field('Start').value).toBe('09:00');
    expect(field('End').value).toBe('12:00');
    expect(field(/^Message/).value).toBe('See you on Wednesday.');
    form().getByRole('group', { name: 'Service 2: Hot stones' });
    await submit();
    await screen.findByText('Appointment updated successfully.');
    expect(sent(page)[1]).toEqual({
      appointmentId: 'a',
      expectedVersion: 5,
      startsAt: '2026-11-04T09:00:00-07:00',
      endsAt: '2026-11-04T12:00:00-07:00',
      appointmentServices: [
        { serviceId: 'massage', amountCents: 9000, saveCustomPrice: false },
        { serviceId: 'stones' },
      ],
    });
  });
});
