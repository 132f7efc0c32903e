import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { graphql } from '../../../gql/gql.js';
import { refetchNamed } from '../../../lib/refetchNamed.js';
import { Badge } from '../../../ui/Badge.js';

const DomainStatusOf = graphql(`
  query DomainStatusOf($domain: String!) {
    domainStatus(domain: $domain)
  }
`);

/** How often a domain that is not active yet is looked at, ms. Each time asks the server to check its records. */
const POLL_MS = 15_000;

export interface DomainStatusProps {
  domain: string;
  /** Status as the page has it. */
  known: 'active' | 'activating';
}

/** Whether the domain leads to the website, always fresh (spec portal-configuration §4, §7). */
export function DomainStatus({ domain, known }: DomainStatusProps) {
  const client = useApolloClient();
  const { data, error, stopPolling } = useQuery(DomainStatusOf, {
    variables: { domain },
    fetchPolicy: 'network-only',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const status = data?.domainStatus;
  useEffect(() => {
    if (status === 'active') stopPolling();
    // What the check found stands on the page as well.
    if (status && status !== known) void refetchNamed(client, 'PortalDomain', 'WebsiteSettings');
  }, [client, status, known, stopPolling]);
  return (
    <span role="status">
      {status ? (
        <Badge tone={status === 'active' ? 'success' : 'warning'}>
          {status === 'active' ? 'Active' : 'Activating'}
        </Badge>
      ) : error ? (
        <Badge tone="danger">Error</Badge>
      ) : (
        <Badge>Processing</Badge>
      )}
    </span>
  );
}
