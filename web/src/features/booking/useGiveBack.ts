import { useApolloClient } from '@apollo/client/react';
import { useRepeatWhileShown } from '../../connection/useRepeatWhileShown.js';
import { graphql } from '../../gql/gql.js';
import { refetchAffected } from '../../lib/refetchAffected.js';
import { useAction } from '../../lib/useAction.js';
import { CONNECTION_MESSAGE } from '../../lib/userErrors.js';
import { CancelAppointmentNoUser } from '../checkout/cancelAppointment.js';
import type { CardSubject } from '../payments/useCardSetup.js';
import type { BookingStep } from './bookingStep.js';

const UnpaidBooking = graphql(`
  query UnpaidBooking($instantActionToken: String!) {
    tokenAppointment(instantActionToken: $instantActionToken) {
      id
      instantActionToken
      state
    }
  }
`);

/** given: the slot is free again; settled: the booking was paid meanwhile and is kept; failed: state unknown. */
export type GivenBack = { kind: 'given' } | { kind: 'settled' } | { kind: 'failed'; problem: string };

/**
 * Cancels an unpaid booking because the client wants another time. Never cancels one that was paid meanwhile, for
 * example in another tab.
 * @param step the step that is shown
 */
export function useGiveBack(step: BookingStep) {
  const client = useApolloClient();
  const context = useRepeatWhileShown(step);
  const { run: giveUp } = useAction(CancelAppointmentNoUser, {
    failure: CONNECTION_MESSAGE,
    shown: 'inline',
    mutation: { ...refetchAffected(), context },
  });
  return async ({ appointmentId, instantActionToken }: CardSubject): Promise<GivenBack> => {
    const { data } = await client.query({
      query: UnpaidBooking,
      variables: { instantActionToken },
      fetchPolicy: 'network-only',
      context,
    });
    if (!data) return { kind: 'failed', problem: CONNECTION_MESSAGE };
    const state = data.tokenAppointment?.state;
    if (state === 'approved' || state === 'pending') return { kind: 'settled' };
    if (state !== 'awaiting_payment') return { kind: 'given' };
    const { payload } = await giveUp({ appointmentId, instantActionToken });
    return payload ? { kind: 'given' } : { kind: 'failed', problem: CONNECTION_MESSAGE };
  };
}
