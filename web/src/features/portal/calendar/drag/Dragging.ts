import type { DrawnEntry } from '../calendarEntries.js';

/** Where an entry was dropped; wall dates (wallDates.ts). */
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
  /** Called when an entry starts or stops being dragged. */
  onDragging: (dragging: boolean) => void;
  onDrop: (dropped: Dropped) => void;
}

/**
 * State shared by react-big-calendar's drag-and-drop parts: the held entry and how it is held. Replaces the library's
 * `withDragAndDrop`, which keeps this in the state of the calendar: hundreds of entries would render again when one is
 * taken, starts to move and is dropped. Names and types are those that the parts require.
 */
export class Dragging {
  dragAndDropAction = NOTHING;

  constructor(private readonly listener: DragListener) {}

  /** An entry was pressed: held by an edge, or to be moved. */
  readonly begin = (event: DrawnEntry, edge?: Edge) => {
    this.dragAndDropAction = { event, action: edge ? 'resize' : 'move', direction: edge ?? null };
    // Runs after the parts' own listeners: an entry that is dropped outside all of them goes back.
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
