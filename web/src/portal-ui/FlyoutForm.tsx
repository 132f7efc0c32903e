import { useId, type FormEvent, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Alert } from '../ui/Alert.js';
import { Button } from '../ui/Button.js';
import { chakra } from '../ui/chakra.js';
import { Drawer } from '../ui/Dialog.js';
import { DiscardQuestion } from './DiscardQuestion.js';
import { useLeaveGuard } from './useLeaveGuard.js';
import { useFormDraft, type FormDraftOptions } from './useFormDraft.js';

export interface FlyoutFormProps<V extends FieldValues> extends Omit<FormDraftOptions<V>, 'onSaved'> {
  open: boolean;
  title: string;
  /** Default "Save". */
  saveLabel?: string;
  /** The flyout is to go: saved, cancelled or left. */
  onClose: () => void;
  /** The fields, from React Hook Form's `register` and `formState.errors`. */
  children: (form: UseFormReturn<V>) => ReactNode;
}

/**
 * A form at the edge of the screen on a copy of what is stored (spec portal configuration §4). Save is enabled when the
 * copy differs and keeps the rules of the schema; Cancel goes back to the original and says so; Escape, the backdrop,
 * links, Back and closing the page ask first. What is refused stays as it was typed.
 */
export function FlyoutForm<V extends FieldValues>({ open, ...rest }: FlyoutFormProps<V>) {
  // The copy begins anew with each opening.
  return open ? <OpenFlyoutForm {...rest} /> : null;
}

function OpenFlyoutForm<V extends FieldValues>(props: Omit<FlyoutFormProps<V>, 'open'>) {
  const { title, saveLabel = 'Save', onClose, children, ...options } = props;
  const draft = useFormDraft<V>({ ...options, onSaved: onClose });
  const guard = useLeaveGuard(draft.changed);
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.canSave) void draft.save();
  };
  const cancel = () => {
    draft.discard();
    onClose();
  };
  return (
    <>
      <Drawer
        open
        onClose={() => !draft.saving && guard.ask(onClose)}
        title={title}
        footer={
          <>
            <Button variant="ghost" disabled={draft.saving} onClick={cancel}>
              Cancel
            </Button>
            <Button type="submit" form={formId} disabled={!draft.canSave} loading={draft.saving}>
              {saveLabel}
            </Button>
          </>
        }
      >
        <chakra.form id={formId} noValidate display="grid" gap="4" data-density="compact" onSubmit={submit}>
          {children(draft.form)}
          {draft.problem && <Alert tone="error">{draft.problem}</Alert>}
        </chakra.form>
      </Drawer>
      <DiscardQuestion guard={guard} onDiscard={draft.discard} />
    </>
  );
}
