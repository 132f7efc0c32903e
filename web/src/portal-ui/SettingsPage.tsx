import { useId, type FormEvent, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Alert } from '../ui/Alert.js';
import { Breadcrumb, type BreadcrumbProps } from '../ui/Breadcrumb.js';
import { Button } from '../ui/Button.js';
import { chakra } from '../ui/chakra.js';
import { DiscardQuestion } from './DiscardQuestion.js';
import { useFormDraft, type FormDraftOptions } from './useFormDraft.js';
import { useLeaveGuard } from './useLeaveGuard.js';

export interface SettingsPageProps<V extends FieldValues> extends FormDraftOptions<V> {
  /** The page's only `h1`, and the last step of the breadcrumb. */
  title: string;
  /** Pages above this one, the outermost first. */
  above: BreadcrumbProps['above'];
  /** The ways to other pages of the same settings, below the title. */
  tabs?: ReactNode;
  /** What the settings are for. */
  description?: ReactNode;
  /** Above the fields: what acts at once and is not saved with them. */
  before?: ReactNode;
  /** The fields, from React Hook Form's `register` and `formState.errors`. */
  children: (form: UseFormReturn<V>) => ReactNode;
}

/**
 * Settings on a copy of what is stored (spec portal configuration §4). Save is enabled when the copy differs and keeps the
 * rules; Cancel goes back to the original and says so; leaving the page with changes asks first.
 */
export function SettingsPage<V extends FieldValues>(props: SettingsPageProps<V>) {
  const { title, above, tabs, description, before, children, ...options } = props;
  const draft = useFormDraft<V>(options);
  const guard = useLeaveGuard(draft.changed);
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.canSave) void draft.save();
  };
  return (
    <chakra.main id="main" tabIndex={-1} display="grid" gap="4" alignContent="start" maxW="48rem" minW="0">
      <Breadcrumb above={above} current={title} />
      <chakra.h1 fontSize="2xl">{title}</chakra.h1>
      {tabs}
      {description && <chakra.p color="textSoft">{description}</chakra.p>}
      {before}
      <chakra.form
        method="post"
        id={formId}
        noValidate
        display="grid"
        gap="4"
        p="5"
        border="1px solid"
        borderColor="line"
        rounded="lg"
        bg="surface"
        onSubmit={submit}
      >
        {children(draft.form)}
        {draft.problem && <Alert tone="error">{draft.problem}</Alert>}
      </chakra.form>
      <SaveBar>
        <Button variant="ghost" disabled={!draft.changed || draft.saving} onClick={draft.discard}>
          Cancel
        </Button>
        <Button type="submit" form={formId} disabled={!draft.canSave} loading={draft.saving}>
          Save
        </Button>
      </SaveBar>
      <DiscardQuestion guard={guard} onDiscard={draft.discard} />
    </chakra.main>
  );
}

/** Stays in view while the settings scroll. */
function SaveBar({ children }: { children: ReactNode }) {
  return (
    <chakra.div
      position="sticky"
      zIndex="sticky"
      bottom="0"
      display="flex"
      gap="2"
      justifyContent="flex-end"
      py="3"
      bg="page"
      borderTop="1px solid"
      borderColor="line"
    >
      {children}
    </chakra.div>
  );
}
