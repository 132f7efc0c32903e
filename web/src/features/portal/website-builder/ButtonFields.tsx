import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { Select } from '../../../ui/Select.js';
import { TextField } from '../../../ui/TextField.js';
import type { Site } from '../../site/siteDocument.js';
import type { BlockValues } from './blockValues.js';

const TARGETS = [
  { value: 'none', label: 'No button' },
  { value: 'book', label: 'Booking' },
  { value: 'page', label: 'A page of this website' },
];

/** Where the button of a block leads, and what stands on it. */
export function ButtonFields({ form, site }: { form: UseFormReturn<BlockValues>; site: Site }) {
  const { register, control, formState } = form;
  const to = useWatch({ control, name: 'buttonTo' });
  const pages = site.pages.map(({ id, title }) => ({ value: id, label: title }));
  return (
    <>
      <Select label="Button" options={TARGETS} {...register('buttonTo')} />
      {to === 'page' && (
        <Select
          label="Page"
          options={pages}
          placeholder="Choose a page"
          error={formState.errors.buttonPageId?.message}
          {...register('buttonPageId')}
        />
      )}
      {to !== 'none' && (
        <TextField
          label="On the button"
          optional
          error={formState.errors.buttonLabel?.message}
          {...register('buttonLabel')}
        />
      )}
    </>
  );
}
