import type { FormEvent } from 'react';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { TextArea } from '../../../ui/TextField.js';
import { BackToMethods } from './BackToMethods.js';
import type { ListStepProps } from './FileStep.js';
import { ListOrder } from './ListOrder.js';
import { textProblem } from './listFile.js';
import { useReadList } from './useReadList.js';

/** Spec portal operations §8. */
const NO_ADDRESS =
  'Please make sure you entered at least one correct email and you entered the information in this order: Email | First name | Last name | Phone number';

const EXAMPLE = 'noor@example.com, Noor, Byrne, (604) 555-0134\nmax@example.com, Max, Quill';

export interface PasteStepProps extends ListStepProps {
  /** The pasted text; kept for users who come back from the review. */
  text: string;
  onText: (text: string) => void;
}

/** Step 2, for a list that was copied. */
export function PasteStep({ practice, text, onText, onRead }: PasteStepProps) {
  const { read, reading, problem, setProblem } = useReadList(practice, NO_ADDRESS, onRead);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const refusal = textProblem(text);
    if (refusal) setProblem(refusal);
    else void read(text);
  };
  return (
    <chakra.form method="post" display="grid" gap="4" aria-labelledby="paste" onSubmit={submit}>
      <chakra.h2 id="paste" fontSize="lg">
        Paste your list
      </chakra.h2>
      <TextArea
        label="Your clients, one per line"
        rows={10}
        spellCheck={false}
        placeholder={EXAMPLE}
        value={text}
        error={problem || undefined}
        onChange={({ target }) => onText(target.value)}
      />
      <chakra.div display="flex" gap="3">
        <BackToMethods />
        <Button type="submit" disabled={text.trim() === ''} loading={reading}>
          Continue
        </Button>
      </chakra.div>
      <ListOrder />
    </chakra.form>
  );
}
