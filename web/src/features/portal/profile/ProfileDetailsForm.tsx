import { Controller } from 'react-hook-form';
import { z } from 'zod/mini';
import { graphql } from '../../../gql/gql.js';
import type { ProfileDetailsQuery } from '../../../gql/graphql.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { RichText } from '../../../portal-ui/RichText.js';
import { useAction } from '../../../lib/useAction.js';
import { Select } from '../../../ui/Select.js';
import { TextField } from '../../../ui/TextField.js';
import { useState } from 'react';
import { SectionForm } from './SectionForm.js';
import { ShortLinkField, useShortLinkCheck } from './ShortLinkField.js';

const UpdateInfo = graphql(`
  mutation UpdateInfo(
    $name: String
    $title: String
    $headline: String
    $about: String
    $locationId: ID
    $shortLink: String
  ) {
    updateInfo(
      name: $name
      title: $title
      headline: $headline
      about: $about
      locationId: $locationId
      shortLink: $shortLink
    ) {
      result
      errors {
        message
        field
      }
      profileDetails {
        name
      }
      practice {
        id
      }
    }
  }
`);

const SHORTEST = 'Please enter at least 2 characters';
const text = (max: number) =>
  z.string().check(z.trim(), z.minLength(2, SHORTEST), z.maxLength(max, `Please enter at most ${max} characters`));
const schema = z.object({
  name: text(100),
  title: text(100),
  headline: text(200),
  about: text(20_000),
  locationId: z.string(),
  shortLink: z.string().check(z.minLength(1, 'Please enter a short link')),
});
type Values = z.infer<typeof schema>;

type Practice = NonNullable<ProfileDetailsQuery['currentPractice']>;
type Details = NonNullable<Practice['profileDetails']>;

export interface ProfileDetailsFormProps {
  details: Details;
  locations: Practice['locations'];
  /** The place is left out where it is edited elsewhere on the page (the second variant of spec portal-configuration §2). */
  withLocation: boolean;
}

const UPDATE = {
  success: 'Your profile details have been saved.',
  failure: 'There was an error saving your profile details. Please try again later or contact support.',
  reasons: 'appended',
  fields: ['name', 'title', 'headline', 'about', 'locationId', 'shortLink'],
  mutation: refetchAffected(),
} as const;

/** Who the practitioner is, in their own words. */
export function ProfileDetailsForm({ details, locations, withLocation }: ProfileDetailsFormProps) {
  const original = originalOf(details);
  const [typedLink, setTypedLink] = useState(original.shortLink);
  const check = useShortLinkCheck(typedLink, original.shortLink);
  const update = useAction(UpdateInfo, UPDATE);
  return (
    <SectionForm
      label="Profile details"
      {...{ original, schema }}
      isBlocked={({ shortLink }) => shortLink !== original.shortLink && !(check.typed === shortLink && check.available)}
      onSave={(values) => update.run(changesOf(values, original))}
    >
      {({ register, control, formState: { errors }, watch }) => (
        <>
          <TextField label="Name" {...register('name')} maxLength={100} error={errors.name?.message} />
          <TextField label="Title" {...register('title')} maxLength={100} error={errors.title?.message} />
          <TextField
            label="Headline"
            {...register('headline')}
            maxLength={200}
            hint={`${watch('headline').length} of 200 characters`}
            error={errors.headline?.message}
          />
          <Controller
            name="about"
            control={control}
            render={({ field: { value, onChange, onBlur }, fieldState }) => (
              <RichText label="About" {...{ value, onChange, onBlur }} error={fieldState.error?.message} />
            )}
          />
          {withLocation && locations.length > 0 && (
            <Select
              label="Location"
              {...register('locationId')}
              options={locations.map((location) => ({ value: location.id, label: placeText(location) }))}
              hint="Its city is the one that your profile shows."
              error={errors.locationId?.message}
            />
          )}
          <Controller
            name="shortLink"
            control={control}
            render={({ field: { value, onChange, onBlur }, fieldState }) => (
              <ShortLinkField
                {...{ value, onBlur, check }}
                onChange={(shortLink) => {
                  setTypedLink(shortLink);
                  onChange(shortLink);
                }}
                error={fieldState.error?.message}
              />
            )}
          />
        </>
      )}
    </SectionForm>
  );
}

function placeText({ name, city, stateAbbreviation }: Practice['locations'][number]): string {
  const place = [city, stateAbbreviation].filter(Boolean).join(', ');
  return [name, place].filter(Boolean).join(' · ');
}

function originalOf({ name, title, headline, about, locationId, shortLink }: Details): Values {
  return {
    ...{ name, shortLink },
    title: title ?? '',
    headline: headline ?? '',
    about: about ?? '',
    locationId: locationId ?? '',
  };
}

/** What was not touched stays as another tab may have left it. */
function changesOf(values: Values, original: Values): Partial<Values> {
  const names = Object.keys(values) as (keyof Values)[];
  return Object.fromEntries(
    names.filter((name) => values[name] !== original[name]).map((name) => [name, values[name]]),
  );
}
