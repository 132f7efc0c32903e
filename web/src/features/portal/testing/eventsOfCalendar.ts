/** A personal event as the calendar asks for it. */
export const personal = (id: string, name: string, startsAt: string, endsAt: string, own: object = {}) => ({
  ...{ __typename: 'PersonalEvent', id, name, startsAt, endsAt },
  ...{ allDay: false, timeZone: 'America/Vancouver', version: 1 },
  ...own,
});

/** A group event as the calendar asks for it. */
export const groupEvent = (id: string, name: string, startsAt: string, endsAt: string, own: object = {}) => ({
  ...{ __typename: 'BookableEvent', id, name, startsAt, endsAt, kind: 'in_person' },
  ...{ allDay: false, timeZone: 'America/Vancouver', capacity: 10, clientsCount: 3 },
  ...own,
});

/** Time in another calendar. */
export const busyTime = (id: string, startsAt: string, endsAt: string) => ({
  ...{ __typename: 'CalendarEvent', id, startsAt, endsAt },
});
