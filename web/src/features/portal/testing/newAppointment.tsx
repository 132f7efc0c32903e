import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Answers, RenderedPage } from '../../../testing/renderPage.js';
import { NewAppointmentFlyout } from '../appointment-form/NewAppointmentFlyout.js';
import { BOOKING_ANSWERS } from './bookingForm.js';
import { openFlyout } from './openFlyout.js';

/** Twenty past nine in Vancouver. */
export const NOW = '2026-11-02T09:20:00-07:00';

/** The form of a new appointment at ten, by itself. @param clientId the preselected client; empty for none */
export const openNewAppointment = (own: Answers = {}, clientId = ''): RenderedPage =>
  openFlyout(
    (close) => (
      <NewAppointmentFlyout
        time={{ date: '2026-11-02', start: '10:00', end: '11:00' }}
        clientId={clientId}
        onClose={close}
        onBooked={() => undefined}
      />
    ),
    { ...BOOKING_ANSWERS, ...own },
  );

export const newAppointment = async () => within(await screen.findByRole('dialog', { name: 'Create appointment' }));
export const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create appointment' });
export const savable = (expected: boolean) =>
  waitFor(() => {
    if (saveButton().disabled === expected) throw new Error(`The form can${expected ? 'not' : ''} be saved.`);
  });
export const change = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Grace comes for what she had last. */
export async function chooseGrace(own: Answers = {}): Promise<RenderedPage> {
  const page = openNewAppointment(own, 'grace');
  await newAppointment();
  await screen.findByRole('group', { name: 'Service 1: Deep tissue massage' });
  await savable(true);
  return page;
}

/** The variables of an operation, each time that it was asked. */
export const asked = (page: RenderedPage, operation: string) =>
  page.asked.filter((one) => one.operation === operation).map(({ variables }) => variables as Record<string, unknown>);
