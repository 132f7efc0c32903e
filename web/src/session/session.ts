import { useEffect, useSyncExternalStore } from 'react';
import { useQuery } from '@apollo/client/react';
import { graphql } from '../gql/gql.js';
import { hasSession } from './sessionCookie.js';
import { noteAccount } from './sessionEnd.js';

const CurrentUser = graphql(`
  query CurrentUser {
    currentUser {
      id
      kind
      name
      firstName
      email
      emailConfirmed
      isStaff
      practice {
        id
        url
        photoUrl
      }
    }
  }
`);

const watchers = new Set<() => void>();

/** Notifies everything that shows who is logged in that this browser's session has started. */
export function noteSessionStart(): void {
  for (const watcher of watchers) watcher();
}

function watchSession(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** The server renders only public content. */
const sessionOnServer = () => false;

/**
 * Who is logged in. Visitors without a session cost no request.
 * `state` is `loading` only while a session's account is being fetched for the first time.
 */
export function useSession() {
  const skip = !useSyncExternalStore(watchSession, hasSession, sessionOnServer);
  const { data, loading, error, refetch } = useQuery(CurrentUser, { skip });
  const user = data?.currentUser ?? undefined;
  const id = user?.id;
  useEffect(() => {
    if (id) noteAccount(id);
  }, [id]);
  const state = user ? 'user' : loading ? 'loading' : error ? 'error' : 'visitor';
  return { state, user, refetch } as const;
}
