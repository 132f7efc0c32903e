import { Icon } from '../../ui/Icon.js';
import styles from './CalendarLinks.module.css';

export interface CalendarLinksProps {
  /** Pages of other calendars that open with the visit filled in, and the file that every calendar reads. */
  links: { google: string; outlook: string; apple: string };
}

/** Adds the visit to the calendar that one has. */
export function CalendarLinks({ links }: CalendarLinksProps) {
  return (
    <div className={styles.links} role="group" aria-label="Add to your calendar">
      <span className={styles.label}>
        <Icon name="calendar" size={18} /> Add to your calendar
      </span>
      <a href={links.google} target="_blank" rel="noreferrer">
        Google
      </a>
      <a href={links.apple} download>
        Apple
      </a>
      <a href={links.outlook} target="_blank" rel="noreferrer">
        Outlook
      </a>
    </div>
  );
}
