import { useId, useImperativeHandle, useRef, useState, type FormEvent, type ReactNode, type Ref } from 'react';
import { createPortal } from 'react-dom';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Alert } from '../ui/Alert.js';
import { Button } from '../ui/Button.js';
import { chakra } from '../ui/chakra.js';
import { Drawer } from '../ui/Dialog.js';
import { AskToLeave } from './askToLeave.js';
import { DiscardQuestion } from './DiscardQuestion.js';
import { useLeaveGuard } from './useLeaveGuard.js';
import { useFormDraft, type FormDraftOptions } from './useFormDraft.js';

export interface FlyoutFormProps<V extends FieldValues> extends Omit<FormDraftOptions<V>, 'onSaved' | 'original'> {
  open: boolean;
  title: string;
  /** Stored values. While undefined, the flyout shows `pending`. */
  original: V | undefined;
  pending?: ReactNode;
  /** Default "Save". */
  saveLabel?: string;
  /** The flyout is to go: saved, cancelled or left. */
  onClose: () => void;
  /** The fields, from React Hook Form's `register` and `formState.errors`. */
  children: (form: UseFormReturn<V>) => ReactNode;
  /** Shown above the buttons: what saving does beyond the form. */
  note?: (form: UseFormReturn<V>) => ReactNode;
}

/**
 * A form at the edge of the screen on a copy of what is stored (spec portal configuration §4). Save is enabled when the
 * copy differs and keeps the rules of the schema; Cancel goes back to the original and says so; Escape, the backdrop,
 * links, Back and closing the page ask first. What is refused stays as it was typed.
 */
export function FlyoutForm<V extends FieldValues>({ open, ...rest }: FlyoutFormProps<V>) {
  // Each opening starts with a new copy.
  return open ? <OpenFlyoutForm {...rest} /> : null;
}

/** What a flyout asks the form in it before it goes. */
export interface Leavable {
  leave: () => void;
}

/** The flyout stays the same while what is stored is on its way, so that it comes in once. */
function OpenFlyoutForm<V extends FieldValues>(props: Omit<FlyoutFormProps<V>, 'open'>) {
  const { title, original, pending, onClose } = props;
  const form = useRef<Leavable>(null);
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  return (
    <Drawer open onClose={() => (form.current ? form.current.leave() : onClose())} title={title} footerRef={setFooter}>
      {original ? <DraftForm {...props} ref={form} original={original} footer={footer} /> : pending}
    </Drawer>
  );
}

export interface DraftFormProps<V extends FieldValues> extends Omit<FlyoutFormProps<V>, 'open' | 'pending' | 'title'> {
  original: V;
  ref: Ref<Leavable>;
  /** Where its buttons go; null while they are not shown. */
  footer: HTMLElement | null;
}

/** The form of a flyout that holds more than a form: its drawer asks it before it goes, by the `ref`. */
export function DraftForm<V extends FieldValues>(props: DraftFormProps<V>) {
  const { ref, footer, saveLabel = 'Save', onClose, children, note, ...options } = props;
  const draft = useFormDraft<V>({ ...options, onSaved: onClose });
  const guard = useLeaveGuard(draft.changed);
  const formId = useId();
  useImperativeHandle(ref, () => ({ leave: () => !draft.saving && guard.ask(onClose) }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.canSave) void draft.save();
  };
  const cancel = () => {
    draft.discard();
    onClose();
  };
  const foot = (
    <>
      {note?.(draft.form)}
      {/* Where it is seen however far the fields have been scrolled. */}
      {draft.problem && (
        <chakra.div flex="none" w="100%">
          <Alert tone="error">{draft.problem}</Alert>
        </chakra.div>
      )}
      <Button variant="ghost" disabled={draft.saving} onClick={cancel}>
        Cancel
      </Button>
      <Button type="submit" form={formId} disabled={!draft.canSave} loading={draft.saving}>
        {saveLabel}
      </Button>
    </>
  );
  return (
    <>
      <chakra.form method="post" id={formId} noValidate display="grid" gap="4" data-density="compact" onSubmit={submit}>
        <AskToLeave value={guard.ask}>{children(draft.form)}</AskToLeave>
      </chakra.form>
      {footer && createPortal(foot, footer)}
      <DiscardQuestion guard={guard} onDiscard={draft.discard} />
    </>
  );
}
