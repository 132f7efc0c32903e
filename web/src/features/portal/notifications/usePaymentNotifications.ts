import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';

/** More than a user handles at once; the next ones follow as these are settled. */
const ProInbox = graphql(`
  query ProInbox {
    failedPayments(limit: 50) {
      id
      instantActionToken
      paymentStatus
      ...PaymentNotification_appointment
    }
    missingPayments(limit: 50) {
      id
      instantActionToken
      paymentStatus
      ...PaymentNotification_appointment
    }
    disputedPayments(limit: 50) {
      id
      instantActionToken
      ...DisputeNotification_appointment
    }
    failedRefunds(limit: 50) {
      id
      instantActionToken
      ...RefundNotification_appointment
    }
    registrationsToSettle(limit: 50) {
      id
      token
      ...RegistrationNotification_registration
    }
    currentPractice {
      id
      hasPaymentProvider
    }
  }
`);

/**
 * Payments that need the practitioner: those that failed, then those that are missing. One that is paid leaves at once.
 * Asked for apart from the requests, which can be answered while payments are out of reach.
 * @returns `loading` before anything is known: what was there shows while it is asked for again
 */
export function usePaymentNotifications() {
  const { data, loading, error, refetch } = useQuery(ProInbox, { fetchPolicy: 'cache-and-network' });
  const all = [...(data?.failedPayments ?? []), ...(data?.missingPayments ?? [])];
  const disputes = data?.disputedPayments ?? [];
  const refunds = data?.failedRefunds ?? [];
  const registrations = data?.registrationsToSettle ?? [];
  const payments = all.filter(({ paymentStatus }) => paymentStatus !== 'Paid');
  return {
    /** Appointments with a disputed payment. */
    disputes,
    /** Appointments with a failed refund. */
    refunds,
    /** Places at group events with a disputed payment or a failed refund. */
    registrations,
    payments,
    count: disputes.length + refunds.length + registrations.length + payments.length,
    practice: data?.currentPractice ?? undefined,
    loading: loading && !data,
    error,
    refetch,
  };
}
