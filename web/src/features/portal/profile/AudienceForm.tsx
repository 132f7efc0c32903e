import { Controller, type Control } from 'react-hook-form';
import { z } from 'zod/mini';
import { graphql } from '../../../gql/gql.js';
import type { PracticeAudienceQuery } from '../../../gql/graphql.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { useAction } from '../../../lib/useAction.js';
import { chakra } from '../../../ui/chakra.js';
import { TextField } from '../../../ui/TextField.js';
import { ChoiceGroup } from './ChoiceGroup.js';
import { SectionForm } from './SectionForm.js';

const UpdatePracticeDetails = graphql(`
  mutation UpdatePracticeDetails(
    $languageIds: [ID!]
    $ageWorkWithIds: [ID!]
    $workWithIds: [ID!]
    $website: String
    $facebook: String
    $instagram: String
    $twitter: String
    $linkedin: String
    $tiktok: String
    $youtube: String
  ) {
    updatePracticeDetails(
      languageIds: $languageIds
      ageWorkWithIds: $ageWorkWithIds
      workWithIds: $workWithIds
      website: $website
      facebook: $facebook
      instagram: $instagram
      twitter: $twitter
      linkedin: $linkedin
      tiktok: $tiktok
      youtube: $youtube
    ) {
      result
      errors {
        message
        field
      }
      practice {
        id
      }
    }
  }
`);

const LINKS = {
  website: 'Website',
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'Twitter',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  youtube: 'YouTube',
} as const;
type Link = keyof typeof LINKS;
const LINK_NAMES = Object.keys(LINKS) as Link[];

const link = z.string().check(z.trim(), z.maxLength(500, 'Please enter at most 500 characters'));
const ids = z.array(z.string());
const schema = z.object({
  ...{ languageIds: ids, ageWorkWithIds: ids, workWithIds: ids },
  ...{ website: link, facebook: link, instagram: link, twitter: link, linkedin: link, tiktok: link, youtube: link },
});
type Values = z.infer<typeof schema>;

type Details = NonNullable<NonNullable<PracticeAudienceQuery['currentPractice']>['practiceDetails']>;
type Choices = PracticeAudienceQuery['practiceChoices'];

export interface AudienceFormProps {
  details: Details;
  choices: Choices;
  /** Only on the website plan (spec portal-configuration §6). */
  withWebsite: boolean;
}

export function AudienceForm({ details, choices, withWebsite }: AudienceFormProps) {
  const original = originalOf(details);
  const update = useAction(UpdatePracticeDetails, {
    success: 'Your profile details have been saved.',
    failure: 'Error saving changes',
    reasons: 'appended',
    unknownReason: 'Please try again later.',
    fields: LINK_NAMES,
    mutation: refetchAffected(),
  });
  return (
    <SectionForm label="Misc" {...{ original, schema }} onSave={(values) => update.run(changesOf(values, original))}>
      {({ register, control, formState: { errors } }) => (
        <>
          <Group
            {...{ control }}
            name="languageIds"
            label="Languages"
            options={withKnown(choices.languages, details.languages)}
          />
          <Group
            {...{ control }}
            name="ageWorkWithIds"
            label="Ages"
            options={withKnown(choices.ageWorkWiths, details.ageWorkWiths)}
          />
          <Group
            {...{ control }}
            name="workWithIds"
            label="Works with"
            options={withKnown(choices.workWiths, details.workWiths)}
          />
          <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', tablet: '1fr 1fr' }}>
            {LINK_NAMES.filter((name) => withWebsite || name !== 'website').map((name) => (
              <TextField
                key={name}
                label={LINKS[name]}
                optional
                inputMode="url"
                autoComplete="off"
                {...register(name)}
                error={errors[name]?.message}
              />
            ))}
          </chakra.div>
        </>
      )}
    </SectionForm>
  );
}

interface GroupProps {
  control: Control<Values>;
  name: 'languageIds' | 'ageWorkWithIds' | 'workWithIds';
  label: string;
  options: readonly { id: string; name: string }[];
}

function Group({ control, name, label, options }: GroupProps) {
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { value, onChange } }) => <ChoiceGroup {...{ label, options, value, onChange }} />}
    />
  );
}

/** What the practice has and the list does not have any more can be taken away, too. */
function withKnown(list: readonly { id: string; name: string }[], known: readonly { id: string; name: string }[]) {
  return [...list, ...known.filter(({ id }) => !list.some((one) => one.id === id))];
}

function originalOf(details: Details): Values {
  const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  const links = Object.fromEntries(LINK_NAMES.map((name) => [name, details[name] ?? ''])) as Record<Link, string>;
  return {
    languageIds: idsOf(details.languages),
    ageWorkWithIds: idsOf(details.ageWorkWiths),
    workWithIds: idsOf(details.workWiths),
    ...links,
  };
}

function changesOf(values: Values, original: Values): Partial<Values> {
  const names = Object.keys(values) as (keyof Values)[];
  const changed = names.filter((name) => JSON.stringify(values[name]) !== JSON.stringify(original[name]));
  return Object.fromEntries(changed.map((name) => [name, values[name]]));
}
