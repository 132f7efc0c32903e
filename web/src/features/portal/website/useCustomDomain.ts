import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';
import type { PortalDomainQuery } from '../../../gql/graphql.js';

const PortalDomain = graphql(`
  query PortalDomain {
    currentPractice {
      id
      timeZone
      customDomainsOffered
      websiteDomain {
        domain
        status
        problem
        checkedAt
        records {
          type
          name
          value
          ttl
        }
      }
    }
  }
`);

export type DomainPractice = NonNullable<PortalDomainQuery['currentPractice']>;
export type CustomDomain = NonNullable<DomainPractice['websiteDomain']>;

/** The domain that the practice wants for its website. */
export function useCustomDomain() {
  const { data, error, refetch } = useQuery(PortalDomain);
  return { practice: data?.currentPractice ?? undefined, failed: Boolean(error), retry: () => void refetch() };
}
