import { useWatch, type UseFormReturn } from 'react-hook-form';
import { lazyPart } from '../../../lib/lazyPage.js';
import { chakra } from '../../../ui/chakra.js';
import { Checkbox } from '../../../ui/Checkbox.js';
import { PartBoundary } from '../../../ui/PartBoundary.js';
import { TextField } from '../../../ui/TextField.js';
import type { LocationValues } from './locationForm.js';
import { PlaceField, type FoundPlace } from './PlaceField.js';

const PlaceMap = lazyPart(async () => (await import('../../map/PlaceMap.js')).PlaceMap);

/** Where clients come to, or around which place the practitioner travels. */
export function AddressFields({ form }: { form: UseFormReturn<LocationValues> }) {
  const { control, register, setValue, formState } = form;
  const { errors } = formState;
  const [kind, city] = useWatch({ control, name: ['kind', 'city'] });
  const office = kind === 'office';
  const set = (part: Partial<LocationValues>) =>
    Object.entries(part).forEach(([name, value]) =>
      setValue(name as keyof LocationValues, value, { shouldDirty: true, shouldValidate: true }),
    );
  const pick = ({ name, state, country, latitude, longitude, type }: FoundPlace) =>
    set({
      ...{ city: name, cityGeocoded: name, latitude, longitude, neighborhood: type === 'locality' ? '' : name },
      ...(state && { stateAbbreviation: state }),
      ...(country && { countryCode: country.toUpperCase() }),
    });
  return (
    <>
      <TextField
        label="Street address"
        autoComplete="off"
        optional={!office}
        hint={office ? undefined : 'Clients never see it: only your city is shown.'}
        {...register('address')}
        error={errors.address?.message}
      />
      <TextField
        label="Suite, floor or unit"
        optional
        autoComplete="off"
        {...register('secondaryAddress')}
        error={errors.secondaryAddress?.message}
      />
      <PlaceField
        value={city}
        error={errors.city?.message}
        onChange={(typed) => set({ city: typed, cityGeocoded: '', latitude: null, longitude: null })}
        onPick={pick}
      />
      <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr) minmax(0, 1fr)">
        <TextField
          label="State or province"
          autoComplete="off"
          {...register('stateAbbreviation')}
          error={errors.stateAbbreviation?.message}
        />
        <TextField label="Postal code" autoComplete="off" {...register('zip')} error={errors.zip?.message} />
      </chakra.div>
      {office && (
        <Checkbox
          label="Hide the address"
          hint="Only your city is shown until someone books."
          {...register('hideAddress')}
        />
      )}
      <Pin form={form} />
    </>
  );
}

/** Where the place is on the map, once it was chosen. */
function Pin({ form: { control } }: { form: UseFormReturn<LocationValues> }) {
  const [kind, latitude, longitude, hideAddress, name, city] = useWatch({
    control,
    name: ['kind', 'latitude', 'longitude', 'hideAddress', 'name', 'city'],
  });
  if (latitude === null || longitude === null) {
    return (
      <chakra.p color="textFaint" fontSize="sm">
        Choose a city from the list to see it on a map.
      </chakra.p>
    );
  }
  const approximate = kind === 'home' || hideAddress;
  return (
    <PartBoundary title="The map did not load" waiting={<chakra.div minH="12rem" rounded="md" bg="surfaceTint" />}>
      <PlaceMap {...{ latitude, longitude, approximate }} label={name || city} />
    </PartBoundary>
  );
}
