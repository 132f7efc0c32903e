import { readFragment, type FragmentType } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import { Alert } from '../../../ui/Alert.js';
import { ButtonLink } from '../../../ui/Button.js';
import { clientCount } from './clientCount.js';
import { importHref } from './useImportSteps.js';

export const LastImport_import = graphql(`
  fragment LastImport_import on ClientImport {
    id
    rowsCount
    receivedCount
    processedCount
    invitedCount
    refusedCount
    finished
  }
`);

/** Result of the last import: an interrupted one can be resumed, and refused rows can be corrected. */
export function LastImport({ latest }: { latest: FragmentType<typeof LastImport_import> }) {
  const { id, rowsCount, receivedCount, processedCount, invitedCount, refusedCount, finished } = readFragment(
    LastImport_import,
    latest,
  );
  const results = (
    <ButtonLink variant="outline" size="sm" href={importHref(id)}>
      See results
    </ButtonLink>
  );
  if (receivedCount < rowsCount) {
    return (
      <Alert tone="warning" title="Your last import was cut off" action={results}>
        {cutOffText(receivedCount, rowsCount)}
      </Alert>
    );
  }
  if (!finished) {
    return (
      <Alert tone="calm" title="Your last import is under way" action={results}>
        {processedCount.toLocaleString('en-US')} of {clientCount(rowsCount)} are done.
      </Alert>
    );
  }
  return (
    <Alert tone="info" title="Your last import" action={results}>
      {clientCount(invitedCount)} invited{refusedCount > 0 && `, ${refusedCount.toLocaleString('en-US')} refused`}.
    </Alert>
  );
}

export const cutOffText = (received: number, rows: number): string =>
  `${received.toLocaleString('en-US')} of ${clientCount(rows)} have arrived. Choose the same list again to pick up where it stopped. Nobody is invited twice.`;
