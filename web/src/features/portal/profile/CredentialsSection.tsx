import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import type { CredentialsOfPracticeQuery } from '../../../gql/graphql.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { Tooltip } from '../../../ui/Tooltip.js';
import { CredentialFlyout } from './CredentialFlyout.js';
import { CredentialList } from './CredentialList.js';
import { Panel } from './Panel.js';
import { PanelState } from './PanelState.js';

const CredentialsOfPractice = graphql(`
  query CredentialsOfPractice {
    credentialStates {
      id
      name
    }
    currentPractice {
      id
      credentials {
        id
        kind
        name
        issuer
        licenseNumber
        stateIssued
        state
        position
        filestackDocument
        filestackDocumentName
      }
    }
  }
`);

export type Credential = NonNullable<NonNullable<CredentialsOfPracticeQuery['currentPractice']>['credentials']>[number];
export type IssuingState = CredentialsOfPracticeQuery['credentialStates'][number];

const MAX_CREDENTIALS = 5;
const LIMIT = 'Note: You can add a maximum of 5 credentials.';

/** Licenses, degrees and certifications; staff approve each before clients see it. */
export function CredentialsSection() {
  const { data, error, refetch } = useQuery(CredentialsOfPractice, { fetchPolicy: 'cache-and-network' });
  const [adding, setAdding] = useState(false);
  const credentials = data?.currentPractice?.credentials;
  return (
    <Panel
      title="Credentials"
      description="Licenses, degrees and certifications. Our staff look at each before clients see it; documents stay between you and them."
      actions={<AddButton full={(credentials?.length ?? 0) >= MAX_CREDENTIALS} onAdd={() => setAdding(true)} />}
    >
      <PanelState
        data={credentials && { credentials, states: data.credentialStates }}
        error={error}
        onRetry={() => void refetch()}
        noun="credentials"
      >
        {(shown) => (
          <>
            {shown.credentials.length > 0 ? (
              <CredentialList {...shown} />
            ) : (
              <EmptyState icon="shield" heading="h3" title="No credentials yet">
                A license, degree or certification shows clients that you know your work.
              </EmptyState>
            )}
            <CredentialFlyout open={adding} states={shown.states} onClose={() => setAdding(false)} />
          </>
        )}
      </PanelState>
    </Panel>
  );
}

/** At the limit it says so: the button keeps its focus, for the tooltip, and the text stands below as well. */
function AddButton({ full, onAdd }: { full: boolean; onAdd: () => void }) {
  if (!full) {
    return (
      <Button size="sm" onClick={onAdd}>
        Add new
      </Button>
    );
  }
  return (
    <chakra.div display="grid" gap="1" justifyItems="end">
      <Tooltip content={LIMIT}>
        <chakra.span tabIndex={0} rounded="md">
          <Button size="sm" disabled>
            Add new
          </Button>
        </chakra.span>
      </Tooltip>
      <chakra.p color="textSoft" fontSize="xs">
        {LIMIT}
      </chakra.p>
    </chakra.div>
  );
}
