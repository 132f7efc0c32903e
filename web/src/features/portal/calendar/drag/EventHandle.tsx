import { equal } from '@wry/equality';
import { cloneElement, memo, useContext, type HTMLAttributes, type MouseEvent, type ReactElement } from 'react';
import { classNames } from '../../../../ui/classNames.js';
import { DragContext } from '../bigCalendar.js';
import { TimedContent } from '../CalendarEvent.js';
import eventStyles from '../CalendarEvent.module.css';
import type { DrawnEntry } from '../calendarEntries.js';
import { isMovable } from '../move/useMovedEntry.js';

/** How much of an entry is its edge, CSS pixels (CalendarEvent.module.css). */
const EDGE_PX = 5;

interface EventHandleProps {
  /** `__isPreview`: where a dragged one would be, in a month. */
  event: DrawnEntry & { __isPreview?: boolean };
  /** Among the hours, or on a line of its day. */
  type: 'time' | 'date';
  label?: string;
  style?: object;
  className?: string;
  continuesPrior?: boolean;
  continuesAfter?: boolean;
  /** What the calendar has made of it. */
  children: ReactElement<HTMLAttributes<HTMLElement>>;
}

function Handle({ event, type, label = '', continuesPrior, continuesAfter, children: drawn }: EventHandleProps) {
  const { draggable } = useContext(DragContext);
  const content = type === 'time' ? <TimedContent event={event} label={label} /> : drawn.props.children;
  const withClass = (name: string | undefined) => ({ className: classNames(drawn.props.className, name) });
  if (event.__isPreview) return cloneElement(drawn, withClass('rbc-addons-dnd-drag-preview'));
  if (!isMovable(event)) return cloneElement(drawn, {}, content);
  const take = (pressed: MouseEvent<HTMLElement>) => {
    if (pressed.button !== 0) return;
    const { top, bottom } = pressed.currentTarget.getBoundingClientRect();
    const isEdge = (distance: number, continues = false) => type === 'time' && !continues && distance < EDGE_PX;
    if (isEdge(bottom - pressed.clientY, continuesAfter)) draggable.begin(event, 'DOWN');
    else if (isEdge(pressed.clientY - top, continuesPrior)) draggable.begin(event, 'UP');
    else draggable.begin(event);
  };
  const movable = classNames(eventStyles.movable, type === 'time' && eventStyles.resizable);
  return cloneElement(drawn, { onMouseDown: take, ...withClass(movable) }, content);
}

/**
 * An entry as the calendar places it. The mouse can take a movable one by its middle or, among the hours, by an edge.
 * Renders again only if its content changes: the calendar creates new but equivalent handlers with each render.
 */
export const EventHandle = memo(
  Handle,
  (before, now) =>
    before.event === now.event &&
    before.label === now.label &&
    before.className === now.className &&
    before.continuesPrior === now.continuesPrior &&
    before.continuesAfter === now.continuesAfter &&
    equal(before.style, now.style),
);
