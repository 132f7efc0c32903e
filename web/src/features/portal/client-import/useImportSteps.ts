import { useSearchParams } from 'wouter';

/** Where the wizard is: the steps of spec portal operations §2, by what they are about. */
export type ImportStep = 'method' | 'upload' | 'paste' | 'review' | 'results' | 'done';

const IN_ADDRESS: readonly string[] = ['upload', 'paste', 'review'];

/** The step in the address, so that Back goes to the one before, and results stay where a reload finds them. */
export function useImportSteps() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('step') ?? '';
  const importId = params.get('import');
  const step = importId ? (asked === 'done' ? 'done' : 'results') : IN_ADDRESS.includes(asked) ? asked : 'method';
  return {
    step: step as ImportStep,
    importId,
    goTo: (next: ImportStep) => setParams(importId ? { import: importId, step: next } : { step: next }),
    /** In the place of the step from which the list was sent: it is not sent a second time by going back. */
    showImport: (id: string) => setParams({ import: id }, { replace: true }),
  };
}

export const stepHref = (step: 'upload' | 'paste'): string => `${IMPORT_HREF}?step=${step}`;

export const importHref = (importId: string): string => `${IMPORT_HREF}?import=${importId}`;

export const IMPORT_HREF = '/portal/clients/import';
