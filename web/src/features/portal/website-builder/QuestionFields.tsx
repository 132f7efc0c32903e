import { useWatch, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { Icon } from '../../../ui/Icon.js';
import { IconButton } from '../../../ui/IconButton.js';
import { TextArea, TextField } from '../../../ui/TextField.js';
import type { BlockValues } from './blockValues.js';

const MOST = 30;

/** Questions with their answers. */
export function QuestionFields({ form }: { form: UseFormReturn<BlockValues> }) {
  const { register, control, setValue, formState } = form;
  const items = useWatch({ control, name: 'items' });
  const errors = formState.errors.items;
  const change = (next: BlockValues['items']) =>
    setValue('items', next, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  return (
    <chakra.div display="grid" gap="3" minW="0">
      {items.map((_item, at) => (
        <chakra.div key={at} display="grid" gap="2" p="3" border="1px solid" borderColor="line" rounded="md">
          <chakra.div display="flex" gap="2" alignItems="flex-end">
            <chakra.div flex="1" minW="0">
              <TextField
                label={`Question ${at + 1}`}
                error={errors?.[at]?.question?.message}
                {...register(`items.${at}.question`)}
              />
            </chakra.div>
            <IconButton
              icon="trash"
              label={`Delete question ${at + 1}`}
              onClick={() => change(items.toSpliced(at, 1))}
            />
          </chakra.div>
          <TextArea
            label={`Answer ${at + 1}`}
            rows={3}
            error={errors?.[at]?.answer?.message}
            {...register(`items.${at}.answer`)}
          />
        </chakra.div>
      ))}
      {items.length < MOST && (
        <div>
          <Button size="sm" variant="outline" onClick={() => change([...items, { question: '', answer: '' }])}>
            <Icon name="plus" size={18} /> Add a question
          </Button>
        </div>
      )}
    </chakra.div>
  );
}
