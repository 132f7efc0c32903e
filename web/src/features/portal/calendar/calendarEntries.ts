import { graphql } from '../../../gql/gql.js';
import type {
  CalendarEvent_AppointmentFragment,
  CalendarEvent_GroupEventFragment,
  CalendarEvent_PersonalEventFragment,
} from '../../../gql/graphql.js';
import { STATE_NAMES } from '../../../lib/appointmentStates.js';
import type { IconName } from '../../../ui/Icon.js';
import { classNames } from '../../../ui/classNames.js';
import styles from './CalendarEvent.module.css';
import { toWallRange } from './wallDates.js';

export const CalendarEvent_appointment = graphql(`
  fragment CalendarEvent_appointment on Appointment {
    id
    instantActionToken
    state
    startsAt
    endsAt
    clientName
    isVirtual
    noShowAt
    appointmentServices {
      id
      name
    }
  }
`);

export const CalendarEvent_groupEvent = graphql(`
  fragment CalendarEvent_groupEvent on BookableEvent {
    id
    name
    kind
    startsAt
    endsAt
    allDay
    timeZone
    capacity
    clientsCount
  }
`);

export const CalendarEvent_personalEvent = graphql(`
  fragment CalendarEvent_personalEvent on PersonalEvent {
    id
    name
    startsAt
    endsAt
    allDay
    timeZone
    version
  }
`);

export type CalendarAppointment = CalendarEvent_AppointmentFragment;
export type CalendarGroupEvent = CalendarEvent_GroupEventFragment;
export type CalendarPersonalEvent = CalendarEvent_PersonalEventFragment;
/** Time that another calendar of the practitioner holds; it says when, not what. ISO 8601. */
export interface CalendarBusyTime {
  id: string;
  startsAt: string;
  endsAt: string;
}

/** What stands on the calendar. */
export type CalendarSubject =
  | { kind: 'appointment'; appointment: CalendarAppointment }
  | { kind: 'group'; event: CalendarGroupEvent }
  | { kind: 'personal'; event: CalendarPersonalEvent }
  | { kind: 'busy'; time: CalendarBusyTime };

/** A drawn calendar entry. A word, an icon and a pattern show its kind and state in addition to the colour. */
export interface DrawnEntry {
  /** Unique on the calendar. */
  key: string;
  subject: CalendarSubject;
  /** Who comes, or what it is. */
  title: string;
  /** What for, or how many come; empty for nothing more. */
  detail: string;
  /** Its kind or state. */
  word: string;
  /** The word repeats the default state or the icon: it is for screen readers only. */
  usual: boolean;
  icon?: IconName;
  /** Of whatever draws it (CalendarEvent.module.css). */
  className: string;
  /** Wall dates (wallDates.ts); of whole days the first moments of the first and of the one after the last. */
  start: Date;
  end: Date;
  allDay: boolean;
}

/** Memoizes entries per zone: an unchanged subject keeps its entry object and is not drawn again. */
function once<S extends object>(draw: (subject: S, zone: string) => DrawnEntry) {
  const known = new WeakMap<S, { zone: string; entry: DrawnEntry }>();
  return (subject: S, zone: string): DrawnEntry => {
    const found = known.get(subject);
    if (found?.zone === zone) return found.entry;
    const entry = draw(subject, zone);
    known.set(subject, { zone, entry });
    return entry;
  };
}

export const drawnAppointment = once(drawAppointment);
export const drawnGroupEvent = once(drawGroupEvent);
export const drawnPersonalEvent = once(drawPersonalEvent);
export const drawnBusyTime = once(drawBusyTime);

function drawAppointment(appointment: CalendarAppointment, zone: string): DrawnEntry {
  const { id, state, clientName, isVirtual, noShowAt, appointmentServices, startsAt, endsAt } = appointment;
  const icon = state === 'pending' ? 'bell' : isVirtual ? 'video' : undefined;
  return {
    key: `appointment ${id}`,
    subject: { kind: 'appointment', appointment },
    title: clientName,
    detail: appointmentServices.map(({ name }) => name).join(', '),
    word: noShowAt ? 'No-show' : STATE_NAMES[state].label,
    usual: state === 'approved' && !noShowAt,
    ...(icon && { icon }),
    className: classNames(styles.entry, styles[state]),
    ...toWallRange(startsAt, endsAt, zone),
    allDay: false,
  };
}

function drawGroupEvent(event: CalendarGroupEvent, zone: string): DrawnEntry {
  return {
    key: `group ${event.id}`,
    subject: { kind: 'group', event },
    title: event.name,
    detail: registeredText(event),
    word: 'Group event',
    usual: true,
    icon: 'users',
    className: classNames(styles.entry, styles.group),
    ...rangeOf(event, zone),
  };
}

function drawPersonalEvent(event: CalendarPersonalEvent, zone: string): DrawnEntry {
  return {
    key: `personal ${event.id}`,
    subject: { kind: 'personal', event },
    title: event.name,
    detail: '',
    word: 'Personal event',
    usual: true,
    icon: 'user',
    className: classNames(styles.entry, styles.personal),
    ...rangeOf(event, zone),
  };
}

function drawBusyTime(time: CalendarBusyTime, zone: string): DrawnEntry {
  return {
    key: `busy ${time.id}`,
    subject: { kind: 'busy', time },
    title: 'Busy',
    detail: '',
    word: 'In another calendar',
    usual: false,
    icon: 'external',
    className: classNames(styles.entry, styles.busy),
    ...toWallRange(time.startsAt, time.endsAt, zone),
    allDay: false,
  };
}

/** Whole days are those of the event's own zone, whichever the calendar shows. */
function rangeOf({ startsAt, endsAt, allDay, timeZone }: CalendarGroupEvent | CalendarPersonalEvent, zone: string) {
  return { ...toWallRange(startsAt, endsAt, allDay ? timeZone : zone), allDay };
}

function registeredText({ capacity, clientsCount }: CalendarGroupEvent): string {
  if (capacity == null) return `${clientsCount} registered`;
  return `${clientsCount} of ${capacity} registered${clientsCount >= capacity ? ', full' : ''}`;
}
