import { useWatch, type UseFormReturn } from 'react-hook-form';
import { Alert } from '../../../ui/Alert.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { Icon } from '../../../ui/Icon.js';
import { IconButton } from '../../../ui/IconButton.js';
import { Select } from '../../../ui/Select.js';
import { TextArea, TextField } from '../../../ui/TextField.js';
import { CELL_TYPES, hasChoices, type ColumnValues, type ElementValues } from './elementValues.js';

const NEW_COLUMN = { name: '', title: '', cellType: 'text', choices: '' };

/** The columns of a table: each with the kind of its answers. */
export function ColumnFields({ form }: { form: UseFormReturn<ElementValues> }) {
  const { register, control, setValue, formState } = form;
  const columns = useWatch({ control, name: 'columns' });
  const errors = formState.errors.columns;
  const change = (next: ColumnValues[]) =>
    setValue('columns', next, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  return (
    <chakra.fieldset display="grid" gap="3" minW="0">
      <chakra.legend mb="2" fontWeight={560}>
        Columns
      </chakra.legend>
      {columns.map(({ cellType }, at) => (
        <chakra.div key={at} display="grid" gap="2" p="3" border="1px solid" borderColor="line" rounded="md">
          <chakra.div display="flex" gap="2" alignItems="flex-end">
            <chakra.div flex="1" minW="0">
              <TextField
                label={`Title of column ${at + 1}`}
                error={errors?.[at]?.title?.message}
                {...register(`columns.${at}.title`)}
              />
            </chakra.div>
            <IconButton
              icon="trash"
              label={`Delete column ${at + 1}`}
              onClick={() => change(columns.toSpliced(at, 1))}
            />
          </chakra.div>
          <Select
            label={`Kind of answer in column ${at + 1}`}
            options={CELL_TYPES}
            {...register(`columns.${at}.cellType`)}
          />
          {hasChoices(cellType) && (
            <TextArea
              label={`Choices of column ${at + 1}`}
              hint="One on each line."
              rows={3}
              error={errors?.[at]?.choices?.message}
              {...register(`columns.${at}.choices`)}
            />
          )}
        </chakra.div>
      ))}
      {errors?.message && <Alert tone="error">{errors.message}</Alert>}
      <div>
        <Button size="sm" variant="outline" onClick={() => change([...columns, NEW_COLUMN])}>
          <Icon name="plus" size={18} /> Add a column
        </Button>
      </div>
    </chakra.fieldset>
  );
}
