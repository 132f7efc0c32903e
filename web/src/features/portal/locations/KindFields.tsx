import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { LocationKind } from '../../../gql/graphql.js';
import { RadioCards } from '../../../ui/RadioCards.js';
import { Select } from '../../../ui/Select.js';
import { TextArea, TextField } from '../../../ui/TextField.js';
import { AddressFields } from './AddressFields.js';
import type { LocationValues } from './locationForm.js';

const KINDS: readonly { value: LocationKind; title: string; description: string }[] = [
  { value: 'office', title: 'Office', description: 'Clients come to you.' },
  { value: 'virtual', title: 'Virtual', description: 'You meet by video or phone.' },
  { value: 'home', title: 'Client’s home', description: 'You travel to your clients.' },
];
/** Spec portal-configuration §5 Location. */
const ONLY_ONE: Partial<Record<LocationKind, string>> = {
  virtual: 'You already have a virtual location. You can only have one.',
  home: 'You already have a home location. You can only have one.',
};

export interface KindFieldsProps {
  form: UseFormReturn<LocationValues>;
  /** Kinds of the other locations. */
  taken: ReadonlySet<LocationKind>;
}

/** What a location is, and what follows from that. */
export function KindFields({ form, taken }: KindFieldsProps) {
  const kind = useWatch({ control: form.control, name: 'kind' });
  const choose = (next: LocationKind) => form.setValue('kind', next, { shouldDirty: true, shouldValidate: true });
  return (
    <>
      <RadioCards
        legend="Kind of location"
        options={KINDS.map((option) => {
          const note = taken.has(option.value) ? ONLY_ONE[option.value] : undefined;
          return note ? { ...option, description: note, disabled: true } : option;
        })}
        value={kind}
        onChange={choose}
      />
      {kind === 'virtual' ? <VirtualFields form={form} /> : <AddressFields form={form} />}
      {kind === 'home' && <TravelDistance form={form} />}
    </>
  );
}

const TYPES = [
  { value: 'video', label: 'Video' },
  { value: 'phone', label: 'Phone' },
];

function VirtualFields({ form: { register, formState } }: { form: UseFormReturn<LocationValues> }) {
  const { errors } = formState;
  return (
    <>
      <Select label="You meet by" options={TYPES} {...register('virtualType')} />
      <TextField
        label="Link"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        hint="Only visible to clients who booked."
        {...register('virtualLink')}
        error={errors.virtualLink?.message}
      />
      <TextArea
        label="Instructions"
        rows={3}
        hint="How to join, such as who calls whom."
        {...register('virtualInstructions')}
        error={errors.virtualInstructions?.message}
      />
    </>
  );
}

/** Spec portal-configuration §9. */
const MILES = Array.from({ length: 50 }, (_, index) => ({
  value: String(index + 1),
  label: index === 0 ? '1 mile' : `${index + 1} miles`,
}));

function TravelDistance({ form: { register, formState } }: { form: UseFormReturn<LocationValues> }) {
  return (
    <Select
      label="Travel distance"
      placeholder="Choose a distance"
      options={MILES}
      {...register('travelDistance')}
      error={formState.errors.travelDistance?.message}
    />
  );
}
