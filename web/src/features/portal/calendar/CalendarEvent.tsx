import { graphql } from '../../../gql/gql.js';
import type { AppointmentState, CalendarEvent_AppointmentFragment } from '../../../gql/graphql.js';
import { classNames } from '../../../ui/classNames.js';
import { Icon } from '../../../ui/Icon.js';
import styles from './CalendarEvent.module.css';

export const CalendarEvent_appointment = graphql(`
  fragment CalendarEvent_appointment on Appointment {
    id
    instantActionToken
    state
    startsAt
    endsAt
    clientName
    isVirtual
    appointmentServices {
      id
      name
    }
  }
`);

export type CalendarAppointment = CalendarEvent_AppointmentFragment;

/** An appointment where the calendar draws it. */
export interface DrawnAppointment {
  appointment: CalendarAppointment;
  /** Wall dates (wallDates.ts). */
  start: Date;
  end: Date;
}

const WORDS: Record<AppointmentState, string> = {
  pending: 'Request',
  approved: 'Confirmed',
  accepted: 'Confirmed',
  awaiting_payment: 'Awaiting payment',
  cancelled: 'Cancelled',
  declined: 'Declined',
  unavailable: 'Expired',
};

export function stateWord(state: AppointmentState): string {
  return WORDS[state];
}

/** Name of the class that colours an appointment by its state, for whatever draws it. */
export function stateClass(state: AppointmentState): string {
  return classNames(styles.state, styles[state]);
}

export function servicesLine({ appointmentServices }: CalendarAppointment): string {
  return appointmentServices.map(({ name }) => name).join(', ');
}

/** Who comes for what; inside the time grid's own button. */
export function TimedEvent({ event: { appointment } }: { event: DrawnAppointment }) {
  return (
    <span className={styles.content}>
      <span className={styles.who}>
        {appointment.isVirtual && <Icon name="video" size={14} />}
        <span className={styles.name}>{appointment.clientName}</span>
      </span>
      <span className={styles.what}>{servicesLine(appointment)}</span>
      <span className={appointment.state === 'approved' ? 'visually-hidden' : styles.word}>
        {stateWord(appointment.state)}
      </span>
    </span>
  );
}

const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

/** One line of a day of the month; the month's cells are no buttons by themselves. */
export function MonthEvent({ event: { appointment, start } }: { event: DrawnAppointment }) {
  return (
    <button type="button" className={styles.line}>
      <span className={styles.time}>
        {TIME.format(start)
          .replace(/[\s\u202f]/, ' ')
          .replace(':00', '')}
      </span>
      <span className={styles.name}>{appointment.clientName}</span>
      <span className="visually-hidden">
        {servicesLine(appointment)}, {stateWord(appointment.state)}
      </span>
    </button>
  );
}
