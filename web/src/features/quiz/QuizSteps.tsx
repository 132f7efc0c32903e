import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.js';
import { useDebounced } from '../../lib/useDebounced.js';
import { visitorCountry } from '../../lib/visitorCountry.js';
import { ErrorState } from '../../ui/EmptyState.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { SuggestField } from '../../ui/SuggestField.js';
import { NearMeButton } from '../search/NearMeButton.js';
import { useTherapyCategories } from '../shell/useTherapyCategories.js';
import { Choices, type Choice } from './Choices.js';
import styles from './QuizPage.module.css';
import { MAX_ANSWERS, type QuizState, type QuizWhen } from './quizState.js';
import type { useQuiz } from './useQuiz.js';

type StepProps = Pick<ReturnType<typeof useQuiz>, 'state' | 'answer'>;

const QuizConditions = graphql(`
  query QuizConditions {
    specialties(kind: "condition") {
      id
      name
    }
  }
`);

const QuizPlaces = graphql(`
  query QuizPlaces($prefix: String!, $country: String) {
    suggestPlaces(prefix: $prefix, country: $country) {
      label
      latitude
      longitude
    }
  }
`);

/** The reason for coming: the conditions of the reference list. */
export function ReasonStep({ state, answer }: StepProps) {
  const { data, loading, error, refetch: again } = useQuery(QuizConditions);
  if (error && !data) return <ErrorState onRetry={() => again()} />;
  if (loading || !data) return <Skeleton lines={4} />;
  return (
    <Choices
      legend="What brings you here?"
      hideLegend
      options={data.specialties.map(({ name }) => ({ value: name, label: name }))}
      chosen={state.conditions}
      most={MAX_ANSWERS}
      onChange={(conditions) => answer({ conditions })}
    />
  );
}

/** Therapies that the visitor has liked or wants to try. */
export function TherapyStep({ state, answer }: StepProps) {
  const { categories, loading, error } = useTherapyCategories();
  if (error) return <ErrorState>The list of therapies didn't load. You can skip this question.</ErrorState>;
  if (loading) return <Skeleton lines={4} />;
  return (
    <Choices
      legend="Choose a therapy"
      hideLegend
      options={categories.map(({ key, name }) => ({ value: key, label: name }))}
      chosen={state.categories}
      most={MAX_ANSWERS}
      onChange={(chosen) => answer({ categories: chosen })}
    />
  );
}

const HOWS: readonly Choice<QuizState['filter']>[] = [
  { value: 'all', label: 'Any way', hint: 'Show me everyone who fits.' },
  { value: 'in-person', label: 'In person', hint: 'I come to their practice.' },
  { value: 'in-home', label: 'At my home', hint: 'They come to me.' },
  { value: 'virtual', label: 'Online', hint: 'By video or phone, from anywhere.' },
];

export function HowStep({ state, answer }: StepProps) {
  return (
    <Choices
      legend="How would you like to meet?"
      hideLegend
      layout="cards"
      options={HOWS}
      chosen={[state.filter]}
      onChange={([filter = 'all']) => answer({ filter })}
    />
  );
}

/** Where to look; what is typed counts even when no suggestion was taken. */
export function WhereStep({ state, answer }: StepProps) {
  const [text, setText] = useState(state.place ?? '');
  const prefix = useDebounced(text.trim(), 150);
  const pause = prefix.length < 2 || state.near !== undefined;
  const country = pause ? undefined : visitorCountry();
  const { data } = useQuery(QuizPlaces, { variables: { prefix, ...(country && { country }) }, skip: pause });
  const options = pause ? [] : (data?.suggestPlaces ?? []);
  return (
    <div className={styles.where}>
      <div className={styles.place}>
        <SuggestField
          label="City or neighborhood"
          placeholder="City or neighborhood"
          icon="pin"
          value={text}
          onChange={(typed) => {
            setText(typed);
            answer({ place: typed.trim() || undefined, near: undefined, country: visitorCountry() });
          }}
          options={options.map((place) => ({ ...place, id: place.label, icon: 'pin' as const }))}
          onPick={({ label, latitude, longitude }) => {
            setText(label);
            answer({ place: label, near: { lat: latitude, lng: longitude } });
          }}
        />
      </div>
      <NearMeButton
        onLocated={(near) => {
          setText('Current location');
          answer({ place: 'Current location', near });
        }}
      />
    </div>
  );
}

const WHENS: readonly Choice<QuizWhen>[] = [
  { value: 'any', label: 'Any time' },
  { value: 'soon', label: 'Today or tomorrow' },
  { value: 'week', label: 'Within a week' },
  { value: 'weekdays', label: 'On weekdays' },
  { value: 'weekend', label: 'On a weekend' },
];
const PARTS: readonly Choice<QuizState['partsOfDay'][number]>[] = [
  { value: 'morning', label: 'Morning' },
  { value: 'afternoon', label: 'Afternoon' },
  { value: 'evening', label: 'Evening' },
];

export function WhenStep({ state, answer }: StepProps) {
  return (
    <div className={styles.when}>
      <Choices
        legend="On which days?"
        options={WHENS}
        chosen={[state.when]}
        onChange={([when = 'any']) => answer({ when })}
      />
      <Choices
        legend="What time of day? (optional)"
        options={PARTS}
        chosen={state.partsOfDay}
        most={PARTS.length + 1}
        onChange={(partsOfDay) => answer({ partsOfDay })}
      />
    </div>
  );
}
