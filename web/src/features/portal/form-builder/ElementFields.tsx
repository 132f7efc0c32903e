import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { chakra } from '../../../ui/chakra.js';
import { Checkbox } from '../../../ui/Checkbox.js';
import { Select } from '../../../ui/Select.js';
import { TextArea, TextField } from '../../../ui/TextField.js';
import { ColumnFields } from './ColumnFields.js';
import { FIELDS_OF, INPUT_TYPES, type ElementValues } from './elementValues.js';
import { ImageField } from './ImageField.js';
import { isQuestionType } from './questionTypes.js';

export interface ElementFieldsProps {
  type: string;
  form: UseFormReturn<ElementValues>;
}

/** The fields that an element of a type has. */
export function ElementFields({ type, form }: ElementFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <TextField
        label={type === 'image' ? 'Title' : type.startsWith('panel') ? 'Title of the group' : 'Question'}
        optional={type === 'image'}
        error={errors.title?.message}
        {...register('title')}
      />
      <TextArea
        label="Explanation"
        optional
        rows={2}
        error={errors.description?.message}
        {...register('description')}
      />
      {isQuestionType(type) && <QuestionFields form={form} shown={FIELDS_OF[type]} />}
    </>
  );
}

type LineField = 'placeholder' | 'labelTrue' | 'labelFalse' | 'minRateDescription' | 'maxRateDescription';

const CHECKS = [
  ['showOtherItem', 'Clients can enter a choice of their own'],
  ['showNoneItem', 'Offer “None”'],
  ['isRequired', 'An answer is required'],
] as const;

function QuestionFields({ form, shown }: { form: UseFormReturn<ElementValues>; shown: readonly string[] }) {
  const { register, formState } = form;
  const { errors } = formState;
  const line = (name: LineField) => ({ ...register(name), error: errors[name]?.message });
  const several = (name: 'choices' | 'items' | 'rows' | 'options') => ({
    ...register(name),
    rows: 5,
    hint: 'One on each line.',
    error: errors[name]?.message,
  });
  const number = (name: 'maxLength' | 'rateMin' | 'rateMax') => ({
    ...register(name),
    inputMode: 'numeric' as const,
    error: errors[name]?.message,
  });
  const has = (name: keyof ElementValues) => shown.includes(name);
  return (
    <>
      {has('inputType') && <Select label="Kind of answer" options={INPUT_TYPES} {...register('inputType')} />}
      {has('imageLink') && <ImageField form={form} />}
      {has('altText') && (
        <TextField
          label="What the image shows"
          hint="For clients who cannot see it."
          error={errors.altText?.message}
          {...register('altText')}
        />
      )}
      {has('choices') && <TextArea label="Choices" {...several('choices')} />}
      {has('options') && <TextArea label="Columns" {...several('options')} />}
      {has('rows') && <TextArea label="Rows" {...several('rows')} />}
      {has('items') && <TextArea label="Answers" {...several('items')} />}
      {has('columns') && <ColumnFields form={form} />}
      {has('labelTrue') && (
        <Pair>
          <TextField label="Word for yes" optional {...line('labelTrue')} />
          <TextField label="Word for no" optional {...line('labelFalse')} />
        </Pair>
      )}
      {has('rateMin') && (
        <>
          <Pair>
            <TextField label="Lowest" {...number('rateMin')} />
            <TextField label="Highest" {...number('rateMax')} />
          </Pair>
          <Pair>
            <TextField label="Words for the lowest" optional {...line('minRateDescription')} />
            <TextField label="Words for the highest" optional {...line('maxRateDescription')} />
          </Pair>
        </>
      )}
      {has('placeholder') && <TextField label="Example in the empty field" optional {...line('placeholder')} />}
      {has('maxLength') && <TextField label="Most characters" optional {...number('maxLength')} />}
      {CHECKS.filter(([name]) => has(name)).map(([name, label]) => (
        <Checkbox key={name} label={label} {...register(name)} />
      ))}
    </>
  );
}

function Pair({ children }: { children: ReactNode }) {
  return (
    <chakra.div display="grid" gridTemplateColumns="repeat(auto-fit, minmax(10rem, 1fr))" gap="4">
      {children}
    </chakra.div>
  );
}
