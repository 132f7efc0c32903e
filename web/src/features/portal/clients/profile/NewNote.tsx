import { useId, useRef, useState, type FormEvent } from 'react';
import { DiscardQuestion } from '../../../../portal-ui/DiscardQuestion.js';
import { useLeaveGuard } from '../../../../portal-ui/useLeaveGuard.js';
import { Alert } from '../../../../ui/Alert.js';
import { Button } from '../../../../ui/Button.js';
import { chakra } from '../../../../ui/chakra.js';
import { TextArea } from '../../../../ui/TextField.js';
import { noteText, useAddNote } from './useAddNote.js';

/** Writes a note about a client. Keeps the typed text until it is saved, and asks before the user leaves. */
export function NewNote({ clientId }: { clientId: string }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const { save, pending } = useAddNote(clientId);
  const field = useRef<HTMLTextAreaElement>(null);
  const labelId = useId();
  const isEmpty = text.trim() === '';
  const guard = useLeaveGuard(!isEmpty);
  const rules = noteText.safeParse(text);
  const tooLong = isEmpty || rules.success ? undefined : rules.error.issues[0]?.message;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!rules.success || pending) return;
    setProblem('');
    const outcome = await save(rules.data);
    if (!outcome.ok) return setProblem(outcome.fieldErrors['text'] ?? outcome.message);
    // What was typed meanwhile stays.
    setText((typed) => (typed === text ? '' : typed));
    field.current?.focus();
  };
  return (
    <chakra.form
      method="post"
      display="grid"
      gap="3"
      noValidate
      aria-labelledby={labelId}
      onSubmit={(event) => void submit(event)}
    >
      <chakra.h2 id={labelId} fontSize="lg">
        Add a note
      </chakra.h2>
      <TextArea
        ref={field}
        label="Note"
        hideLabel
        rows={4}
        hint="Only you see your notes."
        value={text}
        error={tooLong}
        onChange={({ target }) => setText(target.value)}
      />
      {problem && <Alert tone="error">{problem}</Alert>}
      <p>
        <Button type="submit" disabled={!rules.success} loading={pending}>
          Save note
        </Button>
      </p>
      <DiscardQuestion guard={guard} onDiscard={() => setText('')} />
    </chakra.form>
  );
}
