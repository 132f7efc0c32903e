import { refetchAffected } from '../../lib/refetchAffected.js';
import { showToast } from '../../lib/toasts.js';
import { refusalWith, useAction } from '../../lib/useAction.js';
import { readingZone } from '../../lib/visitTimes.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { CancelAppointmentNoUser } from '../checkout/cancelAppointment.js';
import { cancellationCost, type CancellationQuestion } from './cancellationCost.js';
import styles from './CancelAppointmentButton.module.css';

export interface CancelDialogProps {
  appointment: Omit<CancellationQuestion, 'zone' | 'now'> & {
    id: string;
    instantActionToken: string;
    timeZone: string;
    clientTimeZone: string;
    cancellationTerms: { text: string };
  };
  open: boolean;
  onClose: () => void;
  /** It costs another amount by now, which has to be looked at before it is confirmed. */
  onFeeChanged: () => void;
}

const NOT_CANCELLED = 'There was an error cancelling your appointment.';

/** The question before an appointment is cancelled, with what it costs. */
export function CancelDialog({ appointment, open, onClose, onFeeChanged }: CancelDialogProps) {
  const { id: appointmentId, instantActionToken, cancellationTerms, cancellationFeeCents } = appointment;
  const cancellation = useAction(CancelAppointmentNoUser, {
    success: 'Your appointment has been cancelled.',
    failure: NOT_CANCELLED,
    shown: 'inline',
    alreadyDone: 'already_cancelled',
    mutation: refetchAffected(),
    onSuccess: () => close(),
    onFailure: (outcome) => {
      if (refusalWith(outcome, 'fee_changed')) return onFeeChanged();
      close();
      showToast(outcome.unanswered ? outcome.message : NOT_CANCELLED, 'error');
    },
  });
  const close = () => {
    cancellation.clear();
    onClose();
  };
  const confirm = () => cancellation.run({ appointmentId, instantActionToken, acceptedFeeCents: cancellationFeeCents });
  return (
    <Dialog
      backCloses
      role="alertdialog"
      open={open}
      onClose={close}
      title="Cancel this appointment?"
      description={
        <span className={styles.cost}>
          {cancellationCost({ ...appointment, zone: readingZone(appointment), now: Date.now() })}
        </span>
      }
      actions={
        <>
          <Button variant="ghost" onClick={close}>
            Keep appointment
          </Button>
          <Button variant="danger" loading={cancellation.pending} onClick={() => void confirm()}>
            Cancel appointment
          </Button>
        </>
      }
    >
      <p role="alert" className={styles.problem}>
        {cancellation.message}
      </p>
      {cancellationTerms.text && <blockquote className={styles.terms}>{cancellationTerms.text}</blockquote>}
    </Dialog>
  );
}
