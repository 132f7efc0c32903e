import { Controller, type UseFormReturn } from 'react-hook-form';
import { FlyoutForm } from '../../../portal-ui/FlyoutForm.js';
import { RichText } from '../../../portal-ui/RichText.js';
import { Select } from '../../../ui/Select.js';
import { TextArea, TextField } from '../../../ui/TextField.js';
import type { Site, SiteBlock } from '../../site/siteDocument.js';
import type { SiteFacts } from '../../site/siteFacts.js';
import { BLOCK_NAMES } from './blockTypes.js';
import { blockOf, FIELDS_OF, rulesOf, valuesOf, type BlockField, type BlockValues } from './blockValues.js';
import { ButtonFields } from './ButtonFields.js';
import { ImageField, ImagesField } from './ImageField.js';
import { QuestionFields } from './QuestionFields.js';

const SIDES = [
  { value: 'left', label: 'Image on the left' },
  { value: 'right', label: 'Image on the right' },
];

export interface BlockFlyoutProps {
  block: SiteBlock;
  isNew: boolean;
  site: Site;
  facts: SiteFacts;
  onSave: (block: SiteBlock) => void;
  onClose: () => void;
}

/** One block with its fields. It becomes a part of the page when it is saved here. */
export function BlockFlyout({ block, isNew, site, facts, onSave, onClose }: BlockFlyoutProps) {
  const save = async (values: BlockValues) => {
    onSave(blockOf(block, values));
    return { ok: true, payload: undefined } as const;
  };
  return (
    <FlyoutForm<BlockValues>
      open
      title={BLOCK_NAMES[block.type]}
      original={valuesOf(block)}
      schema={rulesOf(block.type)}
      saveLabel={isNew ? 'Add' : 'Done'}
      onSave={save}
      onClose={onClose}
    >
      {(form) => <BlockFields {...{ block, site, facts, form }} />}
    </FlyoutForm>
  );
}

type BlockFieldsProps = Pick<BlockFlyoutProps, 'block' | 'site' | 'facts'> & { form: UseFormReturn<BlockValues> };

function BlockFields({ block: { type }, site, facts, form }: BlockFieldsProps) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const has = (field: BlockField) => FIELDS_OF[type].includes(field);
  return (
    <>
      {has('heading') && (
        <TextField label="Heading" optional error={errors.heading?.message} {...register('heading')} />
      )}
      {has('text') && (
        <TextArea
          label={type === 'quote' ? 'Quote' : 'Text'}
          optional={type !== 'quote'}
          rows={4}
          error={errors.text?.message}
          {...register('text')}
        />
      )}
      {has('by') && <TextField label="Who said it" optional error={errors.by?.message} {...register('by')} />}
      {has('body') && (
        <Controller
          control={control}
          name="body"
          render={({ field, fieldState }) => (
            <RichText
              label="Text"
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              error={fieldState.error?.message}
            />
          )}
        />
      )}
      {has('imageId') && <ImageField {...{ form, facts }} />}
      {has('imageIds') && <ImagesField {...{ form, facts }} />}
      {has('side') && <Select label="Place of the image" options={SIDES} {...register('side')} />}
      {has('count') && (
        <TextField
          label="How many reviews"
          inputMode="numeric"
          hint="The newest, at most 12."
          error={errors.count?.message}
          {...register('count')}
        />
      )}
      {has('items') && <QuestionFields form={form} />}
      {has('button') && <ButtonFields {...{ form, site }} />}
    </>
  );
}
