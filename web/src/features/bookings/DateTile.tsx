import { formatDayAndMonth } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { readingZone, visitDate, type VisitTimes } from '../../lib/visitTimes.js';
import styles from './DateTile.module.css';

/** The day of a visit as a leaf of a calendar. */
export function DateTile(times: VisitTimes) {
  const { startsAt } = times;
  // `Fri, Nov 20`
  const [weekday = '', monthAndDay = ''] = formatDayAndMonth(parseOffsetDateTime(startsAt), readingZone(times)).split(
    ', ',
  );
  const [month, day] = monthAndDay.split(' ');
  return (
    <p className={styles.tile}>
      <span className="visually-hidden">{visitDate(times)}</span>
      <span className={styles.month} aria-hidden="true">
        {month}
      </span>
      <span className={styles.day} aria-hidden="true">
        {day}
      </span>
      <span className={styles.weekday} aria-hidden="true">
        {weekday}
      </span>
    </p>
  );
}
