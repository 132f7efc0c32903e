import { useMemo } from 'react';
import { graphql } from '../../../gql/gql.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { useAction } from '../../../lib/useAction.js';
import { useRequestKey } from '../../../lib/useRequestKey.js';
import { FlyoutForm } from '../../../portal-ui/FlyoutForm.js';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { MERGED_FIELDS } from '../merging/mergedFields.js';
import { SplitClientFields } from './SplitClientFields.js';
import { splitInput, splitRules, splitValues, type SplitValues } from './splitForm.js';
import { type SplitRecords, useRecordsToSplit } from './useRecordsToSplit.js';

const SplitClient = graphql(`
  mutation SplitClient($input: SplitClientInput!) {
    splitClient(input: $input) {
      result
      errors {
        code
        message
        field
      }
      newClient {
        id
        name
      }
    }
  }
`);

export interface SplitClientFlyoutProps {
  clientId: string;
  onClose: () => void;
}

/** Moves another person's appointments, notes and forms from a client to a new client. */
export function SplitClientFlyout({ clientId, onClose }: SplitClientFlyoutProps) {
  const { records, failed, retry } = useRecordsToSplit(clientId);
  const keyOf = useRequestKey();
  const split = useAction(SplitClient, {
    success: ({ newClient }) => `${newClient?.name} is a client of their own now.`,
    failure: "We couldn't split the client. Please try again.",
    shown: 'inline',
    mutation: refetchAffected(...MERGED_FIELDS),
  });
  const { original, schema } = useSplitForm(records);
  const save = async (values: SplitValues) => {
    const parts = { clientId, clientVersion: records?.version ?? 0, ...(await splitInput(values)) };
    return split.run({ input: { ...parts, idempotencyKey: keyOf(parts) } });
  };
  return (
    <FlyoutForm
      open
      title="Split client"
      saveLabel="Split client"
      {...{ original, schema, onClose }}
      onSave={save}
      pending={
        <>
          {failed && <ErrorState onRetry={retry} />}
          {records === undefined && !failed && <Skeleton lines={6} />}
          {records === null && (
            <EmptyState icon="user" title="This client no longer exists">
              They may have been merged or deleted in the meantime.
            </EmptyState>
          )}
          {records && !hasParts(records) && (
            <EmptyState icon="user" title="Nothing to move">
              {records.client.name} has no appointments, notes or intake forms.
            </EmptyState>
          )}
        </>
      }
    >
      {(form) => records && <SplitClientFields form={form} records={records} />}
    </FlyoutForm>
  );
}

/** The rules and the first values of the form; no values while the records load, or if nothing can move. */
function useSplitForm(records: SplitRecords | null | undefined) {
  const schema = useMemo(() => splitRules(records?.practice), [records]);
  const original = useMemo(
    () => (records && hasParts(records) ? splitValues(records.practice, records.client) : undefined),
    [records],
  );
  return { schema, original };
}

/** Whether there is anything that could move. */
function hasParts({ visits, notes, hasForms }: SplitRecords): boolean {
  return visits.length > 0 || notes.length > 0 || hasForms;
}
