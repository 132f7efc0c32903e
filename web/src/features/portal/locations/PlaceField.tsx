import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';
import type { LocationPlacesQuery } from '../../../gql/graphql.js';
import { useDebounced } from '../../../lib/useDebounced.js';
import { chakra } from '../../../ui/chakra.js';
import { SuggestField } from '../../../ui/SuggestField.js';

const LocationPlaces = graphql(`
  query LocationPlaces($prefix: String!) {
    suggestPlaces(prefix: $prefix) {
      name
      label
      type
      state
      country
      latitude
      longitude
    }
  }
`);

export type FoundPlace = LocationPlacesQuery['suggestPlaces'][number];

const TYPING_PAUSE_MS = 150;

export interface PlaceFieldProps {
  value: string;
  error?: string | undefined;
  /** What is typed: no place that is known. */
  onChange: (city: string) => void;
  onPick: (place: FoundPlace) => void;
}

/** City or town with suggestions of the places provider; what is typed counts even when none of them was taken. */
export function PlaceField({ value, error, onChange, onPick }: PlaceFieldProps) {
  const prefix = useDebounced(value.trim(), TYPING_PAUSE_MS);
  const pause = prefix.length < 2;
  const { data } = useQuery(LocationPlaces, { variables: { prefix }, skip: pause });
  const places = pause ? [] : (data?.suggestPlaces ?? []);
  return (
    <chakra.div display="grid" gap="1" minW="0">
      <chakra.span aria-hidden fontSize="sm" fontWeight="560">
        City or town
      </chakra.span>
      <chakra.div display="flex" border="1px solid" borderColor="controlLine" rounded="md" bg="surface" css={FOCUS}>
        <SuggestField
          label="City or town"
          placeholder="Start typing"
          icon="pin"
          value={value}
          onChange={onChange}
          options={places.map((place) => ({ ...place, id: `${place.label} ${place.country}`, icon: 'pin' as const }))}
          onPick={onPick}
        />
      </chakra.div>
      {error && (
        <chakra.p role="alert" color="danger" fontSize="sm">
          {error}
        </chakra.p>
      )}
    </chakra.div>
  );
}

const FOCUS = { '&:focus-within': { outline: '2px solid var(--color-focus)', outlineOffset: '1px' } } as const;
