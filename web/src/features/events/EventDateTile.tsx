import { formatDayAndMonth } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import styles from './EventDateTile.module.css';

/** The first day of an event as a calendar leaf; decorative, since the date is next to it in words. */
export function EventDateTile({ startsAt, zone }: { startsAt: string; zone: string }) {
  // `Fri, Nov 20`
  const [weekday = '', monthAndDay = ''] = formatDayAndMonth(parseOffsetDateTime(startsAt), zone).split(', ');
  const [month, day] = monthAndDay.split(' ');
  return (
    <span className={styles.tile} aria-hidden="true">
      <span className={styles.month}>{month}</span>
      <span className={styles.day}>{day}</span>
      <span className={styles.weekday}>{weekday}</span>
    </span>
  );
}
