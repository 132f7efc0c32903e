import { useEffect, useRef, type KeyboardEvent } from 'react';
import { classNames } from '../../ui/classNames.js';
import { IconButton } from '../../ui/IconButton.js';
import { dayByKey, fullDayTitle, monthOf, monthTitle, shiftMonth, timesOfDay, weeksOf, type Month } from './month.js';
import styles from './MonthCalendar.module.css';

export interface MonthCalendarProps {
  month: Month;
  /** First and last month that can be shown. */
  first: Month;
  last: Month;
  /** How many times each day has that has any; undefined while they are being asked for. */
  open: ReadonlyMap<string, number> | undefined;
  /** The day whose times are shown. */
  value: string | undefined;
  today: string;
  onMonth: (month: Month) => void;
  onPick: (date: string) => void;
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The days of a month (the ARIA grid pattern): arrows move by day and week, Page Up and Down by month. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { month, first, last, open, value, today, onMonth, onPick } = props;
  const grid = useRef<HTMLTableElement>(null);
  const awaited = useRef<string>(undefined);
  const stop = value !== undefined && monthOf(value) === month ? value : firstOf(open, month);

  // A key that led into another month puts the focus there once that month is drawn.
  useEffect(() => {
    if (!awaited.current || monthOf(awaited.current) !== month) return;
    grid.current?.querySelector<HTMLElement>(`[data-date="${awaited.current}"]`)?.focus();
    awaited.current = undefined;
  }, [month]);

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const from = (event.target as HTMLElement).dataset.date;
    const to = from && dayByKey(event.key, from);
    if (!to || monthOf(to) < first || monthOf(to) > last) return;
    event.preventDefault();
    if (monthOf(to) === month) {
      grid.current?.querySelector<HTMLElement>(`[data-date="${to}"]`)?.focus();
    } else {
      awaited.current = to;
      onMonth(monthOf(to));
    }
  };

  return (
    <div className={styles.calendar}>
      <MonthHead {...{ month, first, last, onMonth }} />
      <table ref={grid} role="grid" className={styles.grid} aria-label={monthTitle(month)} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col">
                <span aria-hidden="true">{name.slice(0, 2)}</span>
                <span className="visually-hidden">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={open ? undefined : styles.waiting}>
          {weeksOf(month).map((week, row) => (
            <tr key={row}>
              {week.map((date, cell) => (
                <td key={cell} role="gridcell" aria-selected={date !== undefined && date === value}>
                  {date && <Day {...{ date, open, today, onPick }} focusable={date === stop} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function MonthHead({ month, first, last, onMonth }: Pick<MonthCalendarProps, 'month' | 'first' | 'last' | 'onMonth'>) {
  return (
    <div className={styles.head}>
      <IconButton
        icon="chevron-left"
        label="Previous month"
        disabled={month <= first}
        onClick={() => onMonth(shiftMonth(month, -1))}
      />
      <p className={styles.title} aria-live="polite">
        {monthTitle(month)}
      </p>
      <IconButton
        icon="chevron-right"
        label="Next month"
        disabled={month >= last}
        onClick={() => onMonth(shiftMonth(month, 1))}
      />
    </div>
  );
}

interface DayProps extends Pick<MonthCalendarProps, 'open' | 'today' | 'onPick'> {
  date: string;
  /** Reached by the Tab key. */
  focusable: boolean;
}

function Day({ date, open, today, focusable, onPick }: DayProps) {
  return (
    <button
      type="button"
      data-date={date}
      className={classNames(styles.day, date === today && styles.today)}
      tabIndex={focusable ? 0 : -1}
      // Stays focusable, so that the arrow keys cross it.
      aria-disabled={!open?.has(date)}
      aria-label={open ? timesOfDay(date, open.get(date) ?? 0) : fullDayTitle(date)}
      onClick={() => open?.has(date) && onPick(date)}
    >
      {Number(date.slice(8))}
    </button>
  );
}

function firstOf(open: ReadonlyMap<string, number> | undefined, month: Month): string {
  return [...(open?.keys() ?? [])].find((date) => monthOf(date) === month) ?? `${month}-01`;
}
