import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';
import { refetchFresh } from '../../../lib/refetchFresh.js';
import type { ServicesHubQuery } from '../../../gql/graphql.js';

const ServicesHub = graphql(`
  query ServicesHub {
    currentPractice(includePrivate: true, includeAddOns: true) {
      id
      defaultCurrency
      discountCodesEnabled
      eventsEnabled
      servicesPagesEnabled
      locations {
        id
        name
      }
      services(includePrivate: true, includeAddOns: true) {
        id
        ...HubService
      }
    }
  }
`);

/** A service as its list and its flyout need it. */
export const HubService = graphql(`
  fragment HubService on Service {
    id
    name
    description
    package
    addOn
    numberOfSessions
    allowedServiceIds
    public
    photoUrl
    state
    position
    url
    availableTimesEnabled
    availableTimes {
      weekDay
      hours {
        startsAt
        endsAt
      }
    }
    variations {
      id
      timeLength
      amountCents
    }
    locations {
      id
    }
  }
`);

/** What the practice sells, with what decides how that is shown. */
export function useServicesHub() {
  const { data, error, observable } = useQuery(ServicesHub, { fetchPolicy: 'cache-and-network' });
  return { hub: data?.currentPractice ?? undefined, error, refetch: () => refetchFresh(observable) };
}

export type Hub = NonNullable<ServicesHubQuery['currentPractice']>;

/** Spec portal-configuration §9. */
export const MAX_SERVICES = 25;
