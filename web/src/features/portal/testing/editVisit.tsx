import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Answers, RenderedPage } from '../../../testing/renderPage.js';
import {
  EditAppointmentFlyout,
  type EditAppointmentFlyoutProps,
} from '../appointment-form/edit/EditAppointmentFlyout.js';
import { BOOKING_ANSWERS } from './bookingForm.js';
import { visitDetails } from './calendarPage.js';
import { openFlyout } from './openFlyout.js';

/** When the visit "a" is. */
export const TIMES = { startsAt: '2026-11-03T10:00:00-07:00', endsAt: '2026-11-03T11:30:00-07:00' };

/** The form of the visit "a", on 3 November from 10:00 to 11:30, by itself. @param own of the visit */
export async function editVisit(answers: Answers = {}, own: object = {}): Promise<RenderedPage> {
  const visit = visitDetails({ state: 'approved', ...TIMES, ...own });
  // A visit as its query answers it; the form reads its own part of it.
  const appointment = visit as unknown as EditAppointmentFlyoutProps['appointment'];
  const page = openFlyout((close) => <EditAppointmentFlyout appointment={appointment} onClose={close} />, {
    ...BOOKING_ANSWERS,
    ...answers,
  });
  await screen.findByRole('dialog', { name: 'Edit appointment' });
  await screen.findByRole('group', { name: /^Service 1/ });
  return page;
}

export const form = () => within(screen.getByRole('dialog', { name: 'Edit appointment' }));
export const saveButton = () => form().getByRole<HTMLButtonElement>('button', { name: 'Save changes' });
export const savable = (expected: boolean) =>
  waitFor(() => {
    if (saveButton().disabled === expected) throw new Error(`The form can${expected ? 'not' : ''} be saved.`);
  });
export const field = (label: string | RegExp) => form().getByLabelText<HTMLInputElement>(label);
export const change = (label: string | RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
/** The changes that were sent. */
export const sent = (page: RenderedPage) =>
  page.asked.filter(({ operation }) => operation === 'UpdateAppointment').map(({ variables }) => variables);

export async function submit(): Promise<void> {
  await savable(true);
  fireEvent.click(saveButton());
}
