import { useState } from 'react';
import { useMutation } from 'urql';
import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { showToast } from '../../ui/toasts.js';
import styles from './CancelAppointmentButton.module.css';
import { cancellationCost } from './cancellationCost.js';

export const CancelAppointmentButton_appointment = graphql(`
  fragment CancelAppointmentButton_appointment on Appointment {
    id
    instantActionToken
    amountCents
    amountCurrency
    fullTotal
    dueCents
    cancellationFeeCents
    cancellationTerms {
      lateFeePercent
      lateHours
      text
    }
  }
`);

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

/** Cancels by the link, after telling what that costs. */
export function CancelAppointmentButton(props: {
  appointment: FragmentType<typeof CancelAppointmentButton_appointment>;
}) {
  const appointment = readFragment(CancelAppointmentButton_appointment, props.appointment);
  const [asking, setAsking] = useState(false);
  const [{ fetching }, cancel] = useMutation(CancelAppointmentNoUser);
  const { id: appointmentId, instantActionToken } = appointment;
  const confirm = async () => {
    const { data } = await cancel({ appointmentId, instantActionToken });
    setAsking(false);
    if (data?.cancelAppointmentNoUser.result === 'success') showToast('Your appointment has been cancelled.');
    else showToast('There was an error cancelling your appointment.', 'error');
  };
  return (
    <>
      <Button variant="ghost" className={styles.cancel} onClick={() => setAsking(true)}>
        Cancel appointment
      </Button>
      <Dialog
        role="alertdialog"
        open={asking}
        onClose={() => setAsking(false)}
        title="Cancel this appointment?"
        description={cancellationCost(appointment)}
        actions={
          <>
            <Button variant="ghost" onClick={() => setAsking(false)}>
              Keep appointment
            </Button>
            <Button variant="danger" loading={fetching} onClick={() => void confirm()}>
              Cancel appointment
            </Button>
          </>
        }
      >
        {appointment.cancellationTerms.text && (
          <blockquote className={styles.terms}>{appointment.cancellationTerms.text}</blockquote>
        )}
      </Dialog>
    </>
  );
}
