import { readFragment, type FragmentType } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import type { AppointmentState } from '../../../gql/graphql.js';
import { AcceptButton } from './AcceptButton.js';
import { CancelButton } from './CancelButton.js';
import { DeclineButton } from './DeclineButton.js';

export const AppointmentActions_appointment = graphql(`
  fragment AppointmentActions_appointment on Appointment {
    id
    state
    clientName
    formattedStartsAt
    instantActionToken
  }
`);

/** Whether anything can still be decided. */
export function offersActions({ state, past }: { state: AppointmentState; past: boolean }): boolean {
  return !past && (state === 'pending' || state === 'approved' || state === 'awaiting_payment');
}

export interface AppointmentActionsProps {
  appointment: FragmentType<typeof AppointmentActions_appointment>;
  /** Called when the appointment no longer takes place. */
  onGone: () => void;
}

/** Accept or decline a request; cancel what is booked. */
export function AppointmentActions({ appointment, onGone }: AppointmentActionsProps) {
  const { id, state, clientName, formattedStartsAt, instantActionToken } = readFragment(
    AppointmentActions_appointment,
    appointment,
  );
  const subject = { appointmentId: id, clientName, when: formattedStartsAt };
  if (state !== 'pending') return <CancelButton {...subject} token={instantActionToken} onCancelled={onGone} />;
  return (
    <>
      <DeclineButton {...subject} onDeclined={onGone} />
      <AcceptButton appointmentId={id} />
    </>
  );
}
