import { useEffect } from 'react';
import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.js';
import { isConnectionLost } from '../../lib/userErrors.js';
import { ErrorState } from '../../ui/EmptyState.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { RegistrationCheckout } from './RegistrationCheckout.js';
import { useFreshRegistration } from './useFreshRegistration.js';

const PlaceToPay = graphql(`
  query PlaceToPay($token: String!) {
    tokenRegistration(token: $token) {
      id
      state
      ...RegistrationCheckout_registration
    }
  }
`);

export interface PayForPlaceProps {
  token: string;
  /** The place is ours, or was before. */
  onBooked: () => void;
  /** The place is no longer kept. */
  onLost: () => void;
}

/** The step after the details where something has to be paid. */
export function PayForPlace({ token, onBooked, onLost }: PayForPlaceProps) {
  const variables = { token };
  const { data, error, observable } = useQuery(PlaceToPay, { variables, fetchPolicy: 'cache-and-network' });
  const registration = data?.tokenRegistration;
  const state = registration?.state ?? (data && !error ? 'unavailable' : undefined);
  const refresh = useFreshRegistration(state === 'awaiting_payment' ? 'for-payment' : undefined, observable);
  useEffect(() => {
    if (state === 'booked') onBooked();
    if (state === 'unavailable' || state === 'cancelled') onLost();
  }, [state, onBooked, onLost]);
  if (error && !registration && !isConnectionLost(error))
    return <ErrorState title="Your registration did not load" onRetry={refresh} />;
  if (!registration || state !== 'awaiting_payment') return <Skeleton lines={6} />;
  return <RegistrationCheckout registration={registration} onChange={refresh} />;
}
