import { graphql } from '../../../gql/gql.js';
import type { AppointmentPaymentQuery } from '../../../gql/graphql.js';

/** Asked for by itself, so that a request can be answered while payments are out of reach. */
export const AppointmentPayment = graphql(`
  query AppointmentPayment($instantActionToken: String!) {
    tokenAppointment(instantActionToken: $instantActionToken) {
      id
      instantActionToken
      past
      timeZone
      amountCents
      amountCurrency
      fullTotal
      dueCents
      refundableCents
      overpaidCents
      disputes {
        id
        ...DisputeAlert_dispute
      }
      failedRefunds {
        id
        ...FailedRefundAlert_refund
      }
      discountCodeRedemptions {
        id
        ...Deductions_coupon
      }
      giftCardRedemptions {
        id
        ...Deductions_giftCard
      }
      writtenOffCents
      received {
        cardCents
        giftCardCents
        offlineCents
      }
      paymentStatus
      paymentError
      paymentIntentId
      markPaid
      paidBy
      hasPaymentMethod
      defaultPaymentMethod {
        id
        brand
        last4
      }
      invoices {
        id
        number
        sentAt
        sentTo
        totalCents
        path
      }
      adjustments {
        id
        adjustedAt
        amountCents
        note
      }
      practice {
        id
        hasPaymentProvider
      }
    }
  }
`);

/** The money of an appointment as its practice reads it. */
export type AppointmentMoney = NonNullable<AppointmentPaymentQuery['tokenAppointment']>;
