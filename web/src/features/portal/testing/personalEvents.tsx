import { expect } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Answers, RenderedPage } from '../../../testing/renderPage.js';
import { BOOKING_ANSWERS } from './bookingForm.js';
import { calendarOf, openCalendar } from './calendarPage.js';
import { personal } from './eventsOfCalendar.js';
import { settleFlyout } from './settleFlyout.js';

export const WEEK = '/portal/calendar?view=week';
export const at = (time: string) => `2026-11-04T${time}:00-07:00`;
export const LUNCH = personal('lunch', 'Lunch', at('12:00'), at('13:00'));
export const stored = (...personalEvents: object[]) => ({ ProCalendar: () => calendarOf([], { personalEvents }) });
export const open = async (own: Answers = {}) => {
  window.location.hash = 'create-personal-event';
  const page = openCalendar(WEEK, { ...BOOKING_ANSWERS, ...own });
  await screen.findByRole('dialog', { name: 'Create personal event' });
  await settleFlyout();
  return page;
};
export const edit = async (own: Answers = {}, event: object = LUNCH) => {
  window.location.hash = 'personal-event=lunch';
  const page = openCalendar(WEEK, { ...stored(event), ...own });
  await screen.findByRole('dialog', { name: 'Edit personal event' });
  await settleFlyout();
  return page;
};
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const change = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
export const savable = (name: string, expected = true) => waitFor(() => expect(button(name).disabled).toBe(!expected));
export const press = async (name: string) => {
  await savable(name);
  fireEvent.click(button(name));
};
export const asked = (page: RenderedPage, operation: string) =>
  page.asked.filter((one) => one.operation === operation).map(({ variables }) => variables as Record<string, unknown>);
export const saved = (event: object = LUNCH) => ({
  upsertPersonalEvent: {
    __typename: 'UpsertPersonalEventPayload',
    result: 'success',
    errors: [],
    personalEvent: event,
  },
});
export const refused = (
  message: string,
  { code = 'invalid_name', field: at = null as string | null, event = null as object | null } = {},
) => ({
  upsertPersonalEvent: {
    ...{ __typename: 'UpsertPersonalEventPayload', result: 'failure', personalEvent: event },
    errors: message ? [{ __typename: 'UserError', code, message, field: at }] : [],
  },
});
