import { formatMoney } from '../../lib/money.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { longDate, timeWithZone } from '../booking/times.js';

export interface MoveDialogProps {
  startsAt: string;
  timeZone: string;
  /** What giving up the first time costs, cents. */
  feeCents: number;
  currency: string;
  moving: boolean;
  onMove: () => void;
  onClose: () => void;
}

/** The question before an appointment moves; the fee is accepted by its button. */
export function MoveDialog({ startsAt, timeZone, feeCents, currency, moving, onMove, onClose }: MoveDialogProps) {
  const fee = formatMoney(feeCents, currency);
  return (
    <Dialog
      role="alertdialog"
      open
      onClose={onClose}
      title="Move to this time?"
      description={`${longDate(startsAt, timeZone)} at ${timeWithZone(startsAt, timeZone)}`}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Keep the present time
          </Button>
          <Button loading={moving} onClick={onMove}>
            {feeCents > 0 ? `Move for ${fee}` : 'Move appointment'}
          </Button>
        </>
      }
    >
      <p>
        {feeCents > 0
          ? `Moving now costs ${fee}: the time that you have was kept for you and is close. What you have paid for the visit stays paid.`
          : 'Moving is free now. Nothing has to be paid again.'}
      </p>
    </Dialog>
  );
}
