import type { ApolloCache, Reference } from '@apollo/client';

/** Adds a connected account to the practice's list. An account that is in the list keeps its place. */
export function addProfile(cache: ApolloCache, practiceId: string, profileId: string | undefined): void {
  if (!profileId) return;
  cache.modify({
    id: cache.identify({ __typename: 'Practice', id: practiceId })!,
    fields: {
      calendarProfiles: (known: readonly Reference[], { toReference, readField }) => {
        if (known.some((one) => readField('id', one) === profileId)) return known;
        return [...known, toReference({ __typename: 'CalendarProfile', id: profileId })!];
      },
    },
  });
}
