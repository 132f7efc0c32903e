import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';

const BookingCatalog = graphql(`
  query BookingCatalog {
    currentPractice(includePrivate: true, includeAddOns: true) {
      id
      timeZone
      countryCode
      defaultCurrency
      email
      phone
      recurringBookingsEnabled
      locations {
        id
        name
        shortSingleLine
      }
      services(includePrivate: true, includeAddOns: true) {
        id
        name
        package
        numberOfSessions
        addOn
        variations {
          id
          timeLength
          amountCents
        }
      }
    }
  }
`);

/** What the practice books: its places and services, private ones and add-ons too. */
export function useBookingCatalog() {
  const { data, error, refetch } = useQuery(BookingCatalog, { fetchPolicy: 'cache-and-network' });
  return { catalog: data?.currentPractice ?? undefined, error, refetch };
}

export type BookingCatalog = NonNullable<ReturnType<typeof useBookingCatalog>['catalog']>;

/** The practice's places to choose from. */
export function placeOptions({ locations }: BookingCatalog): { value: string; label: string }[] {
  return locations.map(({ id, name, shortSingleLine }) => ({
    value: id,
    label: shortSingleLine && shortSingleLine !== name ? `${name}, ${shortSingleLine}` : name,
  }));
}
