import type { ApolloCache, Reference } from '@apollo/client';
import { useEffect, useRef, useState } from 'react';
import { useMutation, useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.js';
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

interface Outcome {
  result: string;
  errors: readonly { message: string }[];
}

/** The browsers, this one first; each can be logged out, and all others at once. */
export function SessionList() {
  const { data, loading, error, refetch } = useQuery(BrowserSessions, { fetchPolicy: 'cache-and-network' });
  const [end, ending] = useMutation(EndBrowserSession, {
    update: (cache, { data: answer }) => keepSessions(cache, answer?.endBrowserSession.browserSessions),
  });
  const [endOthers, endingOthers] = useMutation(EndOtherBrowserSessions, {
    update: (cache, { data: answer }) => keepSessions(cache, answer?.endOtherBrowserSessions.browserSessions),
  });
  const logOut = useLogOut();
  const [done, setDone] = useState('');
  const [message, setMessage] = useState('');
  const outcome = useRef<HTMLParagraphElement>(null);

  // The button that had the focus goes with its browser.
  useEffect(() => {
    if (done) outcome.current?.focus({ preventScroll: true });
  }, [done]);

  if (error && !data) return <ErrorState heading="h2" onRetry={() => refetch()} />;
  if (!data) return <Skeleton shape="card" />;

  const sessions = data.browserSessions;
  const others = sessions.filter(({ current }) => !current);
  const showOutcome = (answer: Outcome | undefined, message: string) => {
    if (answer?.result === 'success') setDone(message);
    else setMessage(answer?.errors[0]?.message ?? CONNECTION_MESSAGE);
  };
  const forget = () => {
    setDone('');
    setMessage('');
  };
  const endOne = async ({ id, browser }: { id: string; browser?: string | null | undefined }) => {
    forget();
    const answer = await end({ variables: { input: { id } } });
    showOutcome(answer.data?.endBrowserSession, `${browser ?? 'The unknown browser'} is logged out.`);
  };
  const endAllOthers = async () => {
    forget();
    const answer = await endOthers();
    showOutcome(answer.data?.endOtherBrowserSessions, 'You are logged out everywhere else.');
  };

  return (
    <section aria-label="Browsers" aria-busy={loading || undefined} className={styles.section}>
      <FormMessage>{message}</FormMessage>
      <p role="status" tabIndex={-1} ref={outcome} className={styles.done}>
        {done}
      </p>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <SessionCard
            key={session.id}
            session={session}
            busy={ending.loading || endingOthers.loading}
            onLogOut={session.current ? logOut : () => void endOne(session)}
          />
        ))}
      </ul>
      {others.length > 0 ? (
        <Button variant="outline" loading={endingOthers.loading} onClick={() => void endAllOthers()}>
          Log out everywhere else
        </Button>
      ) : (
        <p className={styles.note}>You are logged in nowhere else.</p>
      )}
      <p className={styles.note}>
        A browser is logged out by itself after 30 days without use, and after 90 days in any case.
      </p>
    </section>
  );
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
