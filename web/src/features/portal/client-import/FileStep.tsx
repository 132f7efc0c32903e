import { useId } from 'react';
import { FilePlace } from '../../../portal-ui/FilePlace.js';
import { chakra } from '../../../ui/chakra.js';
import { Spinner } from '../../../ui/Spinner.js';
import type { ImportDraft } from './importDraft.js';
import type { ImportPractice } from './importPractice.js';
import { BackToMethods } from './BackToMethods.js';
import { fileProblem, LIST_ACCEPT } from './listFile.js';
import { ListOrder } from './ListOrder.js';
import { useReadList } from './useReadList.js';

/** Spec portal operations §8. */
const NO_ADDRESS =
  'Please make sure the file contains at least one correct email and the formatting of your file is in this order: Email | First name | Last name | Phone number';

export interface ListStepProps {
  practice: ImportPractice;
  onRead: (draft: ImportDraft) => void;
}

/** Step 2, for a file. It is read in the browser: what is no list is refused where it was chosen. */
export function FileStep({ practice, onRead }: ListStepProps) {
  const errorId = useId();
  const { read, reading, problem, setProblem } = useReadList(practice, NO_ADDRESS, onRead);
  const choose = ([file]: readonly File[]) => {
    if (!file || reading) return;
    const refusal = fileProblem(file);
    if (refusal) setProblem(refusal);
    else void read(file);
  };
  return (
    <chakra.section display="grid" gap="4" aria-labelledby="file">
      <chakra.h2 id="file" fontSize="lg">
        Upload your list
      </chakra.h2>
      <chakra.div display="grid" aria-busy={reading}>
        <FilePlace
          icon="upload"
          label="Choose a file"
          hint="or drop it here. A .csv file of at most 10 MB and 10,000 clients."
          accept={LIST_ACCEPT}
          disabled={reading}
          errorId={problem ? errorId : undefined}
          onChoose={choose}
        />
      </chakra.div>
      {reading && <Spinner label="Reading your list" />}
      {problem && (
        <chakra.p id={errorId} role="alert" color="danger" fontSize="sm">
          {problem}
        </chakra.p>
      )}
      <ListOrder />
      <BackToMethods />
    </chakra.section>
  );
}
