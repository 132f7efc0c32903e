import { gql } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { BOOKING_ANSWERS, booked, GRACE, IRIS } from '../testing/bookingForm.js';
import { leaveCalendar } from '../testing/calendarPage.js';
import {
  asked,
  change,
  chooseGrace,
  newAppointment,
  openNewAppointment,
  savable,
  saveButton,
  NOW,
} from '../testing/newAppointment.js';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(NOW));
});
afterEach(leaveCalendar);

describe('a new appointment', () => {
  it('comes in once, and waits there for what the practice offers', async () => {
    let answer = (_data: object) => {};
    openNewAppointment({ BookingCatalog: () => new Promise<object>((resolve) => (answer = resolve)) });
    const waiting = await screen.findByRole('dialog', { name: 'Create appointment' });
    expect(within(waiting).queryByLabelText('Start')).toBeNull();
    answer(BOOKING_ANSWERS['BookingCatalog']!({}));
    await within(waiting).findByLabelText('Start');
    expect(screen.getByRole('dialog', { name: 'Create appointment' })).toBe(waiting);
  });

  it('keeps what only the practitioner offers when a public page of the same practice has loaded', async () => {
    const page = openNewAppointment();
    const offered = () => screen.getByLabelText<HTMLSelectElement>('Service').options.length;
    await screen.findByLabelText('Service');
    const before = offered();
    const massage = { __typename: 'Service', id: 'massage' };
    page.client.writeQuery({
      query: gql('query PublicPage { practice(slug: "still") { id services { id } } }'),
      data: { practice: { __typename: 'Practice', id: 'p', services: [massage] } },
    });
    // The form would draw them in the next task.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(before).toBeGreaterThan(2);
    expect(offered()).toBe(before);
  });

  it('prefers the service of the first open package', async () => {
    openNewAppointment({ ClientTerms: () => GRACE.terms({ openPackages: [GRACE.openPackage] }) }, 'grace');
    await newAppointment();
    await screen.findByRole('group', { name: 'Service 1: Three massages' });
    await screen.findByText('Uses a session of Three massages: 2 of 3 left.');
  });

  it('is made, says so, and closes', async () => {
    const page = await chooseGrace({ ProCreateAppointment: () => booked() });
    fireEvent.click(saveButton());
    await screen.findByText('Appointment created successfully.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked(page, 'ProCreateAppointment')).toEqual([
      {
        appointmentServices: [{ serviceId: 'massage' }],
        locationId: 'studio',
        startsAt: '2026-11-02T10:00:00-07:00',
        endsAt: '2026-11-02T11:30:00-07:00',
        clientId: 'grace',
        idempotencyKey: expect.any(String),
      },
    ]);
  });

  it('cannot be saved again while it is being saved', async () => {
    let answer = (_data: object) => {};
    const page = await chooseGrace({
      ProCreateAppointment: () => new Promise<object>((resolve) => (answer = resolve)),
    });
    fireEvent.click(saveButton());
    await savable(false);
    fireEvent.click(saveButton());
    fireEvent.submit(saveButton().form!);
    answer(booked());
    await screen.findByText('Appointment created successfully.');
    expect(asked(page, 'ProCreateAppointment')).toHaveLength(1);
  });

  it('names what is at the same time', async () => {
    const conflicts = [{ __typename: 'TimeConflict', id: 'c', name: 'Henry Vogel', timeRange: 'Mon, Nov 2, 10:00 AM' }];
    await chooseGrace({ ProCreateAppointment: () => booked({ conflicts }) });
    fireEvent.click(saveButton());
    await screen.findByText('At the same time: Henry Vogel (Mon, Nov 2, 10:00 AM).');
  });

  it.each([
    [['The time is over.', 'The place is gone.'], 'The time is over. The place is gone.'],
    [[], 'Unexpected error. Please contact support if this persists.'],
  ])('keeps what was typed when it is refused with %j', async (errors, message) => {
    await chooseGrace({ ProCreateAppointment: () => booked({ errors }) });
    change('Start', '15:00');
    fireEvent.click(saveButton());
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(screen.getByLabelText<HTMLInputElement>('Start').value).toBe('15:00');
    await savable(true);
  });

  it('keeps its length while another start is typed, which is no time for a moment', async () => {
    await chooseGrace();
    change('Start', '');
    change('Start', '14:00');
    expect(screen.getByLabelText<HTMLInputElement>('End').value).toBe('15:30');
  });

  it('is sent with the same key when it is tried again, and with another one when it is no longer the same', async () => {
    const page = await chooseGrace({ ProCreateAppointment: () => booked({ errors: ['No.'] }) });
    fireEvent.click(saveButton());
    await screen.findByText('No.');
    await savable(true);
    fireEvent.click(saveButton());
    await waitFor(() => expect(asked(page, 'ProCreateAppointment')).toHaveLength(2));
    await savable(true);
    change('Start', '15:00');
    fireEvent.click(saveButton());
    await waitFor(() => expect(asked(page, 'ProCreateAppointment')).toHaveLength(3));
    const keys = asked(page, 'ProCreateAppointment').map(({ idempotencyKey }) => idempotencyKey);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[1]);
  });

  it('keeps the length when the start changes, and the times when the date changes', async () => {
    await chooseGrace();
    change('Start', '16:15');
    expect(screen.getByLabelText<HTMLInputElement>('End').value).toBe('17:45');
    change('Date', '2026-11-20');
    expect(screen.getByLabelText<HTMLInputElement>('Start').value).toBe('16:15');
    expect(screen.getByLabelText<HTMLInputElement>('End').value).toBe('17:45');
    expect(screen.getByLabelText<HTMLInputElement>('Start').step).toBe('900');
  });

  it('asks before it books in the past, and books nothing if the user goes back', async () => {
    const page = await chooseGrace({ ProCreateAppointment: () => booked() });
    change('Date', '2026-11-01');
    fireEvent.click(saveButton());
    const question = within(await screen.findByRole('alertdialog', { name: 'This time has passed' }));
    fireEvent.click(question.getByRole('button', { name: 'Go back' }));
    await savable(true);
    expect(asked(page, 'ProCreateAppointment')).toEqual([]);
    fireEvent.click(saveButton());
    const again = within(await screen.findByRole('alertdialog', { name: 'This time has passed' }));
    fireEvent.click(again.getByRole('button', { name: 'Create appointment' }));
    await screen.findByText('Appointment created successfully.');
  });
});

describe('the client of a new appointment', () => {
  it('has to be reachable', async () => {
    openNewAppointment({ ChosenClient: () => ({ client: IRIS, currentPractice: GRACE.practice }) }, 'iris');
    await newAppointment();
    await screen.findByText(/No email or phone on file/);
    await screen.findByRole('group', { name: 'Service 1: Deep tissue massage' });
    await savable(false);
  });

  it('can be preset, as when opened from their profile', async () => {
    let answer = (_data: object) => {};
    const BookingCatalog = () => new Promise<object>((resolve) => (answer = resolve));
    const KnownClient = BOOKING_ANSWERS['ChosenClient']!;
    const page = openNewAppointment({ BookingCatalog, KnownClient }, 'grace');
    const fields = 'client(clientId: $clientId) { id name email phone } currentPractice { id email phone }';
    const query = gql('query KnownClient($clientId: ID!) { '.concat(fields, ' }'));
    await page.client.query({ query, variables: { clientId: 'grace' } });
    answer(BOOKING_ANSWERS['BookingCatalog']!({}));
    await screen.findByRole('group', { name: 'Service 1: Deep tissue massage' });
    await savable(true);
  });

  it('can be a new one, with an email or a phone that is not the practice’s own', async () => {
    const page = openNewAppointment({ ProCreateAppointment: () => booked() });
    await newAppointment();
    fireEvent.click(await screen.findByRole('button', { name: 'Add a new client' }));
    change('Service', 'massage');
    change('First name', 'Mary');
    await savable(false);
    change('Email', 'mary');
    fireEvent.blur(screen.getByLabelText('Email'));
    await screen.findByText('Invalid email');
    change('Email', 'Maya@example.org');
    await screen.findByText(
      'Cannot use your email for a client. Please add phone for client or use a placeholder email.',
    );
    change('Email', 'mary@example.com');
    change('Phone', '604 555 0100');
    await screen.findByText(
      'Cannot use your phone number for a client. Please leave blank and add email if client phone is unknown.',
    );
    change('Phone', '604 555 0199');
    await savable(true);
    fireEvent.click(saveButton());
    await screen.findByText('Appointment created successfully.');
    expect(asked(page, 'ProCreateAppointment')[0]).toMatchObject({
      client: { firstName: 'Mary', lastName: null, email: 'mary@example.com', phone: '+16045550199' },
    });
  });
});
