import { useId, type FormEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { graphql } from '../../../gql/gql.js';
import type { GiftCardTemplateOfPracticeFragment } from '../../../gql/graphql.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { useAction } from '../../../lib/useAction.js';
import { useRequestKey } from '../../../lib/useRequestKey.js';
import { DiscardQuestion } from '../../../portal-ui/DiscardQuestion.js';
import { useFormDraft } from '../../../portal-ui/useFormDraft.js';
import { useLeaveGuard } from '../../../portal-ui/useLeaveGuard.js';
import { Alert } from '../../../ui/Alert.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { Checkbox } from '../../../ui/Checkbox.js';
import { TextField } from '../../../ui/TextField.js';
import { NEW_TEMPLATE, templateInput, templateRules, valuesOf, type TemplateValues } from './templateValues.js';

const UpsertGiftCardTemplate = graphql(`
  mutation UpsertGiftCardTemplate(
    $id: ID
    $amountCents: Int!
    $description: String
    $active: Boolean
    $public: Boolean
    $idempotencyKey: ID
  ) {
    upsertGiftCardTemplate(
      id: $id
      amountCents: $amountCents
      description: $description
      active: $active
      public: $public
      idempotencyKey: $idempotencyKey
    ) {
      result
      errors {
        code
        message
        field
      }
      giftCardTemplate {
        id
        ...GiftCardTemplateOfPractice
      }
    }
  }
`);

export interface TemplateEditorProps {
  /** Undefined for a new one. */
  template: GiftCardTemplateOfPracticeFragment | undefined;
  currency: string;
  onClose: () => void;
}

/** A row that is being edited in its place (spec portal-configuration §2, §5). */
export function TemplateEditor({ template, currency, onClose }: TemplateEditorProps) {
  const keyOf = useRequestKey();
  const label = useId();
  const upsert = useAction(UpsertGiftCardTemplate, {
    success: 'Gift card template saved successfully.',
    failure: 'Failed to save gift card template',
    fields: ['amount', 'description'],
    mutation: refetchAffected('giftCardTemplates'),
  });
  const draft = useFormDraft<TemplateValues>({
    original: template ? valuesOf(template) : NEW_TEMPLATE,
    schema: templateRules,
    onSave: (values) => {
      const input = templateInput(values);
      return upsert.run(template ? { id: template.id, ...input } : { ...input, idempotencyKey: keyOf(input) });
    },
    onSaved: onClose,
  });
  const guard = useLeaveGuard(draft.changed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.canSave) void draft.save();
  };
  const cancel = () => {
    draft.discard();
    onClose();
  };
  return (
    <chakra.form
      method="post"
      aria-labelledby={label}
      noValidate
      display="grid"
      gap="4"
      p="4"
      border="1px solid"
      borderColor="brandLine"
      rounded="md"
      bg="surface"
      data-density="compact"
      onSubmit={submit}
    >
      <chakra.h2 id={label} fontSize="lg">
        {template ? 'Edit gift card' : 'New gift card'}
      </chakra.h2>
      <TemplateFields form={draft.form} currency={currency} />
      {draft.problem && <Alert tone="error">{draft.problem}</Alert>}
      <chakra.div display="flex" gap="2" justifyContent="flex-end">
        <Button size="sm" variant="ghost" disabled={draft.saving} onClick={cancel}>
          Cancel
        </Button>
        <Button size="sm" type="submit" disabled={!draft.canSave} loading={draft.saving}>
          Save
        </Button>
      </chakra.div>
      <DiscardQuestion guard={guard} onDiscard={draft.discard} />
    </chakra.form>
  );
}

function TemplateFields({ form, currency }: { form: UseFormReturn<TemplateValues>; currency: string }) {
  const { register, formState } = form;
  return (
    <>
      <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', tablet: '10rem 1fr' }}>
        <TextField
          label={`Amount (${currency})`}
          inputMode="numeric"
          autoComplete="off"
          {...register('amount')}
          error={formState.errors.amount?.message}
        />
        <TextField
          label="Description"
          optional
          autoComplete="off"
          maxLength={200}
          {...register('description')}
          error={formState.errors.description?.message}
        />
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="4">
        <Checkbox label="Active" hint="You give it out." {...register('active')} />
        <Checkbox label="Public" hint="Everybody can buy it online." {...register('public')} />
      </chakra.div>
    </>
  );
}
