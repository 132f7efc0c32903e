import { Icon } from '../../ui/Icon.js';
import { classNames } from '../../ui/classNames.js';
import styles from './CalendarLinks.module.css';

export interface CalendarLinksProps {
  /** Pages of other calendars that open with the visit filled in, and the file that every calendar reads. */
  links: { google: string; outlook: string; apple: string };
  /** Of a page that is centered as a whole. */
  centered?: boolean;
}

/** Adds the visit to the calendar that one has. */
export function CalendarLinks({ links, centered = false }: CalendarLinksProps) {
  return (
    <div
      className={classNames(styles.links, centered && styles.centered)}
      role="group"
      aria-label="Add to your calendar"
    >
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
