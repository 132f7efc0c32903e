import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';
import type { PlansAndSubscriptionQuery } from '../../../gql/graphql.js';

const PlansAndSubscription = graphql(`
  query PlansAndSubscription {
    subscriptionPlans {
      id
      name
      includes
      prices {
        id
        amountCents
        currency
        interval
      }
    }
    currentPractice {
      id
      timeZone
      subscription {
        planId
        planName
        status
        price {
          id
          amountCents
          currency
          interval
        }
        periodEndsAt
        endsAt
        hasBilling
      }
    }
  }
`);

export type Plan = PlansAndSubscriptionQuery['subscriptionPlans'][number];
export type Price = Plan['prices'][number];
export type Subscription = NonNullable<NonNullable<PlansAndSubscriptionQuery['currentPractice']>['subscription']>;

/** The platform's plans, and which one the practice has. */
export function useSubscription() {
  const { data, error, refetch } = useQuery(PlansAndSubscription, { fetchPolicy: 'cache-and-network' });
  const practice = data?.currentPractice;
  return {
    plans: data?.subscriptionPlans ?? [],
    subscription: practice?.subscription ?? undefined,
    timeZone: practice?.timeZone ?? 'UTC',
    failed: error !== undefined && !practice?.subscription,
    retry: () => void refetch(),
  };
}
