import { todayIn } from '@yarrow/time/wall-time';
import { useMemo } from 'react';
import { graphql } from '../../../gql/gql.js';
import type { LocationKind } from '../../../gql/graphql.js';
import { useRequestKey } from '../../../lib/useRequestKey.js';
import { FlyoutForm } from '../../../portal-ui/FlyoutForm.js';
import { useAction, type ActionOutcome } from '../../../lib/useAction.js';
import { TextField } from '../../../ui/TextField.js';
import { changedLocations } from './changedLocations.js';
import { ExceptionFields } from './ExceptionFields.js';
import { FollowersNote } from './FollowersNote.js';
import { KindFields } from './KindFields.js';
import { LocationActions } from './LocationActions.js';
import {
  FIELDS,
  locationInput,
  locationSchema,
  newLocation,
  valuesOf,
  type LocationValues,
  type OwnLocation,
} from './locationForm.js';
import { useZoneQuestion } from './useZoneQuestion.js';
import { WeekFields } from './WeekFields.js';
import { ZoneField } from './ZoneField.js';

const UpsertLocation = graphql(`
  mutation UpsertLocation(
    $id: ID
    $name: String!
    $kind: LocationKind!
    $timeZone: String!
    $address: String
    $secondaryAddress: String
    $neighborhood: String
    $city: String
    $cityGeocoded: String
    $stateAbbreviation: String
    $zip: String
    $countryCode: String
    $latitude: Float
    $longitude: Float
    $hideAddress: Boolean
    $virtualType: String
    $virtualLink: String
    $virtualInstructions: String
    $travelDistance: Int
    $availableTimes: String
    $hoursExceptions: [HoursExceptionInput!]
    $idempotencyKey: ID
  ) {
    upsertLocation(
      id: $id
      name: $name
      kind: $kind
      timeZone: $timeZone
      address: $address
      secondaryAddress: $secondaryAddress
      neighborhood: $neighborhood
      city: $city
      cityGeocoded: $cityGeocoded
      stateAbbreviation: $stateAbbreviation
      zip: $zip
      countryCode: $countryCode
      latitude: $latitude
      longitude: $longitude
      hideAddress: $hideAddress
      virtualType: $virtualType
      virtualLink: $virtualLink
      virtualInstructions: $virtualInstructions
      travelDistance: $travelDistance
      availableTimes: $availableTimes
      hoursExceptions: $hoursExceptions
      idempotencyKey: $idempotencyKey
    ) {
      result
      errors {
        message
        field
      }
      location {
        id
        ...LocationCard_location
      }
    }
  }
`);

export interface LocationFlyoutProps {
  /** The one that is edited; none for a new one. */
  location?: OwnLocation | undefined;
  practice: { id: string; timeZone: string; countryCode: string };
  /** Kinds of the other locations. */
  taken: ReadonlySet<LocationKind>;
  onClose: () => void;
}

/** Where the practitioner works and when: the weekly hours, and the dates that are different. */
export function LocationFlyout({ location, practice, taken, onClose }: LocationFlyoutProps) {
  const { timeZone, countryCode } = practice;
  const original = useMemo(
    () =>
      location ? valuesOf(location, todayIn(location.timeZone, Date.now())) : newLocation({ timeZone, countryCode }),
    [location, timeZone, countryCode],
  );
  const { save, dialog } = useSaveLocation(practice.id, location);
  return (
    <>
      <FlyoutForm
        open
        title={location ? 'Edit location' : 'Add location'}
        saveLabel={location ? 'Save' : 'Add location'}
        schema={locationSchema}
        {...{ original, onClose }}
        onSave={save}
        note={(form) => location && <FollowersNote form={form} original={original} locationId={location.id} />}
      >
        {(form) => (
          <>
            <TextField
              label="Name"
              autoComplete="off"
              autoFocus={!location}
              hint="Such as “Elm Street studio”."
              {...form.register('name')}
              error={form.formState.errors.name?.message}
            />
            <KindFields form={form} taken={taken} />
            <ZoneField form={form} stored={original.timeZone} />
            <WeekFields form={form} />
            <ExceptionFields form={form} />
            {location && <LocationActions practiceId={practice.id} location={location} onDeleted={onClose} />}
          </>
        )}
      </FlyoutForm>
      {dialog}
    </>
  );
}

/** The user went back at a question: the form keeps its values, and no message is shown. */
const TURNED_BACK: ActionOutcome = { ok: false, message: '', fieldErrors: {} };

function useSaveLocation(practiceId: string, location: OwnLocation | undefined) {
  const keyOf = useRequestKey();
  const zone = useZoneQuestion();
  const upsert = useAction(UpsertLocation, {
    success: 'Location has been saved',
    failure: 'There was an error saving your location',
    reasons: 'appended',
    fields: FIELDS,
    shown: 'inline',
    mutation: changedLocations(practiceId),
  });
  const save = async (values: LocationValues): Promise<ActionOutcome> => {
    const changedZone = location && location.timeZone !== values.timeZone;
    if (changedZone && !(await zone.ask({ from: location.timeZone, to: values.timeZone }))) return TURNED_BACK;
    const input = locationInput(values);
    return upsert.run({ ...input, ...(location ? { id: location.id } : { idempotencyKey: keyOf(input) }) });
  };
  return { save, dialog: zone.dialog };
}
