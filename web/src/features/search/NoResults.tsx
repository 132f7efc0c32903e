import type { SearchPractitionersQuery } from '../../gql/graphql.js';
import { ButtonLink } from '../../ui/Button.js';
import { NothingFound } from './NothingFound.js';
import type { SearchState } from './searchState.js';
import { UnknownPlace } from './UnknownPlace.js';

export interface NoResultsProps {
  state: SearchState;
  found: Pick<SearchPractitionersQuery['searchPractitioners'], 'placeSuggestions' | 'unknownPlace'>;
  hrefWith: (change: Partial<SearchState>) => string;
}

/** What the search shows without results: that the place is not known, or what else to try. */
export function NoResults({ state, found, hrefWith }: NoResultsProps) {
  if (!found.unknownPlace) return <NothingFound state={state} hrefWith={hrefWith} />;
  return (
    <UnknownPlace
      place={state.place}
      suggestions={found.placeSuggestions}
      hrefOf={(chosen) => hrefWith({ ...chosen, radiusKm: undefined })}
    >
      <ButtonLink href={hrefWith({ place: undefined, radiusKm: undefined })} variant="ghost">
        Search everywhere
      </ButtonLink>
      <ButtonLink href={hrefWith({ filter: 'virtual', place: undefined, radiusKm: undefined })} variant="ghost">
        Look for virtual sessions
      </ButtonLink>
    </UnknownPlace>
  );
}
