import type { ApolloClient } from '@apollo/client';
import { LIVE_KINDS, LiveConnection, type LiveEvents } from './LiveConnection.js';
import { LiveRefetch } from './LiveRefetch.js';

/**
 * Keeps what the portal shows as it is on the server: once for all of its pages.
 * @param since when the page began to ask, epoch ms: what changed after that may not be in its answers
 * @returns ends it
 */
export function startLiveUpdates(client: ApolloClient, since: number): () => void {
  const refetch = new LiveRefetch(client);
  const events: LiveEvents = {
    changed: (kind) => refetch.changed([kind]),
    missed: () => refetch.changed(LIVE_KINDS),
    // Who is not logged in any more is shown where to.
    loggedOut: () => void client.refetchQueries({ include: ['CurrentUser'] }),
  };
  const connection = new LiveConnection(events, since);
  connection.start();
  return () => {
    connection.stop();
    refetch.stop();
  };
}
