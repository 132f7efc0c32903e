import { useQuery } from '@apollo/client/react';
import { Controller } from 'react-hook-form';
import { z } from 'zod/mini';
import { useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { FlyoutForm } from '../../../portal-ui/FlyoutForm.js';
import { useAction } from '../../../lib/useAction.js';
import { chakra } from '../../../ui/chakra.js';
import { ErrorState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { TextField } from '../../../ui/TextField.js';
import { ChoiceGroup } from './ChoiceGroup.js';

const SpecialtiesToChoose = graphql(`
  query SpecialtiesToChoose {
    specialties {
      id
      name
      kind
    }
  }
`);

const UpdateSkills = graphql(`
  mutation UpdateSkills($skills: [ID!]!) {
    updateSkills(skills: $skills) {
      result
      errors {
        message
      }
      practice {
        id
      }
    }
  }
`);

const MAX_KEYWORDS = 50;
const LIMIT = 'You can select a maximum of 50 keywords';
const schema = z.object({ skills: z.array(z.string()).check(z.maxLength(MAX_KEYWORDS, LIMIT)) });
const KINDS = [
  ['therapy', 'Therapies'],
  ['condition', 'Conditions'],
] as const;

export interface KeywordsFlyoutProps {
  open: boolean;
  skills: readonly { specialty: { id: string } }[];
  onClose: () => void;
}

/** Which therapies and conditions are among the keywords: 50 at most. */
export function KeywordsFlyout({ open, skills, onClose }: KeywordsFlyoutProps) {
  const { data, error, refetch } = useQuery(SpecialtiesToChoose, { skip: !open });
  const [search, setSearch] = useState('');
  const update = useAction(UpdateSkills, {
    success: 'Successfully updated keywords',
    failure: 'Failed to update keywords',
    mutation: refetchAffected(),
  });
  const original = data && { skills: skills.map(({ specialty }) => specialty.id) };
  const close = () => {
    setSearch('');
    onClose();
  };
  const matches = ({ name }: { name: string }) => name.toLowerCase().includes(search.trim().toLowerCase());
  return (
    <FlyoutForm
      {...{ open, schema, original }}
      title="Choose keywords"
      pending={error ? <ErrorState heading="h3" onRetry={() => void refetch()} /> : <Skeleton lines={6} />}
      onClose={close}
      onSave={(values) => update.run(values)}
    >
      {({ control }) => (
        <Controller
          name="skills"
          control={control}
          render={({ field: { value, onChange } }) => (
            <>
              <TextField
                label="Find a keyword"
                type="search"
                value={search}
                onChange={({ target }) => setSearch(target.value)}
              />
              <chakra.p role="status" color="textSoft" fontSize="sm">
                {value.length >= MAX_KEYWORDS ? LIMIT : `${value.length} of ${MAX_KEYWORDS} selected`}
              </chakra.p>
              {KINDS.map(([kind, label]) => {
                const options = (data?.specialties ?? []).filter((one) => one.kind === kind && matches(one));
                return (
                  options.length > 0 && (
                    <ChoiceGroup
                      key={kind}
                      {...{ label, options, value, onChange }}
                      full={value.length >= MAX_KEYWORDS}
                    />
                  )
                );
              })}
              {!data?.specialties.some(matches) && <p>No keyword has “{search.trim()}” in it.</p>}
            </>
          )}
        />
      )}
    </FlyoutForm>
  );
}
