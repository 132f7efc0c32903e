import { useRef, useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/gql.js';
import { refetchAffected } from '../../lib/refetchAffected.js';
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
  const [reschedule] = useMutation(RescheduleAppointment, refetchAffected());
  const [moving, setMoving] = useState(false);
  const [problem, setProblem] = useState('');
  const busy = useRef(false);

  const send = async (startsAt: string) => {
    const { id: appointmentId, instantActionToken, cancellationFeeCents: acceptedFeeCents } = appointment;
    const input = { appointmentId, instantActionToken, startsAt, acceptedFeeCents, timeZone };
    const { data } = await reschedule({ variables: { input } });
    if (data?.rescheduleAppointment.result === 'success') return onMoved();
    const errors = data?.rescheduleAppointment.errors ?? [];
    setProblem(errors.map(({ message }) => message).join(' ') || CONNECTION_MESSAGE);
    onRefused();
  };

  const move = async (startsAt: string) => {
    if (busy.current) return;
    busy.current = true;
    setMoving(true);
    setProblem('');
    try {
      await send(startsAt);
    } finally {
      busy.current = false;
      setMoving(false);
    }
  };

  return { move, moving, problem };
}
