import { useQuery } from '@apollo/client/react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { graphql } from '../../../gql/gql.js';
import { Alert } from '../../../ui/Alert.js';
import { chakra } from '../../../ui/chakra.js';
import { followersText, followersWarning, placeChange } from './followersText.js';
import type { LocationValues } from './locationForm.js';

/** Asked for when the form has changed something that visits follow: most changes are of hours. */
const LocationFollowers = graphql(`
  query LocationFollowers {
    currentPractice {
      id
      allLocations {
        id
        upcomingVisitsCount
        upcomingRegistrationsCount
      }
    }
  }
`);

export interface FollowersNoteProps {
  form: UseFormReturn<LocationValues>;
  original: LocationValues;
  locationId: string;
}

/** How many upcoming visits move with the location, before it is saved. */
export function FollowersNote({ form, original, locationId }: FollowersNoteProps) {
  const values = useWatch({ control: form.control }) as LocationValues;
  const change = placeChange(original, values);
  const { data, error } = useQuery(LocationFollowers, { fetchPolicy: 'network-only', skip: !change });
  const own = data?.currentPractice?.allLocations?.find(({ id }) => id === locationId);
  if (!change) return null;
  const counts = { visits: own?.upcomingVisitsCount ?? 0, registrations: own?.upcomingRegistrationsCount ?? 0 };
  const text = error ? followersWarning(change) : followersText(change, counts);
  return (
    <chakra.div flex="none" w="100%" role="status">
      {text && <Alert>{text}</Alert>}
    </chakra.div>
  );
}
