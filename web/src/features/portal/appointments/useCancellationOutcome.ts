import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';
import { isComing } from '../series/useSeriesVisits.js';
import type { CancelledVisit } from './cancellationMoney.js';

/** Also while payments are out of reach, whose part is null then. */
const CancellationOutcome = graphql(`
  query CancellationOutcome($instantActionToken: String!) {
    tokenAppointment(instantActionToken: $instantActionToken) {
      id
      instantActionToken
      state
      startsAt
      past
      amountCurrency
      cancellationPackageOutcome
      package {
        id
        name
        numberOfSessions
        sessionsRemaining
      }
      received {
        cardCents
        giftCardCents
        offlineCents
      }
      series {
        id
        visits {
          id
          instantActionToken
          state
          startsAt
          past
          amountCurrency
          cancellationPackageOutcome
          package {
            id
            name
            numberOfSessions
            sessionsRemaining
          }
          received {
            cardCents
            giftCardCents
            offlineCents
          }
        }
      }
    }
  }
`);

interface CancelledVisits {
  /** The one that was named, in a list of its own. */
  one: readonly CancelledVisit[];
  /** With it those that come after it in its series. */
  following: readonly CancelledVisit[];
}

/**
 * What would be cancelled; undefined until it is known.
 * @param token the practice's token of the visit
 */
export function useCancellationOutcome(token: string, { skip }: { skip: boolean }) {
  const { data, error, loading } = useQuery(CancellationOutcome, {
    variables: { instantActionToken: token },
    skip,
    errorPolicy: 'all',
    // Money moves, and so do visits.
    fetchPolicy: 'network-only',
  });
  const visit = loading ? undefined : data?.tokenAppointment;
  const outcome: CancelledVisits | undefined = visit
    ? { one: [visit], following: followingOf(visit, visit.series?.visits ?? []) }
    : undefined;
  return { outcome, loading, failed: error !== undefined && !visit };
}

function followingOf(visit: CancelledVisit, all: readonly CancelledVisit[]): CancelledVisit[] {
  const start = Date.parse(visit.startsAt);
  return all.filter((one) => one.id === visit.id || (isComing(one) && Date.parse(one.startsAt) >= start));
}
