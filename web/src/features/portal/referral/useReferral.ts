import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';
import type { ReferralProgrammeQuery } from '../../../gql/graphql.js';

const ReferralProgramme = graphql(`
  query ReferralProgramme {
    referral {
      discountCode
      creditCents
      amountCents
      isLifer
      usesCount
      referralUses {
        id
        useDate
      }
      withdrawals {
        id
        withdrawalDate
        amountCents
        status
      }
    }
    currentPractice {
      id
      timeZone
    }
  }
`);

/** The platform's own money. */
export const CURRENCY = 'USD';

export type Referral = ReferralProgrammeQuery['referral'];

/** The referral programme of the practice that is logged in. */
export function useReferral() {
  const { data, error, refetch } = useQuery(ReferralProgramme, { fetchPolicy: 'cache-and-network' });
  return {
    referral: data?.referral,
    zone: data?.currentPractice?.timeZone ?? 'UTC',
    failed: error !== undefined && !data,
    retry: () => void refetch(),
  };
}
