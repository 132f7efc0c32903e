import { useId } from 'react';
import { Button } from '../../../ui/Button.js';
import { IconButton } from '../../../ui/IconButton.js';
import { CALENDAR_VIEWS, type CalendarView } from './calendarRange.js';
import styles from './CalendarToolbar.module.css';

const LABELS: Record<CalendarView, string> = { day: 'Day', week: 'Week', month: 'Month' };

export interface CalendarToolbarProps {
  view: CalendarView;
  title: string;
  onToday: () => void;
  /** -1 for the unit before, 1 for the next one. */
  onStep: (units: -1 | 1) => void;
  onView: (view: CalendarView) => void;
}

/** Today, back and forth, what is shown, and how much of it. */
export function CalendarToolbar({ view, title, onToday, onStep, onView }: CalendarToolbarProps) {
  const name = useId();
  return (
    <div className={styles.toolbar}>
      <h1 className={styles.title} aria-live="polite">
        <span className="visually-hidden">Calendar, </span>
        {title}
      </h1>
      <div className={styles.moves}>
        <Button variant="outline" size="sm" onClick={onToday}>
          Today
        </Button>
        <IconButton icon="chevron-left" label={`Previous ${view}`} onClick={() => onStep(-1)} />
        <IconButton icon="chevron-right" label={`Next ${view}`} onClick={() => onStep(1)} />
      </div>
      <fieldset className={styles.views}>
        <legend className="visually-hidden">View</legend>
        {CALENDAR_VIEWS.map((candidate) => (
          <label key={candidate} className={styles.view}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={candidate === view}
              onChange={() => onView(candidate)}
            />
            {LABELS[candidate]}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
