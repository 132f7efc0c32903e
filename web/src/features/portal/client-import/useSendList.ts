import { useState } from 'react';
import { REPEAT_WHEN_BACK } from '../../../connection/reconnection.js';
import { graphql } from '../../../gql/gql.js';
import type { ImportedClientInput } from '../../../gql/graphql.js';
import { CONNECTION_MESSAGE } from '../../../lib/userErrors.js';
import { useAction } from '../../../lib/useAction.js';
import type { CheckedRow, ImportDraft } from './importDraft.js';
import { forgetImportKey, importKeyOf } from './importKey.js';
import { partsOf } from './listParts.js';

const InviteClients = graphql(`
  mutation InviteClients(
    $clients: [ImportedClientInput!]!
    $idempotencyKey: ID!
    $firstRow: Int!
    $rowsCount: Int!
    $emailRequired: Boolean!
  ) {
    inviteClients(
      clients: $clients
      idempotencyKey: $idempotencyKey
      firstRow: $firstRow
      rowsCount: $rowsCount
      emailRequired: $emailRequired
    ) {
      result
      errors {
        message
      }
      clientImport {
        id
        receivedCount
      }
    }
  }
`);

const WORDING = {
  failure: 'Error importing clients',
  reasons: 'appended',
  unknownReason: 'Unexpected error.',
  shown: 'inline',
  mutation: { context: REPEAT_WHEN_BACK },
} as const;

/**
 * Sends a list in parts, one after the other. Each can be repeated, so a lost response is retried, and an interrupted
 * list resumes after the parts that have arrived.
 * @param onSent called with the import when all of it has arrived
 */
export function useSendList(onSent: (importId: string) => void) {
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState('');
  const invite = useAction(InviteClients, WORDING);

  const sendParts = async (clients: ImportedClientInput[], emailRequired: boolean): Promise<string | undefined> => {
    const idempotencyKey = await importKeyOf({ clients, emailRequired });
    const rowsCount = clients.length;
    let [received, importId] = [0, undefined as string | undefined];
    for (const { firstRow, rows } of partsOf(clients)) {
      // Skips parts that arrived before; the import is unknown until the first response.
      if (importId !== undefined && firstRow + rows.length - 1 <= received) continue;
      const outcome = await invite.run({ clients: rows, idempotencyKey, firstRow, rowsCount, emailRequired });
      if (!outcome.ok) {
        setProblem(problemOf(outcome.message));
        return undefined;
      }
      importId = outcome.payload.clientImport!.id;
      received = outcome.payload.clientImport!.receivedCount;
      setShare(received / rowsCount);
    }
    return importId;
  };

  const send = async (draft: ImportDraft, byText: boolean) => {
    setProblem('');
    setShare(0);
    const importId = await sendParts(
      draft.rows.map((row) => inputOf(row, draft)),
      !byText,
    );
    setShare(undefined);
    if (importId === undefined) return;
    forgetImportKey();
    onSent(importId);
  };
  return { send, share, problem };
}

/** Spec portal operations §8. */
function problemOf(message: string): string {
  return message === CONNECTION_MESSAGE ? message : `${message} Please check your data and try again.`;
}

/** A number that says nothing would have the server refuse who can be invited by mail. */
function inputOf(
  { email, firstName, lastName, phone, check }: CheckedRow,
  { source }: ImportDraft,
): ImportedClientInput {
  const values = { email, firstName, lastName, phone: check.withoutPhone ? '' : phone };
  return { ...values, clientType: 'invited', invitedFrom: source };
}
