import type { FormEvent, ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { DiscardQuestion } from '../../../portal-ui/DiscardQuestion.js';
import { useFormDraft, type FormDraftOptions } from '../../../portal-ui/useFormDraft.js';
import { useLeaveGuard } from '../../../portal-ui/useLeaveGuard.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';

export interface SectionFormProps<V extends FieldValues> extends FormDraftOptions<V> {
  /** What it changes, for screen readers that announce only the buttons. */
  label: string;
  /** Whether something else than the rules of the fields speaks against saving. */
  isBlocked?: (values: V) => boolean;
  children: (form: UseFormReturn<V>) => ReactNode;
}

/**
 * The form of one part of a page, as `SettingsPage` is of a whole one: Save is enabled when the working copy differs and
 * keeps the rules, Cancel goes back to the original and says so. A toast shows why saving failed.
 */
export function SectionForm<V extends FieldValues>(props: SectionFormProps<V>) {
  const { label, isBlocked = () => false, children, ...options } = props;
  const draft = useFormDraft<V>(options);
  const guard = useLeaveGuard(draft.changed);
  const canSave = draft.canSave && !isBlocked(draft.form.watch());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSave) void draft.save();
  };
  return (
    <chakra.form
      method="post"
      aria-label={label}
      noValidate
      display="grid"
      gap="4"
      data-density="compact"
      onSubmit={submit}
    >
      {children(draft.form)}
      <chakra.div display="flex" gap="2" justifyContent="flex-end" pt="3" borderTop="1px solid" borderColor="line">
        <Button variant="ghost" disabled={!draft.changed || draft.saving} onClick={draft.discard}>
          Cancel
        </Button>
        <Button type="submit" disabled={!canSave} loading={draft.saving}>
          Save
        </Button>
      </chakra.div>
      <DiscardQuestion guard={guard} onDiscard={draft.discard} />
    </chakra.form>
  );
}
