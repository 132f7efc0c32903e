import { Suspense } from 'react';
import { Link } from 'wouter';
import { useSession } from '../../session/session.js';
import { lazyPart } from '../../lib/lazyPage.js';
import { usePageTitle } from '../../lib/usePageTitle.js';
import { loginHref } from '../../lib/returnTo.js';
import { ButtonLink } from '../../ui/Button.js';
import { EmptyState, ErrorState } from '../../ui/EmptyState.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { SessionList } from './SessionList.js';
import styles from './SessionsPage.module.css';

const TwoStepSection = lazyPart(async () => (await import('./two-step/TwoStepSection.js')).TwoStepSection);
const DataExport = lazyPart(async () => (await import('./DataExport.js')).DataExport);

/** `/account/sessions`: the browsers in which the account is open, to close what should not be. */
export function SessionsPage() {
  usePageTitle('Where you are logged in');
  const { state, user, refetch } = useSession();
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <header className={styles.header}>
        <h1>Where you are logged in</h1>
        <p>
          These browsers are logged in to your account. Don't recognize one? Log it out, and{' '}
          <Link href="/password-reset">choose a new password</Link>: that logs out all of them.
        </p>
      </header>
      {state === 'loading' && <Skeleton shape="card" />}
      {state === 'visitor' && (
        <EmptyState
          icon="user"
          heading="h2"
          title="Log in to see where you are logged in"
          action={<ButtonLink href={loginHref('/account/sessions')}>Log in</ButtonLink>}
        />
      )}
      {state === 'error' && <ErrorState heading="h2" onRetry={() => refetch()} />}
      {state === 'user' && (
        <>
          <SessionList />
          <Suspense fallback={<Skeleton shape="card" />}>
            <TwoStepSection />
            <DataExport />
          </Suspense>
        </>
      )}
      {user?.kind === 'client' && (
        <p className={styles.leave}>
          No longer need your account? <Link href="/account/delete">Delete your account</Link>
        </p>
      )}
    </main>
  );
}
