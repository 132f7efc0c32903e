import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { useSearch } from 'wouter';
import { usePageTitle } from '../../lib/usePageTitle.js';
import { graphql } from '../../gql/gql.js';
import { searchHref } from '../../lib/searchAddress.js';
import { ButtonLink } from '../../ui/Button.js';
import { EmptyState, ErrorState } from '../../ui/EmptyState.js';
import { browserToday } from '../search/days.js';
import { PractitionerCard } from '../search/PractitionerCard.js';
import { ResultSkeletons } from '../search/ResultSkeletons.js';
import { UnknownPlace } from '../search/UnknownPlace.js';
import styles from './QuizResultsPage.module.css';
import { matchInput, quizHref, quizResultsHref, readQuiz, type QuizState } from './quizState.js';

const QuizMatches = graphql(`
  query QuizMatches($input: MatchPractitionersInput!) {
    matchPractitioners(input: $input) {
      place {
        label
      }
      unknownPlace
      placeSuggestions {
        label
        latitude
        longitude
      }
      matches {
        reasons
        hit {
          id
          ...PractitionerCard_hit
        }
      }
    }
  }
`);

/** Who fits the answers: `/quiz/results`, the best first, each with the reasons. */
export function QuizResultsPage() {
  usePageTitle('Your matches');
  const state = readQuiz(new URLSearchParams(useSearch()));
  // Fixed at mount: the results must not change at midnight.
  const [today] = useState(() => browserToday());
  const variables = { input: matchInput(state, today) };
  const { data, loading, error, refetch: again } = useQuery(QuizMatches, { variables });
  const found = data?.matchPractitioners;
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <header className={styles.header}>
        <h1>Your matches</h1>
        <p className={styles.lead}>{summaryOf(state, found?.place?.label)}</p>
        <div className={styles.actions}>
          <ButtonLink href={quizHref({ ...state, step: 'reason' })} variant="outline" size="sm">
            Change my answers
          </ButtonLink>
          <ButtonLink href={searchHref(state)} variant="ghost" size="sm">
            See everyone
          </ButtonLink>
        </div>
      </header>
      <section aria-label="Matches" aria-busy={loading}>
        <p role="status" className="visually-hidden">
          {loading ? 'Finding your matches' : `${found?.matches.length ?? 0} matches`}
        </p>
        {error && !found && <ErrorState title="Your matches did not load" heading="h2" onRetry={() => again()} />}
        <ol className={styles.list}>
          {loading && <ResultSkeletons count={4} />}
          {!loading &&
            found?.matches.map(({ hit, reasons }) => <PractitionerCard key={hit.id} hit={hit} reasons={reasons} />)}
        </ol>
        {!loading && found?.unknownPlace && (
          <UnknownPlace
            place={state.place}
            suggestions={found.placeSuggestions}
            hrefOf={(chosen) => quizResultsHref({ ...state, ...chosen })}
          >
            <ButtonLink href={quizHref({ ...state, step: 'where' })} variant="ghost">
              Change the location
            </ButtonLink>
            <ButtonLink href={quizResultsHref({ ...state, place: undefined })} variant="ghost">
              Look everywhere
            </ButtonLink>
          </UnknownPlace>
        )}
        {!loading && found?.matches.length === 0 && !found.unknownPlace && <NoMatches state={state} />}
      </section>
    </main>
  );
}

function NoMatches({ state }: { state: QuizState }) {
  return (
    <EmptyState
      icon="heart"
      heading="h2"
      title="No matches yet"
      action={
        <div className={styles.ways}>
          <ButtonLink href={quizHref({ ...state, step: 'how' })}>Change how or where</ButtonLink>
          <ButtonLink href={searchHref({ filter: 'virtual' })} variant="outline">
            Try virtual sessions
          </ButtonLink>
        </div>
      }
    >
      Try another place or another way to meet.
    </EmptyState>
  );
}

/** `For back pain and stress, in person near Vancouver, BC.` */
function summaryOf({ conditions, filter, place }: QuizState, understood: string | undefined): string {
  const ways: Record<QuizState['filter'], string> = {
    all: '',
    'in-person': 'in person',
    'in-home': 'at your home',
    virtual: 'online',
  };
  const reasons = conditions.length > 0 ? `for ${new Intl.ListFormat('en').format(conditions.map(lowerCased))}` : '';
  const where = filter === 'virtual' ? undefined : (understood ?? place);
  const near = where && (where === 'Current location' ? 'near you' : `near ${where}`);
  const parts = [reasons, [ways[filter], near].filter(Boolean).join(' ')].filter(Boolean);
  return `Practitioners ${parts.length > 0 ? parts.join(', ') : 'who stand out'}.`;
}

function lowerCased(name: string): string {
  return name.replace(/\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase());
}
