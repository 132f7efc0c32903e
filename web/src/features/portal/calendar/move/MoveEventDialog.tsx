import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../../../portal-ui/ConfirmDialog.js';
import type { ActionOutcome } from '../../../../lib/useAction.js';
import { Alert } from '../../../../ui/Alert.js';
import { Skeleton } from '../../../../ui/Skeleton.js';
import { showToast } from '../../../../lib/toasts.js';
import { MoveTimes } from './MoveTimes.js';
import type { CalendarMove } from './useMovedEntry.js';

export interface MoveEventDialogProps {
  move: CalendarMove;
  /** As it is now; undefined until that is known. */
  event: { startsAt: string; endsAt: string; allDay: boolean; timeZone: string } | undefined;
  /** Of the practice. */
  zone: string;
  description?: ReactNode;
  pending: boolean;
  /** Why it cannot be moved. */
  problem?: string | undefined;
  /** Without a reason nothing was done, and the question stays open. */
  save: () => Promise<ActionOutcome>;
  onClose: (rescheduled: boolean) => void;
}

/** Asks whether an event is to be at the time to which it was drawn, and saves it there. */
export function MoveEventDialog(props: MoveEventDialogProps) {
  const { move, event, zone, description, pending, problem, save, onClose } = props;
  const confirm = async () => {
    const outcome = await save();
    if (outcome.ok) return onClose(true);
    const reason = [outcome.message, ...Object.values(outcome.fieldErrors)].filter(Boolean).join(' ');
    if (!reason) return;
    showToast(reason, 'error');
    onClose(false);
  };
  return (
    <ConfirmDialog
      open
      title="Reschedule this event?"
      description={description}
      keep="Put it back"
      confirm="Reschedule"
      pending={pending}
      blocked={!event || problem !== undefined}
      problem={problem}
      onConfirm={() => void confirm()}
      onClose={() => onClose(false)}
    >
      {event && (
        <MoveTimes
          old={event}
          next={move}
          zone={event.allDay ? event.timeZone : zone}
          allDay={event.allDay}
          other={{ zone: event.timeZone, whose: 'where it is' }}
        />
      )}
      {!event && !problem && <Skeleton lines={3} />}
      {parseOffsetDateTime(move.startsAt) <= Date.now() && <Alert tone="warning">The new start is in the past.</Alert>}
    </ConfirmDialog>
  );
}
