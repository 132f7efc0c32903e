import { useRef } from 'react';
import { useMutation } from 'urql';
import { graphql } from '../../gql/gql.js';
import { readingZone } from '../../lib/visitTimes.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { showToast } from '../../ui/toasts.js';
import { cancellationCost, type CancellationFacts } from './cancellationCost.js';
import styles from './CancelAppointmentButton.module.css';

const CancelAppointmentNoUser = graphql(`
  mutation CancelAppointmentNoUser($appointmentId: ID!, $instantActionToken: String) {
    cancelAppointmentNoUser(appointmentId: $appointmentId, instantActionToken: $instantActionToken) {
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
  appointment: Omit<CancellationFacts, 'zone' | 'now'> & {
    id: string;
    instantActionToken: string;
    timeZone: string;
    clientTimeZone: string;
    cancellationTerms: { text: string };
  };
  open: boolean;
  onClose: () => void;
}

/** The question before an appointment is cancelled, with what it costs. */
export function CancelDialog({ appointment, open, onClose }: CancelDialogProps) {
  const [{ fetching }, cancel] = useMutation(CancelAppointmentNoUser);
  const busy = useRef(false);
  const { id: appointmentId, instantActionToken, cancellationTerms } = appointment;
  const confirm = async () => {
    if (busy.current) return;
    busy.current = true;
    const { data } = await cancel({ appointmentId, instantActionToken });
    busy.current = false;
    onClose();
    if (data?.cancelAppointmentNoUser.result === 'success') showToast('Your appointment has been cancelled.');
    else showToast('There was an error cancelling your appointment.', 'error');
  };
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onClose={onClose}
      title="Cancel this appointment?"
      description={cancellationCost({ ...appointment, zone: readingZone(appointment), now: Date.now() })}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Keep appointment
          </Button>
          <Button variant="danger" loading={fetching} onClick={() => void confirm()}>
            Cancel appointment
          </Button>
        </>
      }
    >
      {cancellationTerms.text && <blockquote className={styles.terms}>{cancellationTerms.text}</blockquote>}
    </Dialog>
  );
}
