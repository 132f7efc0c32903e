import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { DiscardQuestion } from '../../../../portal-ui/DiscardQuestion.js';
import { useFormDraft, type FormDraftOptions } from '../../../../portal-ui/useFormDraft.js';
import { useLeaveGuard } from '../../../../portal-ui/useLeaveGuard.js';
import { Alert } from '../../../../ui/Alert.js';
import { Button } from '../../../../ui/Button.js';
import { chakra } from '../../../../ui/chakra.js';

export interface InlineFieldProps<V extends FieldValues> extends FormDraftOptions<V> {
  label: string;
  /** What is stored, as people read it. */
  shown: ReactNode;
  children: (form: UseFormReturn<V>) => ReactNode;
}

/** A value that is shown as text until the user edits it in place. */
export function InlineField<V extends FieldValues>({ label, shown, ...form }: InlineFieldProps<V>) {
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  // Returns the focus to the edit button.
  useEffect(() => {
    if (wasEditing.current && !editing) edit.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  return (
    <chakra.section
      aria-label={label}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', tablet: '10rem minmax(0, 1fr) auto' }}
      columnGap="4"
      rowGap="1"
      alignItems="baseline"
      py="4"
      px="5"
      css={{ '& + section': { borderTop: '1px solid', borderColor: 'line' } }}
    >
      <chakra.h2 fontFamily="text" fontSize="sm" fontWeight={560} color="textSoft">
        {label}
      </chakra.h2>
      {editing ? (
        <chakra.div gridColumn={{ base: '1 / -1', tablet: '2 / -1' }} minW="0">
          <InlineForm {...form} onDone={() => setEditing(false)} />
        </chakra.div>
      ) : (
        <>
          <chakra.div
            gridRow={{ base: 2, tablet: 'auto' }}
            gridColumn={{ base: '1 / -1', tablet: 'auto' }}
            minW="0"
            overflowWrap="anywhere"
          >
            {shown}
          </chakra.div>
          <Button ref={edit} variant="ghost" size="sm" onClick={() => setEditing(true)}>
            Edit<span className="visually-hidden"> {label.toLowerCase()}</span>
          </Button>
        </>
      )}
    </chakra.section>
  );
}

interface InlineFormProps<V extends FieldValues> extends FormDraftOptions<V> {
  onDone: () => void;
  children: (form: UseFormReturn<V>) => ReactNode;
}

function InlineForm<V extends FieldValues>({ onDone, children, ...options }: InlineFormProps<V>) {
  const draft = useFormDraft<V>({ ...options, onSaved: onDone });
  const guard = useLeaveGuard(draft.changed);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.canSave) void draft.save();
  };
  const cancel = () => {
    draft.discard();
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !draft.saving) cancel();
  };
  return (
    <chakra.form method="post" ref={form} noValidate display="grid" gap="4" onSubmit={submit} onKeyDown={onKeyDown}>
      {children(draft.form)}
      {draft.problem && <Alert tone="error">{draft.problem}</Alert>}
      <chakra.div display="flex" gap="2">
        <Button type="submit" size="sm" disabled={!draft.canSave} loading={draft.saving}>
          Save
        </Button>
        <Button variant="ghost" size="sm" disabled={draft.saving} onClick={cancel}>
          Cancel
        </Button>
      </chakra.div>
      <DiscardQuestion guard={guard} onDiscard={draft.discard} />
    </chakra.form>
  );
}
