/** What the flyouts of group events say, which differs by the page that they open on. */
export interface EventWording {
  create: string;
  /** Label of the button that saves a new one. */
  save: string;
  edit: string;
  /** What is done to an event that is called off. */
  remove: 'Cancel' | 'Delete';
  /** Toast once an event is saved. */
  saved: (name: string) => string;
}

/** On the calendar (spec portal operations §2, §8). */
export const ON_CALENDAR: EventWording = {
  create: 'Create group event',
  save: 'Create group event',
  edit: 'Edit Scheduled Group Event',
  remove: 'Cancel',
  saved: () => 'Your event was saved successfully',
};

/** On the page of events (spec portal configuration §2, §8). */
export const ON_EVENTS: EventWording = {
  create: 'Create event',
  save: 'Save',
  edit: 'Edit event',
  remove: 'Delete',
  saved: (name) => `Your event '${name}' was saved successfully`,
};
