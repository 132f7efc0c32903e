import { expect, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage, type Answers } from '../../../../testing/renderPage.js';
import { ToastRegion } from '../../../../ui/ToastRegion.js';
import { LocationsPage } from '../LocationsPage.js';

const AT = '/portal/profile/locations';
export const NINE_TO_FIVE = { __typename: 'HoursBlock', startsAt: '09:00', endsAt: '17:00' };

/** Sets the clock to noon in Vancouver; call it before each test. */
export const setClock = () => void jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-20T12:00:00-07:00'));

export function leavePage(): void {
  cleanup();
  jest.restoreAllMocks();
}

export const exception = (date: string, hours: object[] = []) => ({ __typename: 'HoursException', date, hours });

export const location = (id: string, own: object = {}, details: object = {}) => ({
  __typename: 'Location',
  ...{ id, name: 'Studio', kind: 'office', state: 'active', position: 1, timeZone: 'America/Vancouver' },
  ...{ city: 'Vancouver', stateAbbreviation: 'BC', countryCode: 'CA', hideAddress: false },
  ...{ virtualType: null, travelDistance: null, hoursExceptions: [] },
  allHours: [1, 2, 3, 4, 5].map((weekDay) => ({ __typename: 'WeekdayHours', weekDay, hours: [NINE_TO_FIVE] })),
  ...own,
  details: {
    __typename: 'LocationDetails',
    ...{
      fullStreetAddress: '12 Alder Street',
      secondaryAddress: null,
      neighborhood: null,
      zip: 'V5K 0A1',
      cityGeocoded: null,
    },
    ...{ latitude: null, longitude: null, singleLine: '12 Alder Street, Vancouver, BC V5K 0A1' },
    ...{ virtualLink: null, virtualInstructions: null },
    availableTimes: [0, 1, 2, 3, 4, 5, 6].map((weekDay) => ({
      __typename: 'AvailableTimes',
      ...{ weekDay, enabled: weekDay > 0 && weekDay < 6, startsAt: '09:00', endsAt: '17:00' },
      blocks: weekDay > 0 && weekDay < 6 ? [NINE_TO_FIVE] : [],
    })),
    ...{ onlyLocationForService: false, canDisable: true, canDelete: false },
    ...details,
  },
});
export const studio = location('studio');
export const online = location('online', {
  ...{ name: 'Online', kind: 'virtual', virtualType: 'video', position: 2, allHours: [] },
});

export const practiceWith = (allLocations: object[]) => ({
  currentPractice: {
    ...{ __typename: 'Practice', id: 'p', timeZone: 'America/Vancouver', countryCode: 'CA' },
    allLocations,
  },
});
/** What is to come at the location `studio`. */
export const followers = (upcomingVisitsCount: number, upcomingRegistrationsCount = 0) => ({
  currentPractice: {
    ...{ __typename: 'Practice', id: 'p' },
    allLocations: ['studio', 'online'].map((id) => ({
      ...{ __typename: 'Location', id },
      ...(id === 'studio'
        ? { upcomingVisitsCount, upcomingRegistrationsCount }
        : { upcomingVisitsCount: 99, upcomingRegistrationsCount: 99 }),
    })),
  },
});
export const start = (locations: object[], own: Answers = {}, at = AT) =>
  renderPage(
    <>
      <LocationsPage />
      <ToastRegion />
    </>,
    {
      LocationsAndHours: () => practiceWith(locations),
      LocationPlaces: () => ({ suggestPlaces: [] }),
      LocationFollowers: () => followers(0),
      ...own,
    },
    at,
  );

/** Looked for by their texts: to work out the role of each of a thousand times to choose from takes seconds. */
export const dialog = async (title: string) =>
  within(
    (await screen.findByText(title, { selector: 'h2' })).closest<HTMLElement>('[role=dialog], [role=alertdialog]')!,
  );
export const closed = (title: string) =>
  waitFor(() => expect(screen.queryByText(title, { selector: 'h2' })).toBeNull());
export const button = (name: string, inside: Pick<typeof screen, 'getAllByText'> = screen) =>
  inside.getAllByText(name, { selector: 'button, button *' }).at(-1)!.closest('button')!;
export const press = (name: string, inside?: Pick<typeof screen, 'getAllByText'>) =>
  fireEvent.click(button(name, inside));
export const manage = async (name: string) => {
  fireEvent.click(await screen.findByLabelText(`Manage ${name}`));
  return dialog('Edit location');
};
export const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const saveWhenReady = async (name = 'Save') => {
  await waitFor(() => expect(button(name).disabled).toBe(false));
  press(name);
};
export const sent = (page: ReturnType<typeof start>, operation: string) =>
  page.asked.filter((one) => one.operation === operation).map(({ variables }) => variables);
export const saved = (saveAs: object) => ({
  upsertLocation: { __typename: 'UpsertLocationPayload', result: 'success', errors: [], location: saveAs },
});
export const done = (field: string, of: object | null = null) => ({
  [field]: { __typename: `${field}Payload`, result: 'success', errors: [], ...(of && { location: of }) },
});
export const refused = (field: string, message: string, at: string | null = null, of?: string) => ({
  [field]: {
    __typename: `${field}Payload`,
    ...{ result: 'failure', errors: [{ __typename: 'UserError', message, field: at }], [of ?? 'location']: null },
  },
});
