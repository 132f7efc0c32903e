import { useQuery } from '@apollo/client/react';
import { readFragment } from '../../../../gql/fragment-masking.js';
import { graphql } from '../../../../gql/gql.js';
import type { BookingSettings_PracticeFragment } from '../../../../gql/graphql.js';

export const BookingSettings_practice = graphql(`
  fragment BookingSettings_practice on Practice {
    id
    defaultCurrency
    requireCcEnabled
    cancellationPolicyEnabled
    hasPaymentProvider
    appointmentBufferTime
    instantClientApproval
    appointmentLeadTime
    startTimeIncrement
    requireClientCcToBook
    chargeClientCcAtBooking
    cancellationPolicy
    lateCancellationHours
    lateCancellationFeePercent
    lateCancellationFeeCents
    noShowFeePercent
  }
`);

const BookingSettings = graphql(`
  query BookingSettings {
    currentPractice {
      id
      ...BookingSettings_practice
    }
  }
`);

export type BookingPractice = BookingSettings_PracticeFragment;

/** How the practice takes bookings; undefined until it is known. */
export function useBookingSettings() {
  const { data, error, refetch } = useQuery(BookingSettings, { fetchPolicy: 'cache-and-network' });
  const practice = readFragment(BookingSettings_practice, data?.currentPractice) ?? undefined;
  return { practice, failed: !practice && (error !== undefined || data !== undefined), refetch };
}
