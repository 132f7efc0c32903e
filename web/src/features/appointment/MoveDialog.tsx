import { formatMoney } from '../../lib/money.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { longDate, timeWithZone } from '../booking/times.js';

export interface MoveDialogProps {
  startsAt: string;
  timeZone: string;
  /** What giving up the first time costs, cents. */
  feeCents: number;
  /** What moving it late has cost before, cents. */
  earlierFeesCents: number;
  currency: string;
  moving: boolean;
  onMove: () => void;
  onClose: () => void;
}

/** The question before an appointment moves; the fee is accepted by its button. */
export function MoveDialog({ startsAt, timeZone, currency, moving, onMove, onClose, ...fees }: MoveDialogProps) {
  const { feeCents, earlierFeesCents } = fees;
  const fee = formatMoney(feeCents, currency);
  const all =
    earlierFeesCents > 0 && ` With earlier fees, that's ${formatMoney(earlierFeesCents + feeCents, currency)}.`;
  return (
    <Dialog
      backCloses
      role="alertdialog"
      open
      onClose={onClose}
      title="Move to this time?"
      description={`${longDate(startsAt, timeZone)} at ${timeWithZone(startsAt, timeZone)}`}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Keep the current time
          </Button>
          <Button loading={moving} onClick={onMove}>
            {feeCents > 0 ? `Move for ${fee}` : 'Move appointment'}
          </Button>
        </>
      }
    >
      <p>
        {feeCents > 0
          ? `Moving now costs ${fee}: your current time is soon and was held for you. What you've already paid still counts.${all || ''}`
          : "Moving is free now. You won't pay again."}
      </p>
    </Dialog>
  );
}
