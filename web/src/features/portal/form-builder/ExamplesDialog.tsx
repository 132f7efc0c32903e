import { useState } from 'react';
import { Button } from '../../../ui/Button.js';
import { Dialog } from '../../../ui/Dialog.js';
import { RadioCards } from '../../../ui/RadioCards.js';
import { EXAMPLE_FORMS } from './exampleForms.js';

export interface ExamplesDialogProps {
  /** @param form SurveyJS's JSON */
  onChoose: (form: string) => void;
  onClose: () => void;
}

/** Asks for an example in the place of the present form. */
export function ExamplesDialog({ onChoose, onClose }: ExamplesDialogProps) {
  const [name, setName] = useState<string>();
  const chosen = EXAMPLE_FORMS.find((example) => example.name === name);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Start from an example"
      description="It replaces the questions that you have now. You can undo this."
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!chosen} onClick={() => chosen && onChoose(JSON.stringify(chosen.form))}>
            Use this example
          </Button>
        </>
      }
    >
      <RadioCards
        legend="Examples"
        hideLegend
        options={EXAMPLE_FORMS.map((example) => ({
          value: example.name,
          title: example.name,
          description: example.about,
        }))}
        value={name}
        onChange={setName}
      />
    </Dialog>
  );
}
