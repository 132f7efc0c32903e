import { flushSync } from 'react-dom';
import { classNames } from '../../../../ui/classNames.js';
import { DragDay } from '../bigCalendar.js';
import { TimedContent } from '../CalendarEvent.js';
import type { DrawnEntry } from '../calendarEntries.js';
import styles from '../CalendarGrid.module.css';

type Placed = Parameters<InstanceType<typeof DragDay<DrawnEntry>>['update']>;

/**
 * The entries of a day, with the dragged one as a layer over them. The library's own draws it among the entries: all of
 * them render again whenever the mouse enters or leaves a day, and it is redrawn with each move, even within a slot.
 */
export class DragColumn extends DragDay<DrawnEntry> {
  override update(...[event, place]: Placed): void {
    const shown = this.state.event;
    if (shown && +shown.start === +place.startDate && +shown.end === +place.endDate) return;
    // Synchronously: the drop reads the position from the state.
    flushSync(() => super.update(event, place));
  }

  override reset(): void {
    if (this.state.event) flushSync(() => super.reset());
  }

  override renderContent() {
    const { children, localizer } = this.props;
    const { event, top, height } = this.state;
    return (
      // The library measures the day by it, and looks in it for what has to be in sight.
      <div className={styles.entries}>
        {children}
        {event && (
          <div
            className={classNames('rbc-event', 'rbc-addons-dnd-drag-preview', event.className)}
            style={{ top: `${top}%`, height: `${height}%` }}
            aria-hidden="true"
          >
            <TimedContent event={event} label={localizer.format(event, 'eventTimeRangeFormat')} />
          </div>
        )}
      </div>
    );
  }
}
