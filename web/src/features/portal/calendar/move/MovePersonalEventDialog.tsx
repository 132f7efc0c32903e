import type { EditedPersonalEvent } from '../../personal-events/useSavePersonalEvent.js';
import { useSavePersonalEvent } from '../../personal-events/useSavePersonalEvent.js';
import type { MoveDialogProps } from './MoveDialog.js';
import { MoveEventDialog } from './MoveEventDialog.js';

export interface MovePersonalEventDialogProps extends MoveDialogProps {
  /** As the calendar shows it: another version of it is refused. */
  event: EditedPersonalEvent;
}

/** Asks whether a personal event is to be at the time to which it was drawn. */
export function MovePersonalEventDialog({ event, ...props }: MovePersonalEventDialogProps) {
  const { startsAt, endsAt } = props.move;
  const { name, allDay, timeZone } = event;
  const { save, pending, dialog } = useSavePersonalEvent(event);
  return (
    <>
      <MoveEventDialog
        {...props}
        {...{ event, pending }}
        save={() => save({ name, allDay, startsAt, endsAt, timeZone })}
      />
      {dialog}
    </>
  );
}
