import type { FormEvent } from 'react';
import { graphql } from '../../../gql/gql.js';
import { useAction } from '../../../lib/useAction.js';
import { CONNECTION_MESSAGE } from '../../../lib/userErrors.js';
import { DiscardQuestion } from '../../../portal-ui/DiscardQuestion.js';
import {
  themeOf,
  themeRules,
  themeValues,
  type ThemeChoice,
  type ThemeValues,
} from '../../../portal-ui/themeChoice.js';
import { ThemeFields } from '../../../portal-ui/ThemeFields.js';
import { useFormDraft } from '../../../portal-ui/useFormDraft.js';
import { useLeaveGuard } from '../../../portal-ui/useLeaveGuard.js';
import { Alert } from '../../../ui/Alert.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { formThemeStyle } from '../../intake/formThemeStyle.js';
import type { DesignTheme } from './formDesign.js';

const UpsertIntakeFormTheme = graphql(`
  mutation UpsertIntakeFormTheme($data: IntakeFormThemeInput!) {
    upsertIntakeFormTheme(data: $data) {
      result
      errors {
        code
        message
        field
      }
    }
  }
`);

export interface ThemeTabProps {
  theme: DesignTheme;
  onSaved: (theme: DesignTheme) => void;
}

/** How the form looks: colour, shape of the buttons, fonts. */
export function ThemeTab({ theme, onSaved }: ThemeTabProps) {
  const upsert = useAction(UpsertIntakeFormTheme, {
    success: 'Theme saved',
    failure: CONNECTION_MESSAGE,
    firstReasonOnly: true,
    shown: 'inline',
  });
  const draft = useFormDraft<ThemeValues>({
    original: themeValues(theme),
    schema: themeRules,
    onSave: async (values) => {
      const data = themeOf(values);
      const outcome = await upsert.run({ data });
      if (outcome.ok) onSaved({ __typename: 'IntakeFormTheme', ...data });
      return outcome;
    },
  });
  const guard = useLeaveGuard(draft.changed);
  const chosen = themeOf(draft.form.watch());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.canSave) void draft.save();
  };
  return (
    <chakra.form method="post" noValidate display="grid" gap="5" maxW="40rem" data-density="compact" onSubmit={submit}>
      <ThemeFields form={draft.form} what="The form" />
      <Sample theme={chosen} />
      {draft.problem && <Alert tone="error">{draft.problem}</Alert>}
      <chakra.div display="flex" gap="2" justifyContent="flex-end">
        <Button variant="ghost" disabled={!draft.changed || draft.saving} onClick={draft.discard}>
          Cancel
        </Button>
        <Button type="submit" disabled={!draft.canSave} loading={draft.saving}>
          Save
        </Button>
      </chakra.div>
      <DiscardQuestion guard={guard} onDiscard={draft.discard} />
    </chakra.form>
  );
}

/** What is chosen, before it is saved. */
function Sample({ theme }: { theme: ThemeChoice }) {
  return (
    <chakra.div
      aria-hidden="true"
      display="grid"
      gap="3"
      justifyItems="start"
      p="5"
      border="1px solid"
      borderColor="line"
      rounded="lg"
      bg="page"
      style={formThemeStyle(theme)}
    >
      <chakra.p fontFamily="display" fontSize="xl">
        Before your visit
      </chakra.p>
      <p>How have you felt in the last week?</p>
      <chakra.span py="2" px="5" bg="brand" color="onBrand" rounded="button">
        Send my answers
      </chakra.span>
    </chakra.div>
  );
}
