import type { ApolloCache, Reference } from '@apollo/client';
import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.js';
import { useAction } from '../../lib/useAction.js';
import { CONNECTION_MESSAGE } from '../../lib/userErrors.js';
import { Button } from '../../ui/Button.js';
import { ErrorState } from '../../ui/EmptyState.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useLogOut } from '../shell/useLogOut.js';
import { FormMessage } from './FormMessage.js';
import { SessionCard } from './SessionCard.js';
import styles from './SessionsPage.module.css';

const BrowserSessions = graphql(`
  query BrowserSessions {
    browserSessions {
      id
      browser
      current
      ...SessionCard_session
    }
  }
`);

const EndBrowserSession = graphql(`
  mutation EndBrowserSession($input: EndBrowserSessionInput!) {
    endBrowserSession(input: $input) {
      result
      errors {
        message
      }
      browserSessions {
        id
      }
    }
  }
`);

const EndOtherBrowserSessions = graphql(`
  mutation EndOtherBrowserSessions {
    endOtherBrowserSessions {
      result
      errors {
        message
      }
      browserSessions {
        id
      }
    }
  }
`);

const OPTIONS = { failure: CONNECTION_MESSAGE, firstReasonOnly: true, shown: 'inline' } as const;

/** The browsers, this one first; each can be logged out, and all others at once. */
export function SessionList() {
  const { data, loading, error, refetch } = useQuery(BrowserSessions, { fetchPolicy: 'cache-and-network' });
  const { ending, endingOthers } = useEndings();
  const logOut = useLogOut();
  const [done, setDone] = useState('');
  const outcome = useRef<HTMLParagraphElement>(null);

  // The button that had the focus goes with its browser.
  useEffect(() => {
    if (done) outcome.current?.focus({ preventScroll: true });
  }, [done]);

  if (error && !data) return <ErrorState heading="h2" onRetry={() => refetch()} />;
  if (!data) return <Skeleton shape="card" />;
  const sessions = data.browserSessions;
  const others = sessions.filter(({ current }) => !current);
  const forget = () => {
    setDone('');
    ending.clear();
    endingOthers.clear();
  };
  const endOne = async ({ id, browser }: { id: string; browser?: string | null | undefined }) => {
    forget();
    const { ok } = await ending.run({ input: { id } });
    if (ok) setDone(`${browser ?? 'The unknown browser'} is logged out.`);
  };
  const endAllOthers = async () => {
    forget();
    const { ok } = await endingOthers.run({});
    if (ok) setDone("You're logged out everywhere else.");
  };
  return (
    <section aria-label="Browsers" aria-busy={loading || undefined} className={styles.section}>
      <FormMessage>{ending.message || endingOthers.message}</FormMessage>
      <p role="status" tabIndex={-1} ref={outcome} className={styles.done}>
        {done}
      </p>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <SessionCard
            key={session.id}
            session={session}
            busy={ending.pending || endingOthers.pending}
            onLogOut={session.current ? logOut : () => void endOne(session)}
          />
        ))}
      </ul>
      {others.length > 0 ? (
        <Button variant="outline" loading={endingOthers.pending} onClick={() => void endAllOthers()}>
          Log out everywhere else
        </Button>
      ) : (
        <p className={styles.note}>You aren't logged in anywhere else.</p>
      )}
      <p className={styles.note}>
        A browser is logged out automatically after 30 days without use, and always after 90 days.
      </p>
    </section>
  );
}

/** The two calls. */
function useEndings() {
  const ending = useAction(EndBrowserSession, {
    ...OPTIONS,
    mutation: { update: (cache, { data: answer }) => keepSessions(cache, answer?.endBrowserSession.browserSessions) },
  });
  const endingOthers = useAction(EndOtherBrowserSessions, {
    ...OPTIONS,
    mutation: {
      update: (cache, { data: answer }) => keepSessions(cache, answer?.endOtherBrowserSessions.browserSessions),
    },
  });
  return { ending, endingOthers };
}

/** Takes the sessions that were ended off the list. */
function keepSessions(cache: ApolloCache, left: readonly { id: string }[] | null | undefined): void {
  if (!left) return;
  const ids = new Set(left.map(({ id }) => id));
  cache.modify<{ browserSessions: Reference[] }>({
    fields: {
      browserSessions: (known, { readField }) =>
        known.filter((session) => ids.has(readField<string>('id', session as Reference) ?? '')),
    },
  });
}
