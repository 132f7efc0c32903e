import { lazy, Suspense, useEffect, useState } from 'react';
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import { useSession } from '../../session/session.js';
import { accountOfPage, askToLogInAgain, useAskedToLogIn } from '../../session/sessionEnd.js';
import { loginHref } from '../../lib/returnTo.js';
import { PortalPages } from '../../portal-ui/PortalPages.js';
import { ButtonLink } from '../../ui/Button.js';
import { EmptyState, ErrorState } from '../../ui/EmptyState.js';
import { PageErrorBoundary } from '../errors/PageErrorBoundary.js';
import { PageSkeleton } from '../../ui/PageSkeleton.js';
import { PortalFrame } from './PortalFrame.js';
import { isPortalPage, portalRoutes } from './portalRoutes.js';

type SessionUser = NonNullable<ReturnType<typeof useSession>['user']>;

/** Needed by new accounts only. */
const UnconfirmedNotice = lazy(async () => ({ default: (await import('./UnconfirmedNotice.js')).UnconfirmedNotice }));

/** The practitioner's side. Its code is loaded here and nowhere else; the services decide who may do what. */
export function Portal() {
  const { state, refetch, ...session } = useSession();
  const [path] = useLocation();
  const search = useSearch();
  const user = useLastUser(session.user);
  const isEnded = state === 'visitor' && user !== undefined;
  useEffect(() => {
    if (isEnded) void askToLogInAgain();
  }, [isEnded]);
  if (state === 'visitor' && !user) {
    const here = path + (search && `?${search}`) + window.location.hash;
    return <Redirect to={loginHref(here)} replace />;
  }
  if (state === 'error') return <Alone error retry={() => refetch()} />;
  if (!user) return <PageSkeleton />;
  if (user.kind !== 'pro') return <Alone />;
  return (
    <PortalFrame name={user.name} photoUrl={user.practice?.photoUrl} websitePath={user.practice?.url}>
      {user.emailConfirmed === false && user.email && (
        <Suspense fallback={null}>
          <UnconfirmedNotice email={user.email} />
        </Suspense>
      )}
      <PageErrorBoundary key={path}>
        <Suspense fallback={<PageSkeleton />}>
          <PortalPages value={isPortalPage}>
            <Switch>
              {portalRoutes.map(({ path: pattern, page: Page }) => (
                <Route key={pattern} path={pattern}>
                  <Page />
                </Route>
              ))}
              <Route>
                <NoSuchPage />
              </Route>
            </Switch>
          </PortalPages>
        </Suspense>
      </PageErrorBoundary>
    </PortalFrame>
  );
}

/** Returns the current user, or the last one while the login prompt is open, so that the page stays mounted. */
function useLastUser(user: SessionUser | undefined): SessionUser | undefined {
  const [last, setLast] = useState(user);
  const asked = useAskedToLogIn();
  if (user && user !== last) setLast(user);
  // The user declined to log in again.
  const isGone = !user && last !== undefined && !asked && accountOfPage() === undefined;
  return user ?? (isGone ? undefined : last);
}

function NoSuchPage() {
  return (
    <main id="main" tabIndex={-1}>
      <EmptyState
        heading="h1"
        title="Page not found"
        action={<ButtonLink href="/portal">Go to the overview</ButtonLink>}
      >
        Check the link for a typo.
      </EmptyState>
    </main>
  );
}

function Alone({ error = false, retry }: { error?: boolean; retry?: () => void }) {
  return (
    <main id="main" tabIndex={-1}>
      {error ? (
        <ErrorState heading="h1" {...(retry && { onRetry: retry })} />
      ) : (
        <EmptyState
          heading="h1"
          icon="user"
          title="This part is for practitioners"
          action={<ButtonLink href="/bookings">Your Bookings</ButtonLink>}
        >
          You're logged in as a client. To offer sessions yourself, join with another email address.
        </EmptyState>
      )}
    </main>
  );
}
