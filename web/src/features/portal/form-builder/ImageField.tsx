import { useId, useState, type ChangeEvent } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { chakra } from '../../../ui/chakra.js';
import type { ElementValues } from './elementValues.js';
import { shrinkImage } from './shrinkImage.js';

const REFUSED = 'This file is not an image that we can use. Please choose a JPEG, PNG or WebP file.';

/** An image from this device. It becomes a part of the form. */
export function ImageField({ form }: { form: UseFormReturn<ElementValues> }) {
  const id = useId();
  const image = useWatch({ control: form.control, name: 'imageLink' });
  const [problem, setProblem] = useState('');
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    setProblem('');
    try {
      const address = await shrinkImage(file);
      form.setValue('imageLink', address, { shouldDirty: true, shouldValidate: true });
    } catch {
      setProblem(REFUSED);
    }
    target.value = '';
  };
  const error = problem || form.formState.errors.imageLink?.message;
  return (
    <chakra.div display="grid" gap="2">
      <chakra.label htmlFor={id} fontWeight={560}>
        Image
      </chakra.label>
      {image && <chakra.img src={image} alt="" maxH="12rem" rounded="md" justifySelf="start" />}
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => void choose(event)}
      />
      {error && (
        <chakra.p id={`${id}-error`} role="alert" color="danger" fontSize="sm">
          {error}
        </chakra.p>
      )}
    </chakra.div>
  );
}
