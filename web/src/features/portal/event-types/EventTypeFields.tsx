import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import type { EventTypeOfPracticeFragment } from '../../../gql/graphql.js';
import { MoneyInput } from '../../../portal-ui/MoneyInput.js';
import { chakra, RouteLink } from '../../../ui/chakra.js';
import { Checkbox } from '../../../ui/Checkbox.js';
import { RadioCards } from '../../../ui/RadioCards.js';
import { Select } from '../../../ui/Select.js';
import { TextArea, TextField } from '../../../ui/TextField.js';
import { placesFor } from '../group-events/groupEventValues.js';
import { DeleteEventTypeButton } from './DeleteEventTypeButton.js';
import { EventTypePhoto } from './EventTypePhoto.js';
import type { EventsPractice } from './eventTypes.js';
import { DEFAULT_DURATION, type DurationUnit, type EventKind, type EventTypeValues } from './eventTypeValues.js';

export interface EventTypeFieldsProps {
  form: UseFormReturn<EventTypeValues>;
  /** Undefined for a new one. */
  type: EventTypeOfPracticeFragment | undefined;
  practice: EventsPractice;
  onClose: () => void;
}

/** What a kind of group event is called, where it is, how long it lasts, and what a place costs. */
export function EventTypeFields({ form, type, practice, onClose }: EventTypeFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <TextField label="Name" autoComplete="off" maxLength={100} {...register('name')} error={errors.name?.message} />
      <EventTypePhoto {...{ form, type }} />
      <Where {...{ form, practice }} />
      <HowLong form={form} />
      <Places {...{ form, practice }} />
      <TextArea
        label="Description"
        optional
        rows={4}
        {...register('description')}
        error={errors.description?.message}
      />
      <TextArea
        label="Instructions"
        optional
        rows={3}
        hint="Shown to people who are registered."
        {...register('instructions')}
        error={errors.instructions?.message}
      />
      <TextField
        label="Link"
        optional
        autoComplete="off"
        hint="Lowercase letters, numbers and hyphens only. Leave blank to create it from the name."
        {...register('slug')}
        error={errors.slug?.message}
      />
      {type && <DeleteEventTypeButton type={type} onDeleted={onClose} />}
    </>
  );
}

type PartProps = Pick<EventTypeFieldsProps, 'form' | 'practice'>;

const KINDS = [
  { value: 'in_person', title: 'In person' },
  { value: 'virtual', title: 'Virtual' },
] as const;

function Where({ form, practice }: PartProps) {
  const { control, register, setValue, formState } = form;
  const kind = useWatch({ control, name: 'kind' });
  const change = (next: EventKind) => {
    setValue('kind', next, { shouldDirty: true });
    // The possible locations depend on the kind.
    const [only, ...others] = placesFor(practice.locations, next);
    setValue('locationId', only && others.length === 0 ? only.id : '', { shouldDirty: true, shouldValidate: true });
  };
  const unconnected = kind === 'virtual' && practice.conferencingServices.length === 0;
  return (
    <>
      <RadioCards legend="Kind" layout="row" options={KINDS} value={kind} onChange={change} />
      <Select
        label="Location"
        placeholder="Choose a location"
        options={placesFor(practice.locations, kind).map(({ id, name }) => ({ value: id, label: name }))}
        hint={
          unconnected && (
            <>
              Everyone uses the location's link.{' '}
              <RouteLink href="/portal/settings/conferencing">Connect video conferencing</RouteLink>
            </>
          )
        }
        {...register('locationId')}
        error={formState.errors.locationId?.message}
      />
    </>
  );
}

const UNITS = [
  { value: 'minute', label: 'Minutes' },
  { value: 'hour', label: 'Hours' },
  { value: 'day', label: 'Days' },
];

function HowLong({ form }: Pick<PartProps, 'form'>) {
  const { control, register, setValue, formState } = form;
  const unit = useWatch({ control, name: 'durationUnit' });
  const change = (next: DurationUnit) => {
    setValue('durationUnit', next, { shouldDirty: true });
    setValue('duration', DEFAULT_DURATION[next], { shouldDirty: true, shouldValidate: true });
  };
  return (
    <chakra.div {...PAIR}>
      <TextField
        label="Duration"
        inputMode="numeric"
        autoComplete="off"
        {...register('duration')}
        error={formState.errors.duration?.message}
      />
      <Select
        label="Unit"
        options={UNITS}
        value={unit}
        onChange={({ target }) => change(target.value as DurationUnit)}
      />
    </chakra.div>
  );
}

function Places({ form, practice }: PartProps) {
  const { control, register, trigger, formState } = form;
  const [unlimited, amountCents] = useWatch({ control, name: ['unlimited', 'amountCents'] });
  const unpaid = !practice.hasPaymentProvider && (amountCents ?? 0) > 0;
  return (
    <>
      <chakra.div {...PAIR}>
        <Controller
          name="amountCents"
          control={control}
          render={({ field: { value, onChange, onBlur }, fieldState }) => (
            <MoneyInput
              label="Price"
              currency={practice.defaultCurrency}
              {...{ value, onChange, onBlur }}
              hint={
                unpaid ? (
                  <>
                    You can't take payments online yet.{' '}
                    <RouteLink href="/portal/settings/banking">Set up payments</RouteLink>
                  </>
                ) : (
                  'Per place; 0 is free.'
                )
              }
              error={fieldState.error?.message}
            />
          )}
        />
        {!unlimited && (
          <TextField
            label="Capacity"
            inputMode="numeric"
            autoComplete="off"
            {...register('capacity')}
            error={formState.errors.capacity?.message}
          />
        )}
      </chakra.div>
      <Checkbox label="Unlimited places" {...register('unlimited', { onChange: () => trigger('capacity') })} />
    </>
  );
}

const PAIR = {
  display: 'grid',
  gap: '3',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
} as const;
