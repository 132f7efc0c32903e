import { useQuery } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { graphql } from '../../../gql/gql.js';
import type { MatchesOfClientQuery } from '../../../gql/graphql.js';
import { lazyPart } from '../../../lib/lazyPage.js';
import { Overlay } from '../../../portal-ui/Overlay.js';
import { useKeptFocus } from '../../../portal-ui/useKeptFocus.js';
import { Alert } from '../../../ui/Alert.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { DismissButton } from './DismissButton.js';
import { MergedRecords } from './MergedRecords.js';
import { REASONS } from './reasons.js';

const MergeFlyout = lazyPart(async () => (await import('./MergeFlyout.js')).MergeFlyout);
const ChooseClientFlyout = lazyPart(async () => (await import('./ChooseClientFlyout.js')).ChooseClientFlyout);

const MatchesOfClient = graphql(`
  query MatchesOfClient($clientId: ID!) {
    client(clientId: $clientId) {
      id
      possibleDuplicates {
        id
        reason
        other {
          id
          name
        }
      }
      merges {
        id
        undoableUntil
        client {
          id
          name
        }
        into {
          id
          name
        }
      }
    }
  }
`);

export interface ClientMatchesProps {
  client: { id: string; name: string };
  /** In which the practice reads days, IANA. */
  zone: string;
  /** What stands above it is inset by the padding of cards. */
  belowCards?: boolean;
  /** The client became part of this one. */
  onMerged: (keptId: string) => void;
  /** More actions, next to merging. */
  children?: ReactNode;
}

/** Who may be the same person as a client, who was, and the way to say so. It shows nothing until it knows. */
export function ClientMatches({ client, zone, belowCards = false, onMerged, children }: ClientMatchesProps) {
  const { data } = useQuery(MatchesOfClient, {
    variables: { clientId: client.id },
    fetchPolicy: 'cache-and-network',
  });
  const [other, setOther] = useState<string>();
  const [choosing, setChoosing] = useState(false);
  const kept = useKeptFocus<HTMLDivElement>();
  const found = data?.client;
  const done = (keptId: string) => {
    setOther(undefined);
    if (keptId !== client.id) onMerged(keptId);
  };
  return (
    <chakra.section display="grid" gap="4" aria-label="Duplicates">
      {found && found.possibleDuplicates.length > 0 && (
        <chakra.div display="grid" gap="4" {...kept}>
          {found.possibleDuplicates.map((pair) => (
            <PossibleDuplicate key={pair.id} {...pair} clientId={client.id} onCompare={() => setOther(pair.other.id)} />
          ))}
        </chakra.div>
      )}
      {found && <MergedRecords heading="Merged records" zone={zone} merges={found.merges} />}
      {/* Its text below that of the others. */}
      <chakra.div {...(!belowCards && { mx: '-1rem' })}>
        <Button variant="ghost" size="sm" onClick={() => setChoosing(true)}>
          Merge with another client
        </Button>
        {children}
      </chakra.div>
      {choosing && (
        <Overlay onClose={() => setChoosing(false)}>
          <ChooseClientFlyout
            client={client}
            onClose={() => setChoosing(false)}
            onChosen={(id) => {
              setChoosing(false);
              setOther(id);
            }}
          />
        </Overlay>
      )}
      {other && (
        <Overlay onClose={() => setOther(undefined)}>
          <MergeFlyout clientIds={[client.id, other]} onClose={() => setOther(undefined)} onMerged={done} />
        </Overlay>
      )}
    </chakra.section>
  );
}

type Match = NonNullable<MatchesOfClientQuery['client']>['possibleDuplicates'][number];

interface PossibleDuplicateProps extends Pick<Match, 'reason' | 'other'> {
  clientId: string;
  onCompare: () => void;
}

function PossibleDuplicate({ reason, other, clientId, onCompare }: PossibleDuplicateProps) {
  return (
    <Alert
      tone="warning"
      icon="user"
      title={`Is ${other.name} the same person?`}
      action={
        <>
          <Button variant="outline" size="sm" onClick={onCompare}>
            Compare and merge<span className="visually-hidden"> with {other.name}</span>
          </Button>
          <DismissButton clientId={clientId} otherClientId={other.id} />
        </>
      }
    >
      {REASONS[reason]}.
    </Alert>
  );
}
