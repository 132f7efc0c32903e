import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { useMemo, useState } from 'react';
import { classNames } from '../../../../ui/classNames.js';
import styles from '../CalendarEvent.module.css';
import type { CalendarSubject, DrawnEntry } from '../calendarEntries.js';
import { movedDays, movedTimes, sameRange, type WallRange } from './movedTimes.js';

/** What can be put elsewhere: what another calendar holds is changed there. */
type MovableSubject = Exclude<CalendarSubject, { kind: 'busy' }>;

/** A visit or an event that was moved, until the user has confirmed that. */
export interface CalendarMove {
  subject: MovableSubject;
  /** Who comes, or what it is. */
  title: string;
  /** When it would be, ISO 8601. */
  startsAt: string;
  endsAt: string;
}

interface Moved extends CalendarMove {
  key: string;
  from: WallRange;
  to: WallRange;
  /** Whether to reschedule it is asked; keys may take it further until then. */
  asked: boolean;
}

/** Draws what is being moved where it was put. Nothing is saved here, and putting it back forgets it. */
export function useMovedEntry(entries: readonly DrawnEntry[], zone: string) {
  const [moved, setMoved] = useState<Moved>();
  const drawn = useMemo(() => {
    if (!moved) return entries;
    return entries.map((entry) =>
      entry.key === moved.key ? { ...entry, ...moved.to, className: classNames(entry.className, styles.moved) } : entry,
    );
  }, [entries, moved]);

  /** @param asked whether to ask at once, as after a drop by mouse */
  const move = (entry: DrawnEntry, to: WallRange, asked: boolean) => {
    if (!isMovable(entry)) return undefined;
    const { key, title, subject } = entry;
    const known = moved?.key === key ? moved : undefined;
    const from = known?.from ?? { start: entry.start, end: entry.end };
    if (sameRange(from, to)) {
      setMoved(undefined);
      return undefined;
    }
    const times = timesAt(subject, from, to, zone);
    setMoved({ key, title, from, to, asked, subject, ...times });
    return times.startsAt;
  };
  const putBack = () => setMoved(undefined);
  const ask = () => setMoved((current) => current && { ...current, asked: true });
  return { drawn, moved, move, ask, putBack };
}

/** When it is where nothing moves it, ISO 8601. */
export const startOf = (subject: MovableSubject): string =>
  subject.kind === 'appointment' ? subject.appointment.startsAt : subject.event.startsAt;

function timesAt(subject: MovableSubject, from: WallRange, to: WallRange, zone: string) {
  if (subject.kind === 'appointment') return movedTimes(subject.appointment, from, to, zone);
  const { event } = subject;
  return event.allDay ? movedDays(to, event.timeZone) : movedTimes(event, from, to, zone);
}

/**
 * What the server would take: appointments that stand, unless their client did not come, personal events, and group events
 * until they are over.
 */
export function isMovable(entry: DrawnEntry): entry is DrawnEntry & { subject: MovableSubject } {
  const { subject } = entry;
  if (subject.kind === 'busy') return false;
  if (subject.kind === 'personal') return true;
  if (subject.kind === 'group') return parseOffsetDateTime(subject.event.endsAt) > Date.now();
  const { state, noShowAt } = subject.appointment;
  return !noShowAt && (state === 'approved' || state === 'pending');
}
