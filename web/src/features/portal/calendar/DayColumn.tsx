import { createContext, useContext, type CSSProperties, type ReactNode, type Ref } from 'react';
import styles from './CalendarGrid.module.css';
import type { HoursBlock } from './openHours.js';

/** The working hours of a day, which is given by its first moment as a wall date (wallDates.ts). */
export const OpenHours = createContext<(day: Date) => readonly HoursBlock[]>(() => []);

interface DayColumnProps {
  ref?: Ref<HTMLDivElement>;
  date: Date;
  className?: string;
  style?: CSSProperties;
  /** Slots, entries, what is being drawn over, and the present. */
  children: readonly [slots: ReactNode, entries: ReactNode, selection: ReactNode, present: ReactNode];
}

/** A day among the hours. Its slots, 96 elements that show an hour's line and who is open, are a few blocks and a pattern here. */
export function DayColumn({ ref, date, className, style, children }: DayColumnProps) {
  const blocksOf = useContext(OpenHours);
  const [, entries, selection, present] = children;
  return (
    <div ref={ref} className={className} style={style}>
      <div className={styles.hours}>
        {blocksOf(date).map((block) => (
          <span
            key={`${block.className} ${block.from}`}
            className={block.className}
            style={{ top: `${block.from * 100}%`, height: `${(block.to - block.from) * 100}%` }}
          />
        ))}
      </div>
      {entries}
      {selection}
      {present}
    </div>
  );
}
