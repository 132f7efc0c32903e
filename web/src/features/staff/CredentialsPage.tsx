import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.js';
import { StaffList } from './StaffList.js';
import { PendingCredential } from './PendingCredential.js';

const PendingCredentials = graphql(`
  query PendingCredentials {
    credentialStates {
      id
      name
    }
    pendingCredentials {
      credential {
        id
        ...PendingCredential_credential
      }
      practice {
        id
        ...PendingCredential_practice
      }
    }
  }
`);

/** /staff: licenses, degrees and certifications that wait to be approved. */
export function CredentialsPage() {
  const { data, error, refetch } = useQuery(PendingCredentials, { fetchPolicy: 'cache-and-network' });
  return (
    <StaffList
      title="Credentials"
      intro="Compare each with the public register or its document. Approved ones appear on the profile at once."
      items={data?.pendingCredentials}
      error={error}
      onRetry={() => void refetch()}
      none={{ icon: 'check', title: 'Nothing waits', text: 'New credentials appear here as practitioners add them.' }}
    >
      {({ credential, practice }) => (
        <PendingCredential
          key={credential.id}
          credential={credential}
          practice={practice}
          states={data?.credentialStates ?? []}
        />
      )}
    </StaffList>
  );
}
