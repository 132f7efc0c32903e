import type { FormEvent } from 'react';
import { Controller } from 'react-hook-form';
import { z } from 'zod/mini';
import { graphql } from '../../../gql/gql.js';
import { useAction } from '../../../lib/useAction.js';
import { CONNECTION_MESSAGE } from '../../../lib/userErrors.js';
import { DiscardQuestion } from '../../../portal-ui/DiscardQuestion.js';
import { useFormDraft } from '../../../portal-ui/useFormDraft.js';
import { useLeaveGuard } from '../../../portal-ui/useLeaveGuard.js';
import { readableShade } from '../../../theme/readableShade.js';
import { Alert } from '../../../ui/Alert.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { Checkbox } from '../../../ui/Checkbox.js';
import { RadioCards } from '../../../ui/RadioCards.js';
import { Select } from '../../../ui/Select.js';
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

const BRAND = '#2f5d50';
const PRODUCT = '';
const STYLES = [
  { value: 'square', title: 'Square' },
  { value: 'rounded', title: 'Rounded' },
  { value: 'pill', title: 'Pill' },
] as const;
/** Families that most devices have. */
const FONTS = ['Georgia', 'Palatino', 'Garamond', 'Arial', 'Verdana', 'Trebuchet MS', 'Tahoma'].map((font) => ({
  value: font,
  label: font,
}));

const rules = z.object({
  ownColor: z.boolean(),
  color: z.string(),
  buttonStyle: z.enum(['square', 'rounded', 'pill']),
  headings: z.string(),
  text: z.string(),
});
type ThemeValues = z.infer<typeof rules>;

const valuesOf = (theme: DesignTheme): ThemeValues => ({
  ownColor: Boolean(theme?.colorAccent),
  color: theme?.colorAccent ?? BRAND,
  buttonStyle: theme?.buttonStyle ?? 'pill',
  headings: theme?.fonts[0] ?? PRODUCT,
  text: theme?.fonts[1] ?? theme?.fonts[0] ?? PRODUCT,
});

/** Headings of the product keep their own family only if the text does. */
function themeOf({ ownColor, color, buttonStyle, headings, text }: ThemeValues): NonNullable<DesignTheme> {
  const fonts = headings || text ? [headings || text, text || headings] : [];
  return { __typename: 'IntakeFormTheme', colorAccent: ownColor ? color : null, buttonStyle, fonts };
}

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
    original: valuesOf(theme),
    schema: rules,
    onSave: async (values) => {
      const { __typename, ...data } = themeOf(values);
      const outcome = await upsert.run({ data });
      if (outcome.ok) onSaved({ __typename, ...data });
      return outcome;
    },
  });
  const guard = useLeaveGuard(draft.changed);
  const { register, control, watch } = draft.form;
  const values = watch();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.canSave) void draft.save();
  };
  return (
    <chakra.form method="post" noValidate display="grid" gap="5" maxW="40rem" data-density="compact" onSubmit={submit}>
      <chakra.div display="grid" gap="2">
        <Checkbox label="Use a color of my own" {...register('ownColor')} />
        {values.ownColor && (
          <chakra.label display="flex" gap="3" alignItems="center">
            <input type="color" {...register('color')} /> Color of buttons and links
          </chakra.label>
        )}
        {values.ownColor && readableShade(values.color) !== values.color && (
          <chakra.p color="textSoft" fontSize="sm">
            This color is too light for text. The form uses a darker shade of it.
          </chakra.p>
        )}
      </chakra.div>
      <Controller
        control={control}
        name="buttonStyle"
        render={({ field }) => (
          <RadioCards
            legend="Shape of the buttons"
            layout="row"
            options={STYLES}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Select label="Font of headings" options={FONTS} placeholder="Yarrow's own" {...register('headings')} />
      <Select label="Font of text" options={FONTS} placeholder="Yarrow's own" {...register('text')} />
      <Sample theme={themeOf(values)} />
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
function Sample({ theme }: { theme: DesignTheme }) {
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
