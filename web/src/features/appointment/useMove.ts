import { graphql } from '../../gql/gql.js';
import { refetchAffected } from '../../lib/refetchAffected.js';
import { useAction } from '../../lib/useAction.js';
import { CONNECTION_MESSAGE } from '../../lib/userErrors.js';

const RescheduleAppointment = graphql(`
  mutation RescheduleAppointment($input: RescheduleAppointmentInput!) {
    rescheduleAppointment(input: $input) {
      result
      errors {
        code
        message
      }
      appointment {
        id
        instantActionToken
        startsAt
        endsAt
        state
      }
    }
  }
`);

export interface MoveOptions {
  appointment: { id: string; instantActionToken: string; cancellationFeeCents: number };
  timeZone: string;
  onMoved: () => void;
  /** The time is taken, or the fee is another one by now. */
  onRefused: () => void;
}

/** Moves an appointment, with the fee that was shown. One at a time; safe to repeat. */
export function useMove({ appointment, timeZone, onMoved, onRefused }: MoveOptions) {
  const { id: appointmentId, instantActionToken, cancellationFeeCents: acceptedFeeCents } = appointment;
  const { run, pending, message } = useAction(RescheduleAppointment, {
    failure: CONNECTION_MESSAGE,
    shown: 'inline',
    mutation: refetchAffected(),
    onSuccess: onMoved,
    onFailure: onRefused,
  });
  const move = (startsAt: string) =>
    run({ input: { appointmentId, instantActionToken, startsAt, acceptedFeeCents, timeZone } });
  return { move, moving: pending, problem: message };
}
