import { useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import { PHONE, useMedia } from '../../../lib/useMedia.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { SortableList } from '../../../portal-ui/SortableList.js';
import { useAction } from '../../../lib/useAction.js';
import { Badge } from '../../../ui/Badge.js';
import { chakra } from '../../../ui/chakra.js';
import type { Credential, IssuingState } from './CredentialsSection.js';
import { RemoveCredentialButton } from './RemoveCredentialButton.js';
import { useShownOrder } from './useShownOrder.js';

const ReorderCredentials = graphql(`
  mutation ReorderCredentials($credentialArray: [PositionInput!]!) {
    reorderCredentials(credentialArray: $credentialArray) {
      result
      errors {
        message
      }
      practice {
        id
      }
    }
  }
`);

/** Word for word (spec portal-configuration §8). */
const NOT_MOVED =
  'There was error reordering your credentials. Please try again later or contact support if the error persists.';

export interface CredentialListProps {
  credentials: readonly Credential[];
  states: readonly IssuingState[];
}

/** Approved ones in the order of the profile, to be dragged; below them those that wait for staff. */
export function CredentialList({ credentials, states }: CredentialListProps) {
  const phone = useMedia(PHONE);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const kept = credentials.filter(({ id }) => !removed.includes(id));
  const pending = kept.filter(({ state }) => state !== 'approved');
  const move = useAction(ReorderCredentials, { failure: NOT_MOVED, mutation: refetchAffected() });
  const { shown, sort } = useShownOrder(
    kept.filter(({ state }) => state === 'approved'),
    (credentialArray) => move.run({ credentialArray }),
  );
  const row = (credential: Credential) => (
    <Row
      {...{ credential, states }}
      onRemove={() => setRemoved((ids) => [...ids, credential.id])}
      onFailed={() => setRemoved((ids) => ids.filter((id) => id !== credential.id))}
    />
  );
  return (
    <>
      {shown.length > 0 && (
        <SortableList
          label="Approved credentials"
          items={shown}
          itemId={({ id }) => id}
          itemName={({ name }) => name}
          onSort={sort}
          disabled={phone || move.pending}
        >
          {row}
        </SortableList>
      )}
      {pending.length > 0 && (
        <chakra.ul aria-label="Credentials that wait for staff" display="grid" gap="2">
          {pending.map((credential) => (
            <chakra.li
              key={credential.id}
              py="2"
              px="3"
              border="1px solid"
              borderColor="line"
              rounded="md"
              bg="surface"
            >
              {row(credential)}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </>
  );
}

interface RowProps {
  credential: Credential;
  states: readonly IssuingState[];
  onRemove: () => void;
  onFailed: () => void;
}

function Row({ credential, states, ...removal }: RowProps) {
  const { name, issuer, licenseNumber, stateIssued, state, filestackDocument, filestackDocumentName } = credential;
  const place = states.find(({ id }) => id === stateIssued)?.name ?? stateIssued;
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
      <chakra.div flex="1 1 12rem" minW="0">
        <chakra.p fontWeight={560}>{name}</chakra.p>
        <chakra.p color="textSoft" fontSize="sm" overflowWrap="anywhere">
          {[issuer, place, licenseNumber && `No. ${licenseNumber}`].filter(Boolean).join(' · ')}
        </chakra.p>
        {filestackDocument && (
          <chakra.a
            href={`/media/documents/${filestackDocument}`}
            download
            color="link"
            fontSize="sm"
            textDecoration="underline"
            overflowWrap="anywhere"
          >
            {filestackDocumentName}
          </chakra.a>
        )}
      </chakra.div>
      {state !== 'approved' && <Badge tone="warning">Pending review</Badge>}
      <RemoveCredentialButton {...{ credential }} {...removal} />
    </chakra.div>
  );
}
