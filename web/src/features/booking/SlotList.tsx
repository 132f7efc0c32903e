import type { AvailabilityOfMonthQuery } from '../../gql/graphql.js';
import { Spinner } from '../../ui/Spinner.js';
import { dayTitle, fullDayTitle } from './month.js';
import styles from './SlotList.module.css';
import { timeWithZone, wallClock } from './times.js';

type Slot = AvailabilityOfMonthQuery['availability']['days'][number]['slots'][number];

export interface SlotListProps {
  date: string;
  slots: readonly Slot[];
  practiceTimeZone: string;
  /** The start that is being kept right now. */
  keeping: string | undefined;
  onPick: (startsAt: string) => void;
}

const PARTS = [
  { title: 'Morning', from: '00:00', to: '12:00' },
  { title: 'Afternoon', from: '12:00', to: '17:00' },
  { title: 'Evening', from: '17:00', to: '24:00' },
];

/** Start times of one day; also in the practitioner's zone if its time differs. */
export function SlotList({ date, slots, practiceTimeZone, keeping, onPick }: SlotListProps) {
  return (
    <div className={styles.day}>
      <h2 className={styles.title}>{dayTitle(date)}</h2>
      {PARTS.map(({ title, from, to }) => {
        const within = slots.filter(({ startsAt }) => startsAt.slice(11, 16) >= from && startsAt.slice(11, 16) < to);
        if (within.length === 0) return null;
        return (
          <section key={title} aria-label={title}>
            <p className={styles.part}>{title}</p>
            <ul className={styles.slots}>
              {within.map((slot) => (
                <li key={slot.startsAt}>
                  <button
                    type="button"
                    className={styles.slot}
                    disabled={keeping !== undefined}
                    aria-busy={keeping === slot.startsAt || undefined}
                    aria-label={keeping === slot.startsAt ? undefined : slotName(date, slot, practiceTimeZone)}
                    onClick={() => onPick(slot.startsAt)}
                  >
                    {keeping === slot.startsAt ? (
                      <Spinner size={18} label="Holding this time" />
                    ) : (
                      wallClock(slot.startsAt)
                    )}
                    {isElsewhere(slot) && (
                      <span className={styles.theirs}>{timeWithZone(slot.practiceStartsAt, practiceTimeZone)}</span>
                    )}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** Whether the practitioner's clock shows another time. */
function isElsewhere({ startsAt, practiceStartsAt }: Slot): boolean {
  return startsAt.slice(0, 16) !== practiceStartsAt.slice(0, 16);
}

/** `9:00 AM 6:00 AM Vancouver time, Saturday, November 28, 2026`: begins as it is written. */
function slotName(date: string, slot: Slot, practiceTimeZone: string): string {
  const theirs = isElsewhere(slot) ? ` ${timeWithZone(slot.practiceStartsAt, practiceTimeZone)}` : '';
  return `${wallClock(slot.startsAt)}${theirs}, ${fullDayTitle(date)}`;
}
