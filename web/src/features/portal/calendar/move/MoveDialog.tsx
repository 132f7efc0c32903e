import { MoveAppointmentDialog } from './MoveAppointmentDialog.js';
import { MoveGroupEventDialog } from './MoveGroupEventDialog.js';
import { MovePersonalEventDialog } from './MovePersonalEventDialog.js';
import type { CalendarMove } from './useMovedEntry.js';

export interface MoveDialogProps {
  move: CalendarMove;
  /** Of the practice. */
  zone: string;
  /** Called when it is settled: rescheduled, or to be put back. */
  onClose: (rescheduled: boolean) => void;
}

/** Asks whether something of the calendar is to be at the time to which it was drawn (spec portal operations §2, §4). */
export function MoveDialog(props: MoveDialogProps) {
  const { subject } = props.move;
  if (subject.kind === 'appointment') return <MoveAppointmentDialog {...props} appointment={subject.appointment} />;
  if (subject.kind === 'personal') return <MovePersonalEventDialog {...props} event={subject.event} />;
  return <MoveGroupEventDialog {...props} id={subject.event.id} />;
}
