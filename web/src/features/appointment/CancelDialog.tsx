import { useRef, useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/gql.js';
import { refetchAffected } from '../../lib/refetchAffected.js';
import { isCancelled } from '../../lib/cancelled.js';
import { refusalOf } from '../../lib/userErrors.js';
import { readingZone } from '../../lib/visitTimes.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { showToast } from '../../ui/toasts.js';
import { cancellationCost, type CancellationQuestion } from './cancellationCost.js';
import styles from './CancelAppointmentButton.module.css';

const CancelAppointmentNoUser = graphql(`
  mutation CancelAppointmentNoUser($appointmentId: ID!, $instantActionToken: String, $acceptedFeeCents: Int) {
    cancelAppointmentNoUser(
      appointmentId: $appointmentId
      instantActionToken: $instantActionToken
      acceptedFeeCents: $acceptedFeeCents
    ) {
      result
      errors {
        code
        message
      }
      appointment {
        id
        state
      }
    }
  }
`);

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

/** The question before an appointment is cancelled, with what it costs. */
export function CancelDialog({ appointment, open, onClose, onFeeChanged }: CancelDialogProps) {
  const [cancel, { loading }] = useMutation(CancelAppointmentNoUser, refetchAffected());
  const [problem, setProblem] = useState('');
  const busy = useRef(false);
  const { id: appointmentId, instantActionToken, cancellationTerms, cancellationFeeCents } = appointment;
  const close = () => {
    setProblem('');
    onClose();
  };
  const confirm = async () => {
    if (busy.current) return;
    busy.current = true;
    const { data, error } = await cancel({
      variables: { appointmentId, instantActionToken, acceptedFeeCents: cancellationFeeCents },
    });
    busy.current = false;
    const feeChanged = data?.cancelAppointmentNoUser.errors.find(({ code }) => code === 'fee_changed');
    if (feeChanged) {
      setProblem(feeChanged.message);
      return onFeeChanged();
    }
    close();
    if (isCancelled(data?.cancelAppointmentNoUser)) showToast('Your appointment has been cancelled.');
    else showToast(refusalOf(error, undefined, 'There was an error cancelling your appointment.'), 'error');
  };
  return (
    <Dialog
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
          <Button variant="danger" loading={loading} onClick={() => void confirm()}>
            Cancel appointment
          </Button>
        </>
      }
    >
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      {cancellationTerms.text && <blockquote className={styles.terms}>{cancellationTerms.text}</blockquote>}
    </Dialog>
  );
}
