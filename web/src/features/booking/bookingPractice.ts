import { graphql } from '../../gql/gql.js';
import type { BookingPracticeQuery as Found } from '../../gql/graphql.js';

/** What the whole flow chooses from. One query: the steps share it, and going back asks nothing again. */
export const BookingPracticeQuery = graphql(`
  query BookingPractice($slug: String!) {
    practice(slug: $slug) {
      id
      slug
      name
      practitionerName
      practitionerFirstName
      photoUrl
      url
      active
      timeZone
      countryCode
      defaultCurrency
      cancellationPolicy
      instantClientApproval
      acceptsTips
      hasPaymentProvider
      acceptsCash
      acceptsOfflineCreditCard
      acceptsPaypal
      acceptsVenmo
      acceptsZelle
      ...PracticeStyle_practice
      locations {
        id
        name
        kind
        displayAddress
        timeZone
        travelDistance
        virtualType
      }
      services {
        id
        name
        addOn
        package
        numberOfSessions
        allowedServiceIds
        variations {
          id
          amountCents
          timeLength
        }
        locations {
          id
        }
      }
    }
  }
`);

export type BookingPractice = NonNullable<Found['practice']>;
export type BookableService = BookingPractice['services'][number];
export type BookableVariation = BookableService['variations'][number];
export type BookingPlace = BookingPractice['locations'][number];
