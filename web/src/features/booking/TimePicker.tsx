import { useEffect, useRef, useState } from 'react';
import type { ErrorLike } from '@apollo/client';
import type { AvailabilityOfMonthQuery } from '../../gql/graphql.js';
import { Button } from '../../ui/Button.js';
import { ErrorState } from '../../ui/EmptyState.js';
import { MonthCalendar } from './MonthCalendar.js';
import { dayTitle, monthOf, monthTitle, shiftMonth, timesOfDay, type Month } from './month.js';
import { Alert } from '../../ui/Alert.js';
import { SlotList } from './SlotList.js';
import styles from './TimeStep.module.css';
import { wallClock } from './times.js';

export interface TimePickerProps {
  /** Free starts of the shown month; undefined while they are asked for. */
  availability: Omit<AvailabilityOfMonthQuery['availability'], '__typename'> | undefined;
  loading: boolean;
  error: ErrorLike | undefined;
  month: Month;
  /** In the client's zone. */
  today: string;
  /** The day that is shown first where it has free times. */
  initialDay?: string | undefined;
  onMonth: (month: Month) => void;
  onRetry: () => void;
  /** The start that is being taken right now. */
  picking: string | undefined;
  /** Why the last choice could not be taken; empty for none. */
  problem: string;
  onPick: (startsAt: string) => void;
  /** What is said where there is no free time at all. */
  none: string;
}

/** How far ahead the calendar goes. */
const MONTHS_AHEAD = 12;

/** A month of days and the free times of one of them; by mouse, by keys and by ear. */
export function TimePicker(props: TimePickerProps) {
  const { availability, loading, error, month, today, onMonth, onRetry, picking, problem, onPick, none } = props;
  const [picked, setPicked] = useState(props.initialDay);
  const days = availability?.days;
  const day = days?.find(({ date }) => date === picked) ?? days?.[0];
  const times = useTimesToFocus(day?.date);
  if (error && !availability) return <ErrorState title="The times did not load" onRetry={onRetry} />;
  const thisMonth = monthOf(today);
  const goTo = (date: string) => {
    times.focusOn(date);
    onMonth(monthOf(date));
    setPicked(date);
  };
  return (
    <>
      <div role="alert">{problem && <Alert tone="warning">{problem}</Alert>}</div>
      <div className={styles.calendar}>
        <MonthCalendar
          month={month}
          first={thisMonth}
          last={shiftMonth(thisMonth, MONTHS_AHEAD)}
          open={days && new Map(days.map(({ date, slots }) => [date, slots.length]))}
          value={day?.date}
          today={today}
          onMonth={onMonth}
          onPick={setPicked}
        />
        <div ref={times.ref} aria-busy={loading} className={styles.times}>
          <p className="visually-hidden" role="status">
            {days ? announcement(day, month) : 'Looking for times'}
          </p>
          {!days && <p className={styles.soft}>Looking for times…</p>}
          {availability && day && (
            <SlotList
              date={day.date}
              slots={day.slots}
              practiceTimeZone={availability.practiceTimeZone}
              keeping={picking}
              onPick={onPick}
            />
          )}
          {days?.length === 0 && <NoTimes {...{ month, none }} next={availability?.nextStartsAt} onNext={goTo} />}
        </div>
      </div>
    </>
  );
}

/** Moves the focus to the times of a day once they are shown: the button that led there has unmounted. */
function useTimesToFocus(shown: string | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  const awaited = useRef<string>(undefined);
  useEffect(() => {
    if (!shown || shown !== awaited.current) return;
    awaited.current = undefined;
    ref.current?.querySelector('button')?.focus();
  }, [shown]);
  return { ref, focusOn: (date: string) => void (awaited.current = date) };
}

interface NoTimesProps {
  month: Month;
  /** ISO 8601 with an offset. */
  next: string | null | undefined;
  none: string;
  onNext: (date: string) => void;
}

function NoTimes({ month, next, none, onNext }: NoTimesProps) {
  const date = next?.slice(0, 10);
  return (
    <div className={styles.none}>
      <p>
        <strong>No times left in {monthTitle(month)}.</strong>
      </p>
      {next && date ? (
        <Button variant="outline" onClick={() => onNext(date)}>
          Next: {dayTitle(date)}, {wallClock(next)}
        </Button>
      ) : (
        <p className={styles.soft}>{none}</p>
      )}
    </div>
  );
}

/** `Saturday, November 28, 2026, 6 times available` */
function announcement(day: { date: string; slots: readonly unknown[] } | undefined, month: Month): string {
  return day ? timesOfDay(day.date, day.slots.length) : `No times left in ${monthTitle(month)}`;
}
