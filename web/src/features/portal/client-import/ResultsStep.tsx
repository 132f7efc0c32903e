import { Alert } from '../../../ui/Alert.js';
import { Button, ButtonLink } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.js';
import { Progress } from '../../../ui/Progress.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { clientCount } from './clientCount.js';
import { ExistingClients } from './ExistingClients.js';
import { cutOffText } from './LastImport.js';
import { RefusedRows } from './RefusedRows.js';
import { StepBar } from './StepBar.js';
import { UnpublishedNotice } from './UnpublishedNotice.js';
import { useClientImport, type ClientImport } from './useClientImport.js';
import { IMPORT_HREF } from './useImportSteps.js';

export interface ResultsStepProps {
  /** The practice's profile is published; undefined while unknown, then nothing is shown. */
  published: boolean | undefined;
  importId: string;
  onDone: () => void;
}

/** Step 5: how far an import has come, then what became of it. */
export function ResultsStep({ published, importId, onDone }: ResultsStepProps) {
  const { found, failed, retry } = useClientImport(importId);
  if (found === null) return <NoSuchImport />;
  if (!found) return failed ? <ErrorState heading="h2" onRetry={retry} /> : <Loading />;
  return (
    <chakra.section display="grid" gap="5" minW="0" aria-labelledby="results">
      <chakra.h2 id="results" fontSize="lg">
        {found.finished ? 'Results' : 'Inviting your clients'}
      </chakra.h2>
      {found.finished ? <Outcome found={found} /> : <UnderWay found={found} />}
      {found.invitedCount > 0 && published === false && <UnpublishedNotice />}
      {found.finished && found.refusedCount > 0 && <RefusedRows importId={found.id} count={found.refusedCount} />}
      {found.finished && found.existingCount > 0 && <ExistingClients importId={found.id} />}
      {found.finished && (
        <StepBar>
          <Button onClick={onDone}>Continue</Button>
        </StepBar>
      )}
    </chakra.section>
  );
}

function UnderWay({ found: { rowsCount, receivedCount, processedCount } }: { found: ClientImport }) {
  const arrived = receivedCount === rowsCount;
  return (
    <>
      <Progress
        label={`${processedCount.toLocaleString('en-US')} of ${clientCount(rowsCount)} done`}
        share={processedCount / rowsCount}
      />
      {arrived ? (
        <chakra.p color="textSoft" fontSize="sm">
          You can leave this page. The import continues, and its results stay here.
        </chakra.p>
      ) : (
        <Alert
          tone="warning"
          title="This import was cut off"
          action={
            <ButtonLink variant="outline" size="sm" href={IMPORT_HREF}>
              Choose the list again
            </ButtonLink>
          }
        >
          {cutOffText(receivedCount, rowsCount)}
        </Alert>
      )}
    </>
  );
}

/** Spec portal operations §8. */
function Outcome({ found: { invitedCount, refusedCount, existingCount, repeatedCount } }: { found: ClientImport }) {
  return (
    <div role="status">
      <chakra.div display="grid" gap="3">
        {invitedCount > 0 ? (
          <Alert tone="success">{clientCount(invitedCount)} invited successfully</Alert>
        ) : (
          <Alert>No new clients were invited.</Alert>
        )}
        {refusedCount > 0 && <Alert tone="warning">Could not invite {clientCount(refusedCount)}</Alert>}
        <chakra.p color="textSoft" fontSize="sm">
          {knownText(existingCount)}
          {repeatedCount > 0 && ` ${repeatedText(repeatedCount)}`}
        </chakra.p>
      </chakra.div>
    </div>
  );
}

function knownText(count: number): string {
  if (count === 0) return 'None of them were in your directory before.';
  const verb = count === 1 ? 'was' : 'were';
  return `${clientCount(count)} ${verb} already in your directory and unchanged.`;
}

const repeatedText = (count: number): string =>
  count === 1 ? '1 row repeated an earlier one.' : `${count.toLocaleString('en-US')} rows repeated earlier ones.`;

function NoSuchImport() {
  return (
    <EmptyState
      icon="users"
      heading="h2"
      title="Import not found"
      action={
        <ButtonLink variant="outline" href={IMPORT_HREF}>
          Import clients
        </ButtonLink>
      }
    >
      Results are kept for 30 days.
    </EmptyState>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading results">
      <Skeleton lines={6} />
    </div>
  );
}
