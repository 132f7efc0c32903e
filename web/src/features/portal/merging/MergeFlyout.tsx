import { useQuery } from '@apollo/client/react';
import { formatDate } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { useState } from 'react';
import { readFragment } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import type { MergePart, RecordsToMergeQuery } from '../../../gql/graphql.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { useAction } from '../../../lib/useAction.js';
import { Alert } from '../../../ui/Alert.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { Drawer } from '../../../ui/Dialog.js';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.js';
import { RadioCards } from '../../../ui/RadioCards.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { MERGED_FIELDS } from './mergedFields.js';
import { differingParts, MergeClient_client, PARTS, proposedParts, type MergeClient } from './mergeParts.js';

const RecordsToMerge = graphql(`
  query RecordsToMerge($one: ID!, $other: ID!) {
    one: client(clientId: $one) {
      id
      ...MergeClient_client
    }
    other: client(clientId: $other) {
      id
      ...MergeClient_client
    }
    currentPractice {
      id
      timeZone
    }
  }
`);

const MergeClients = graphql(`
  mutation MergeClients($input: MergeClientsInput!) {
    mergeClients(input: $input) {
      result
      errors {
        code
        message
      }
      merge {
        id
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

export interface MergeFlyoutProps {
  /** Two records of one person; the first one is proposed to stay. */
  clientIds: readonly [string, string];
  onClose: () => void;
  /** @param keptId the record that stays */
  onMerged: (keptId: string) => void;
}

/** Two records side by side: which one stays, and which values it has from then on. */
export function MergeFlyout({ clientIds: [one, other], onClose, onMerged }: MergeFlyoutProps) {
  const { data, error, refetch } = useQuery(RecordsToMerge, {
    variables: { one, other },
    fetchPolicy: 'network-only',
  });
  const [keptId, setKeptId] = useState(one);
  const [chosen, setChosen] = useState<Chosen>({});
  const { merge, run } = useMerge(onMerged);
  const records = recordsOf(data);
  const sides = records && sidesOf(records, keptId, chosen);
  return (
    <Drawer
      open
      onClose={() => !merge.pending && onClose()}
      title="Merge clients"
      footer={
        <>
          <Button variant="ghost" disabled={merge.pending} onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!sides} loading={merge.pending} onClick={() => sides && void run(sides)}>
            Merge clients
          </Button>
        </>
      }
    >
      <chakra.div data-density="compact" display="grid" gap="6">
        {error && !data && <ErrorState onRetry={() => void refetch()} />}
        {!error && !data && <Skeleton lines={6} />}
        {data && !records && (
          <EmptyState icon="user" title="One of the two no longer exists">
            They may have been merged or deleted in the meantime.
          </EmptyState>
        )}
        {records && sides && (
          <Comparison
            {...{ records, sides, keptId, onKeep: setKeptId }}
            zone={data?.currentPractice?.timeZone ?? 'UTC'}
            onChoose={(part, owner) => setChosen({ ...chosen, [part]: owner })}
          />
        )}
        {merge.message && <Alert tone="error">{merge.message}</Alert>}
      </chakra.div>
    </Drawer>
  );
}

function useMerge(onMerged: MergeFlyoutProps['onMerged']) {
  const merge = useAction(MergeClients, {
    success: ({ merge: made }) => `The two records are one client now: ${made?.into.name}.`,
    failure: "We couldn't merge the clients. Please try again.",
    shown: 'inline',
    mutation: refetchAffected(...MERGED_FIELDS),
  });
  const run = async ({ kept, merged, takeOver }: Sides) => {
    const outcome = await merge.run({
      input: {
        ...{ clientId: merged.id, intoClientId: kept.id, takeOver },
        ...{ clientVersion: merged.version, intoClientVersion: kept.version },
      },
    });
    // Refused, both are loaded again: one of them may have changed.
    if (outcome.ok) onMerged(kept.id);
  };
  return { merge, run };
}

type Records = readonly [MergeClient, MergeClient];
/** By part, the record whose value was chosen. */
type Chosen = Partial<Record<MergePart, string>>;

interface Sides {
  kept: MergeClient;
  merged: MergeClient;
  /** In which the two are not alike. */
  parts: readonly MergePart[];
  /** What comes from the record that does not stay. */
  takeOver: MergePart[];
}

/** Both, where both are there. */
function recordsOf(data: RecordsToMergeQuery | undefined): Records | undefined {
  const [one, other] = [data?.one, data?.other].map((client) => client && readFragment(MergeClient_client, client));
  return one && other && !one.deletedAt && !other.deletedAt ? [one, other] : undefined;
}

function sidesOf(records: Records, keptId: string, chosen: Chosen): Sides {
  const [kept, merged] = keptId === records[0].id ? records : [records[1], records[0]];
  const parts = differingParts(kept, merged);
  const proposed = proposedParts(kept, merged);
  const isTaken = (part: MergePart) => (chosen[part] ? chosen[part] === merged.id : proposed.includes(part));
  return { kept, merged, parts, takeOver: parts.filter(isTaken) };
}

interface ComparisonProps {
  records: Records;
  sides: Sides;
  keptId: string;
  /** IANA, in which the practice reads times. */
  zone: string;
  onKeep: (clientId: string) => void;
  onChoose: (part: MergePart, clientId: string) => void;
}

function Comparison({ records, sides, keptId, zone, onKeep, onChoose }: ComparisonProps) {
  const { kept, merged, parts, takeOver } = sides;
  return (
    <>
      <p>
        Their appointments, packages, notes, forms, cards, payments and reviews are combined. You can undo this for 30
        days.
      </p>
      <RadioCards
        legend="Which record stays?"
        layout="row"
        value={keptId}
        onChange={onKeep}
        options={records.map((record) => ({
          value: record.id,
          title: record.name,
          description: <Times record={record} zone={zone} />,
        }))}
      />
      {parts.map((part) => (
        <RadioCards
          key={part}
          legend={PARTS[part].label}
          layout="row"
          value={takeOver.includes(part) ? merged.id : kept.id}
          onChange={(owner) => onChoose(part, owner)}
          options={records.map((record) => ({ value: record.id, title: <Value part={part} record={record} /> }))}
        />
      ))}
      <Alike records={records} />
      <Alert tone="calm" icon="info">
        Notes in both details are combined. If both have a custom price for a service, the record that stays decides.
      </Alert>
    </>
  );
}

function Value({ part, record }: { part: MergePart; record: MergeClient }) {
  const text = PARTS[part].textOf(record);
  return (
    <chakra.span overflowWrap="anywhere" {...(!text && { color: 'textSoft', fontWeight: 400 })}>
      {text || PARTS[part].none}
    </chakra.span>
  );
}

function Times({ record: { createdAt, lastAppointmentDate }, zone }: { record: MergeClient; zone: string }) {
  const day = (instant: string) => formatDate(parseOffsetDateTime(instant), zone);
  const last = lastAppointmentDate ? `last there ${day(lastAppointmentDate)}` : 'not there yet';
  return `Added ${day(createdAt)}, ${last}`;
}

/** Values that are the same in both records. */
function Alike({ records: [one, other] }: Pick<ComparisonProps, 'records'>) {
  const differing = differingParts(one, other);
  const alike = Object.entries(PARTS).flatMap(([part, { label, textOf }]) =>
    differing.includes(part as MergePart) || !textOf(one) ? [] : [{ label, text: textOf(one) }],
  );
  if (alike.length === 0) return null;
  return (
    <chakra.dl display="grid" gap="2" fontSize="sm">
      {alike.map(({ label, text }) => (
        <div key={label}>
          <chakra.dt color="textSoft">{label}, the same in both</chakra.dt>
          <chakra.dd overflowWrap="anywhere">{text}</chakra.dd>
        </div>
      ))}
    </chakra.dl>
  );
}
