import { useQuery } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { readFragment } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import { refetchFresh } from '../../../lib/refetchFresh.js';
import { usePageTitle } from '../../../lib/usePageTitle.js';
import { chakra } from '../../../ui/chakra.js';
import { ErrorState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { DoneStep } from './DoneStep.js';
import { FileStep } from './FileStep.js';
import type { ImportDraft } from './importDraft.js';
import { ImportPractice_practice, type ImportPractice } from './importPractice.js';
import { ImportSteps } from './ImportSteps.js';
import { LastImport } from './LastImport.js';
import { MethodStep } from './MethodStep.js';
import { PasteStep } from './PasteStep.js';
import { ResultsStep } from './ResultsStep.js';
import { ReviewStep } from './ReviewStep.js';
import { useImportSteps } from './useImportSteps.js';

const StartOfImport = graphql(`
  query StartOfImport {
    currentPractice {
      id
      ...ImportPractice_practice
    }
    latestClientImport {
      id
      ...LastImport_import
    }
  }
`);

/**
 * /portal/clients/import: brings a list of clients in six steps (spec portal operations §2). In the address `step` is where it
 * stands, `import` the import whose results are shown.
 */
export function ImportPage() {
  usePageTitle('Import clients');
  const { step, importId, goTo, showImport } = useImportSteps();
  const [draft, setDraft] = useState<ImportDraft>();
  const [pasted, setPasted] = useState('');
  const { data, error, observable } = useQuery(StartOfImport, { fetchPolicy: 'cache-and-network' });
  const refetch = () => refetchFresh(observable);
  const practice = data?.currentPractice ? readFragment(ImportPractice_practice, data.currentPractice) : undefined;
  // After a reload nothing is left to be reviewed.
  const shown = step === 'review' && !draft ? 'method' : step;

  const read = (next: ImportDraft) => {
    setDraft(next);
    goTo('review');
  };
  const sent = (id: string) => {
    setDraft(undefined);
    setPasted('');
    showImport(id);
    void refetch();
  };
  const steps: Record<typeof shown, () => ReactNode> = {
    method: () => (
      <>
        {data?.latestClientImport && <LastImport latest={data.latestClientImport} />}
        <MethodStep />
      </>
    ),
    upload: () => (
      <WithPractice {...{ practice, error, refetch }}>
        {(own) => <FileStep practice={own} onRead={read} />}
      </WithPractice>
    ),
    paste: () => (
      <WithPractice {...{ practice, error, refetch }}>
        {(own) => <PasteStep practice={own} text={pasted} onText={setPasted} onRead={read} />}
      </WithPractice>
    ),
    review: () => (
      <ReviewStep published={practice?.published ?? true} draft={draft!} onChange={setDraft} onSent={sent} />
    ),
    results: () => (
      <ResultsStep key={importId} published={practice?.published} importId={importId!} onDone={() => goTo('done')} />
    ),
    done: () => <DoneStep published={practice?.published} importId={importId!} />,
  };
  return (
    <chakra.main id="main" tabIndex={-1} display="grid" gap="5" alignContent="start" maxW="64rem" minW="0">
      <chakra.header display="grid" gap="3">
        <chakra.h1 fontSize="2xl">Import clients</chakra.h1>
        <ImportSteps step={shown} />
      </chakra.header>
      {steps[shown]()}
    </chakra.main>
  );
}

interface WithPracticeProps {
  practice: ImportPractice | undefined;
  error: object | undefined;
  refetch: () => unknown;
  children: (practice: ImportPractice) => ReactNode;
}

/** A list is read by the practice's country and own addresses. */
function WithPractice({ practice, error, refetch, children }: WithPracticeProps) {
  if (practice) return children(practice);
  if (error) return <ErrorState heading="h2" onRetry={() => void refetch()} />;
  return (
    <div role="status" aria-label="Loading your practice">
      <Skeleton lines={5} />
    </div>
  );
}
