import { useMutation } from '@apollo/client/react';
import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { REPEAT_WHEN_BACK } from '../../app/reconnection.js';
import { graphql } from '../../gql/gql.js';
import { refetchAffected } from '../../lib/refetchAffected.js';
import { Avatar } from '../../ui/Avatar.js';
import { Badge } from '../../ui/Badge.js';
import { Button, ButtonLink } from '../../ui/Button.js';
import { showToast } from '../../ui/toasts.js';
import styles from './WaitingRequest.module.css';

export const WaitingRequest_appointment = graphql(`
  fragment WaitingRequest_appointment on Appointment {
    id
    instantActionToken
    clientName
    newClient
    formattedStartsAt
    appointmentServices {
      id
      name
    }
  }
`);

const AcceptWaitingRequest = graphql(`
  mutation AcceptWaitingRequest($appointmentId: ID!) {
    acceptAppointment(appointmentId: $appointmentId) {
      result
      errors {
        message
      }
      appointment {
        id
        state
      }
    }
  }
`);

interface WaitingRequestProps {
  request: FragmentType<typeof WaitingRequest_appointment>;
  onFollow?: () => void;
}

/** A client asks for a time: confirm here, or look at it on the calendar first. */
export function WaitingRequest({ request, onFollow }: WaitingRequestProps) {
  const appointment = readFragment(WaitingRequest_appointment, request);
  const [accept, { loading }] = useMutation(
    AcceptWaitingRequest,
    refetchAffected('pendingAppointments', 'practiceAppointments'),
  );
  const confirm = async () => {
    const { data } = await accept({ variables: { appointmentId: appointment.id }, context: REPEAT_WHEN_BACK });
    if (data?.acceptAppointment.result === 'success') return showToast('Appointment confirmed.');
    const reason = data?.acceptAppointment.errors[0]?.message ?? '';
    showToast(`There was an error confirming your appointment. ${reason}`.trimEnd(), 'error');
  };
  return (
    <article className={styles.request}>
      <Avatar name={appointment.clientName} size="sm" decorative />
      <div className={styles.text}>
        <p className={styles.name}>
          {appointment.clientName} {appointment.newClient && <Badge tone="accent">New client</Badge>}
        </p>
        <p>{appointment.appointmentServices.map(({ name }) => name).join(', ')}</p>
        <p className={styles.time}>{appointment.formattedStartsAt}</p>
        <div className={styles.actions}>
          <Button size="sm" loading={loading} onClick={confirm}>
            Confirm
          </Button>
          <ButtonLink
            size="sm"
            variant="ghost"
            href={`/portal/calendar#${appointment.instantActionToken}`}
            {...(onFollow && { onClick: onFollow })}
          >
            View
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
