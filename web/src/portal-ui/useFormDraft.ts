import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { showToast } from '../lib/toasts.js';
import type { ActionOutcome } from '../lib/useAction.js';
import { placeFieldErrors } from '../lib/userErrors.js';

/** Shown when changes are discarded (spec portal configuration §4), and for how long, ms (§9). */
const DISCARDED = 'Your changes have been discarded.';
const DISCARDED_MS = 3000;

/** Fields that were changed are reset too; those of a new original are not. */
const WHOLE = { keepDirtyValues: false };

export interface FormDraftOptions<V extends FieldValues> {
  /** What is stored. When it changes behind the form, fields that were not touched follow. */
  original: V;
  schema: ZodMiniType<V, V>;
  /** Stores the values; what is refused stays in the form, each reason at its field. */
  onSave: (values: V) => Promise<ActionOutcome>;
  onSaved?: (() => void) | undefined;
}

export interface FormDraft<V extends FieldValues> {
  form: UseFormReturn<V>;
  changed: boolean;
  canSave: boolean;
  saving: boolean;
  /** Why the last save did not succeed, without what is said at a field. */
  problem: string;
  save: () => Promise<void>;
  /** Back to the original, with its toast when something is lost. */
  discard: () => void;
}

/** An original and its working copy: Save waits for a difference that keeps the rules, Cancel goes back to the original. */
export function useFormDraft<V extends FieldValues>(options: FormDraftOptions<V>): FormDraft<V> {
  const { original, schema, onSave, onSaved } = options;
  const form = useForm<V>({
    defaultValues: original as DefaultValues<V>,
    values: original,
    resetOptions: { keepDirtyValues: true },
    resolver: zodResolver(schema),
    mode: 'onTouched',
  });
  const { isDirty, isValid, isSubmitting } = form.formState;
  const [problem, setProblem] = useState('');

  const save = form.handleSubmit(async (values) => {
    setProblem('');
    const outcome = await onSave(values);
    if (outcome.ok) {
      form.reset(values, WHOLE);
      onSaved?.();
      return;
    }
    setProblem(outcome.message);
    placeFieldErrors(outcome.fieldErrors, form.setError);
  });
  const discard = () => {
    if (form.formState.isDirty) showToast(DISCARDED, 'info', DISCARDED_MS);
    setProblem('');
    form.reset(original, WHOLE);
  };
  return {
    form,
    changed: isDirty,
    canSave: isDirty && isValid && !isSubmitting,
    saving: isSubmitting,
    problem,
    save: () => save(),
    discard,
  };
}
