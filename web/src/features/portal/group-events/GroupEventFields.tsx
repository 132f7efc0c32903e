import type { ReactNode } from 'react';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { MoneyInput } from '../../../portal-ui/MoneyInput.js';
import { chakra } from '../../../ui/chakra.js';
import { Checkbox } from '../../../ui/Checkbox.js';
import { Select } from '../../../ui/Select.js';
import { TextArea, TextField } from '../../../ui/TextField.js';
import { SPAN_FIELDS, type EventSpan } from '../event-form/eventSpan.js';
import { SpanFields } from '../event-form/SpanFields.js';
import { inZone, placesFor, type GroupEventValues } from './groupEventValues.js';
import type { GroupEventCatalog } from './useGroupEventCatalog.js';

export interface GroupEventFieldsProps {
  form: UseFormReturn<GroupEventValues>;
  catalog: GroupEventCatalog;
  /** `in_person` or `virtual`. */
  kind: string;
  /** The zone of the event, until another place is chosen. */
  zone: string;
  /** Who has a place already. */
  registered?: number;
  children?: ReactNode;
}

/** When and where a group event is, what a place costs, how many there are, and what is said of it. */
export function GroupEventFields({ form, catalog, kind, zone, registered = 0, children }: GroupEventFieldsProps) {
  const { control, register, setValue, trigger, formState } = form;
  const { errors } = formState;
  const [locationId, unlimited, capacity] = useWatch({ control, name: ['locationId', 'unlimited', 'capacity'] });
  const places = placesFor(catalog.locations, kind);
  const placeOf = (id: string) => places.find((place) => place.id === id);
  const shownZone = placeOf(locationId)?.timeZone ?? zone;
  const changePlace = (id: string) => {
    const span = inZone(form.getValues('span'), shownZone, placeOf(id)?.timeZone ?? zone);
    setValue('span', span, { shouldDirty: true });
    setValue('locationId', id, { shouldDirty: true, shouldValidate: true });
  };
  const tooFew = !unlimited && registered > Number(capacity);
  return (
    <>
      <When form={form} zone={shownZone} />
      <Select
        label="Location"
        placeholder="Choose a location"
        options={places.map(({ id, name }) => ({ value: id, label: name }))}
        value={locationId}
        onChange={({ target }) => changePlace(target.value)}
        error={errors.locationId?.message}
      />
      <chakra.div display="grid" gap="3" alignItems="start" gridTemplateColumns="repeat(2, minmax(0, 1fr))">
        <Controller
          name="amountCents"
          control={control}
          render={({ field: { value, onChange, onBlur } }) => (
            <MoneyInput
              label="Price"
              currency={catalog.defaultCurrency}
              {...{ value, onChange, onBlur }}
              hint={registered > 0 ? 'People already registered keep their price.' : undefined}
              error={errors.amountCents?.message}
            />
          )}
        />
        <TextField
          label="Capacity"
          inputMode="numeric"
          autoComplete="off"
          disabled={unlimited}
          hint={tooFew ? `${registered} are registered and keep their place.` : undefined}
          {...register('capacity')}
          error={errors.capacity?.message}
        />
      </chakra.div>
      <Checkbox label="No limit of places" {...register('unlimited', { onChange: () => trigger('capacity') })} />
      <Texts form={form} />
      {children}
    </>
  );
}

function Texts({ form: { register, formState } }: Pick<GroupEventFieldsProps, 'form'>) {
  const { errors } = formState;
  return (
    <>
      <TextField label="Name" autoComplete="off" maxLength={100} {...register('name')} error={errors.name?.message} />
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
    </>
  );
}

function When({ form, zone }: Pick<GroupEventFieldsProps, 'form' | 'zone'>) {
  const { control, setValue, trigger, formState } = form;
  const span = useWatch({ control, name: 'span' });
  const change = (next: EventSpan) => {
    setValue('span', next, { shouldDirty: true });
    void trigger(SPAN_FIELDS);
  };
  return <SpanFields value={span} onChange={change} zone={zone} errors={formState.errors.span} />;
}
