import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../gql/gql.js';
import { useDebounced } from '../../lib/useDebounced.js';
import { TextField } from '../../ui/TextField.js';
import { PracticeFeatures } from './PracticeFeatures.js';
import { StaffList } from './StaffList.js';

const PracticesForStaff = graphql(`
  query PracticesForStaff($query: String!) {
    practicesForStaff(query: $query) {
      id
      ...PracticeFeatures_practice
    }
  }
`);

const SHORTEST = 2;
const WAIT_MS = 250;

/** /staff/features: what practices have switched on. */
export function FeaturesPage() {
  const [typed, setTyped] = useState('');
  const query = useDebounced(typed.trim(), WAIT_MS);
  const skip = query.length < SHORTEST;
  const { data, previousData, error, refetch } = useQuery(PracticesForStaff, { variables: { query }, skip });
  const practices = skip ? [] : (data ?? previousData)?.practicesForStaff;
  return (
    <StaffList
      title="Features"
      intro="What a practice has switched on. Switching something off hides it; what was made with it stays."
      items={practices}
      error={error}
      onRetry={() => void refetch()}
      none={
        skip
          ? {
              icon: 'briefcase',
              title: 'Find a practice',
              text: 'By its name, its practitioner, its link or its email address.',
            }
          : { icon: 'briefcase', title: 'No practice found', text: 'Try a part of its name or its email address.' }
      }
      head={
        <TextField
          type="search"
          label="Practice"
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      }
    >
      {(practice) => <PracticeFeatures key={practice.id} practice={practice} />}
    </StaffList>
  );
}
