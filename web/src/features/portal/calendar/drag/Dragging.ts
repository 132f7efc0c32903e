import type { DrawnEntry } from '../calendarEntries.js';

/** Where an entry was let go; wall dates (wallDates.ts). */
interface Place {
  start: Date;
  end: Date;
}

export interface Dropped extends Place {
  event: DrawnEntry;
}

type Edge = 'UP' | 'DOWN';

interface DragAction {
  action: 'move' | 'resize' | null;
  event: DrawnEntry | null;
  /** Which edge is taken, of an entry that is made longer or shorter. */
  direction: Edge | null;
}

const NOTHING: DragAction = { action: null, event: null, direction: null };

export interface DragListener {
  /** An entry is on its way, or no longer. */
  onDragging: (dragging: boolean) => void;
  onDrop: (dropped: Dropped) => void;
}

/**
 * What the parts of react-big-calendar's drag and drop share: the entry that is held, and by what. It stands in the place of
 * the library's `withDragAndDrop`, which keeps this in the state of the calendar: hundreds of entries are drawn anew when one is
 * taken, when it begins to move, and when it is let go. Names and types are those that the parts ask for.
 */
export class Dragging {
  dragAndDropAction = NOTHING;

  constructor(private readonly listener: DragListener) {}

  /** An entry was pressed: held by an edge, or to be moved. */
  readonly begin = (event: DrawnEntry, edge?: Edge) => {
    this.dragAndDropAction = { event, action: edge ? 'resize' : 'move', direction: edge ?? null };
    // After the parts: let go beside all of them it goes back.
    window.addEventListener('mouseup', () => this.onEnd(null), { once: true });
  };

  readonly onStart = () => this.listener.onDragging(true);

  readonly onEnd = (place: Place | null) => {
    const { event } = this.dragAndDropAction;
    if (!event) return;
    this.dragAndDropAction = NOTHING;
    this.listener.onDragging(false);
    if (place) this.listener.onDrop({ event, start: place.start, end: place.end });
  };
}
