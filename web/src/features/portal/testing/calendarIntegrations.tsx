import { cleanup, fireEvent, screen } from '@testing-library/react';
import { dismissToast } from '../../../lib/toasts.js';
import { renderPage, type Answers } from '../../../testing/renderPage.js';
import { ToastRegion } from '../../../ui/ToastRegion.js';
import { CalendarIntegrationsPage } from '../calendar-integrations/CalendarIntegrationsPage.js';

const CALENDAR = {
  ...{ __typename: 'ExternalCalendar', id: 'c1', calendarName: 'Ada at home', active: true, writable: false },
  ...{ readAt: '2026-11-20T10:00:00Z', unreadSince: null, problem: null },
};

/** A feed with one calendar. */
export const profileWith = (calendar: object = {}) => ({
  ...{ __typename: 'CalendarProfile', id: 'p1', profileId: 'p1', profileName: 'Ada at home' },
  ...{ providerName: 'ical_feed', erroredAt: null },
  calendars: [{ ...CALENDAR, ...calendar }],
});

/** An account with a calendar of its own, which visits can be written to. */
export const accountWith = (own: object = {}, calendar: object = {}) => ({
  ...{ __typename: 'CalendarProfile', id: 'p2', profileId: 'p2', profileName: 'ada@example.com' },
  ...{ providerName: 'google', erroredAt: null },
  calendars: [{ ...CALENDAR, id: 'c2', calendarName: 'Work', writable: true, ...calendar }],
  ...own,
});

/** "Work" of that account. */
export const WORK = {
  ...{ __typename: 'WriteCalendar', calendarId: 'c2', calendarName: 'Work' },
  ...{ providerName: 'google', profileName: 'ada@example.com' },
};

/** A visit whose entry was deleted. */
export const changedEntry = (own: object = {}) => ({
  ...{ __typename: 'ChangedCalendarEntry', id: 'e1', change: 'deleted', appointmentId: 'a1', bookableEventId: null },
  ...{ title: 'Deep tissue massage', startsAt: '2026-11-20T17:00:00Z', timeZone: 'America/New_York' },
  ...own,
});

/** Where feeds are all that can be connected. */
export const practiceWith = (own: object = {}) => ({
  currentPractice: {
    ...{ __typename: 'Practice', id: 'practice', timeZone: 'America/New_York' },
    ...{ calendarProfiles: [], calendarProviders: [], writeCalendar: null, changedCalendarEntries: [] },
    ...own,
  },
});

export const PROVIDERS = ['google', 'icloud', 'outlook', 'office365', 'exchange', 'caldav'];

export const done = (rest: object = {}) => ({ __typename: 'Payload', result: 'success', errors: [], ...rest });
export const refused = (...errors: { message: string; code?: string; field?: string }[]) => ({
  ...{ __typename: 'Payload', result: 'failure', url: null, practice: null, calendarProfile: null },
  errors: errors.map((error) => ({ __typename: 'UserError', code: 'not_found', field: null, ...error })),
});

/** @param practice what the practice has, beyond nothing */
export function openIntegrations(answers: Answers = {}, practice: object = {}, search = '') {
  const all = { CalendarIntegrations: () => practiceWith(practice), ...answers };
  const page = (
    <>
      <CalendarIntegrationsPage />
      <ToastRegion />
    </>
  );
  return renderPage(page, all, `/portal/settings/calendar${search}`);
}

export const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

export function clearToasts() {
  for (let id = 1; id < 60; id += 1) dismissToast(id);
}

export function leaveIntegrations() {
  cleanup();
  clearToasts();
}
