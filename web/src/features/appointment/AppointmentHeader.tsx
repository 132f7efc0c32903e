import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { clockTime, readingZone } from '../../lib/visitTimes.js';
import { Icon, type IconName } from '../../ui/Icon.js';
import { classNames } from '../../ui/classNames.js';
import styles from './AppointmentHeader.module.css';
import { appointmentStatus, type AppointmentStatus } from './appointmentStatus.js';
import { useCountdown } from '../../lib/useCountdown.js';

export const AppointmentHeader_appointment = graphql(`
  fragment AppointmentHeader_appointment on Appointment {
    id
    state
    past
    paymentDueBy
    timeZone
    clientTimeZone
    practitionerNote
    practice {
      id
      practitionerFirstName
    }
  }
`);

const ICONS: Record<AppointmentStatus['tone'], IconName> = {
  success: 'check',
  warning: 'clock',
  danger: 'close',
  neutral: 'calendar',
  info: 'info',
  accent: 'leaf',
};

export interface AppointmentHeaderProps {
  appointment: FragmentType<typeof AppointmentHeader_appointment>;
  /** The time that was kept for the payment has run out. */
  onLapse: () => void;
}

/** Where the appointment stands: heading, a sentence, and how long a payment may still take. */
export function AppointmentHeader({ onLapse, ...props }: AppointmentHeaderProps) {
  const appointment = readFragment(AppointmentHeader_appointment, props.appointment);
  const { practitionerFirstName } = appointment.practice;
  const { heading, sentence, tone } = appointmentStatus({ ...appointment, practitionerFirstName });
  const dueBy = appointment.state === 'awaiting_payment' ? appointment.paymentDueBy : undefined;
  return (
    <header className={styles.header}>
      <span className={classNames(styles.mark, styles[tone])}>
        <Icon name={ICONS[tone]} size={30} />
      </span>
      <div className={styles.text}>
        <h1>{heading}</h1>
        <p className={styles.sentence} role="status">
          {sentence}
        </p>
        {dueBy && <Countdown dueBy={dueBy} zone={readingZone(appointment)} onLapse={onLapse} />}
        {appointment.practitionerNote && (
          <blockquote className={styles.note}>
            {appointment.practitionerNote}
            <footer>{practitionerFirstName}</footer>
          </blockquote>
        )}
      </div>
    </header>
  );
}

function Countdown({ dueBy, zone, onLapse }: { dueBy: string; zone: string; onLapse: () => void }) {
  const left = useCountdown(dueBy, onLapse);
  return (
    <p className={styles.countdown}>
      <Icon name="clock" size={18} />
      <span>
        Held until {clockTime(dueBy, zone)}: <strong className={styles.left}>{left}</strong> left
      </span>
    </p>
  );
}
