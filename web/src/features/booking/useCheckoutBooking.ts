import { useCallback, useEffect } from 'react';
import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.js';
import { refetchFresh } from '../../lib/refetchFresh.js';

export const CheckoutBooking = graphql(`
  query CheckoutBooking($instantActionToken: String!) {
    tokenAppointment(instantActionToken: $instantActionToken) {
      id
      instantActionToken
      state
      amountCents
      amountCurrency
      tipAmountCents
      dueCents
      paymentRequirement
      priceLines {
        ...PriceList_line
      }
      discountCodeRedemptions {
        id
        ...RedeemedCodes_coupon
      }
      giftCardRedemptions {
        id
        ...RedeemedCodes_giftCard
      }
      practice {
        id
        acceptsTips
        hasPaypalPaymentsEnabled
        hasVenmoPaymentsEnabled
        hasPaymentProvider
      }
    }
  }
`);

/** Payments receives a booking by an event or a request; until then its prices are missing. */
const ASK_AGAIN_MS = 1500;

/** The booking that waits for its payment, with what it costs by now; looked at again when the tab comes back. */
export function useCheckoutBooking(instantActionToken: string | undefined) {
  const { data, error, loading, observable } = useQuery(CheckoutBooking, {
    variables: { instantActionToken: instantActionToken ?? '' },
    fetchPolicy: 'cache-and-network',
    skip: !instantActionToken,
  });
  const refresh = useCallback(() => refetchFresh(observable), [observable]);
  const look = useCallback(() => observable.refetch(), [observable]);
  const appointment = (instantActionToken && data?.tokenAppointment) || undefined;
  useEffect(() => {
    if (!instantActionToken) return undefined;
    const onVisible = () => document.visibilityState === 'visible' && look();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [instantActionToken, look]);
  // Paid without our doing, by a code for example, the booking is settled a moment later.
  const settling = appointment?.state === 'awaiting_payment' && appointment.dueCents === 0;
  useEffect(() => {
    if (!settling) return undefined;
    const timer = setInterval(look, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [settling, look]);
  return { appointment, error, loading, settling, refresh };
}
