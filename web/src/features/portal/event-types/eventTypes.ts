import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';
import type { GetBookableEventTypesQuery } from '../../../gql/graphql.js';

const GetBookableEventTypes = graphql(`
  query GetBookableEventTypes {
    bookableEventTypes {
      id
      ...EventTypeOfPractice
    }
    currentPractice {
      id
      defaultCurrency
      hasPaymentProvider
      locations {
        id
        name
        kind
        timeZone
      }
      conferencingServices {
        provider
      }
    }
  }
`);

/** A kind of group event as its card and its flyout need it. */
export const EventTypeOfPractice = graphql(`
  fragment EventTypeOfPractice on BookableEventType {
    id
    name
    slug
    kind
    description
    instructions
    duration
    durationUnit
    amountCents
    capacity
    photoUrl
    url
    eventsCount
    location {
      id
      name
    }
  }
`);

/** The kinds of group events of the practice, and what they are made of. */
export function useEventTypes() {
  const { data, error, refetch } = useQuery(GetBookableEventTypes, { fetchPolicy: 'cache-and-network' });
  return { types: data?.bookableEventTypes, practice: data?.currentPractice ?? undefined, error, refetch };
}

export type EventsPractice = NonNullable<GetBookableEventTypesQuery['currentPractice']>;
