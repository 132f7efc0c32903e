import { Icon } from '../../../ui/Icon.js';
import type { DrawnEntry } from './calendarEntries.js';
import styles from './CalendarEvent.module.css';

/** When, who comes for what, or what it is; among the hours. */
export function TimedContent({ event, label }: { event: DrawnEntry; label: string }) {
  const { key, title, detail, word, usual, icon } = event;
  return (
    <>
      <span className="rbc-event-label">{label}</span>
      <span className={styles.who} data-entry={key}>
        {icon && <Icon name={icon} size={14} className={styles.icon} />}
        {title}
      </span>
      {detail && <span className={styles.what}>{detail}</span>}
      <span className={usual ? 'visually-hidden' : styles.word}>{word}</span>
    </>
  );
}

const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

/** One line of a day of the month, or of the row of whole days; the cells there are no buttons by themselves. */
export function LineEvent({ event: { key, title, detail, word, icon, start, allDay } }: { event: DrawnEntry }) {
  return (
    <button type="button" className={styles.line} data-entry={key}>
      {icon && <Icon name={icon} size={14} />}
      {!allDay && (
        <span className={styles.time}>
          {TIME.format(start)
            .replace(/[\s\u202f]/, ' ')
            .replace(':00', '')}
        </span>
      )}
      <span className={styles.name}>{title}</span>
      <span className="visually-hidden">
        {allDay && 'all day, '}
        {detail && `${detail}, `}
        {word}
      </span>
    </button>
  );
}
