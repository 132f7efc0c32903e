import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../../gql/gql.js';
import type { BookingSettingsQuery } from '../../../../gql/graphql.js';

const BookingSettings = graphql(`
  query BookingSettings {
    currentPractice {
      id
      defaultCurrency
      requireCcEnabled
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
  }
`);

export type BookingPractice = NonNullable<BookingSettingsQuery['currentPractice']>;

/** How the practice takes bookings; undefined until it is known. */
export function useBookingSettings() {
  const { data, error, refetch } = useQuery(BookingSettings, { fetchPolicy: 'cache-and-network' });
  const practice = data?.currentPractice ?? undefined;
  return { practice, failed: !practice && (error !== undefined || data !== undefined), refetch };
}
