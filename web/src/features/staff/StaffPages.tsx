import { useQuery } from '@apollo/client/react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { graphql } from '../../gql/gql.js';
import { loginHref } from '../../lib/returnTo.js';
import { PageTabs } from '../../portal-ui/PageTabs.js';
import { useSession } from '../../session/session.js';
import { chakra } from '../../ui/chakra.js';
import { EmptyState, ErrorState } from '../../ui/EmptyState.js';
import { PageSkeleton } from '../../ui/PageSkeleton.js';
import { NotFoundPage } from '../errors/lazyNotFound.js';
import { CredentialsPage } from './CredentialsPage.js';
import { FeaturesPage } from './FeaturesPage.js';
import { LogPage } from './LogPage.js';
import { ReportsPage } from './ReportsPage.js';

const WaitingForStaff = graphql(`
  query WaitingForStaff {
    pendingCredentialsCount
    reportedReviewsCount
  }
`);

/** `/staff`: what those who run the platform decide. */
export function StaffPages() {
  const { state, user, refetch } = useSession();
  const [path] = useLocation();
  if (state === 'visitor') return <Redirect to={loginHref(path)} replace />;
  if (state === 'error') return <Alone error onRetry={() => void refetch()} />;
  if (!user) return <PageSkeleton />;
  if (!user.isStaff) return <Alone />;
  return (
    <chakra.main
      id="main"
      tabIndex={-1}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="5"
      maxW="64rem"
      mx="auto"
      px="gutter"
      pt={{ base: '6', tablet: '8' }}
      pb="section"
    >
      <StaffTabs path={path} />
      <Switch>
        <Route path="/staff" component={CredentialsPage} />
        <Route path="/staff/reports" component={ReportsPage} />
        <Route path="/staff/features" component={FeaturesPage} />
        <Route path="/staff/log" component={LogPage} />
        <Route component={NotFoundPage} />
      </Switch>
    </chakra.main>
  );
}

function StaffTabs({ path }: { path: string }) {
  const { data } = useQuery(WaitingForStaff, { fetchPolicy: 'cache-and-network' });
  const counted = (label: string, count: number | undefined) => (count ? `${label} (${count})` : label);
  const tabs = [
    { href: '/staff', label: counted('Credentials', data?.pendingCredentialsCount) },
    { href: '/staff/reports', label: counted('Reported reviews', data?.reportedReviewsCount) },
    { href: '/staff/features', label: 'Features' },
    { href: '/staff/log', label: 'Log' },
  ];
  return <PageTabs label="Staff" tabs={tabs} current={path} />;
}

function Alone({ error = false, onRetry }: { error?: boolean; onRetry?: () => void }) {
  return (
    <main id="main" tabIndex={-1}>
      {error ? (
        <ErrorState heading="h1" {...(onRetry && { onRetry })} />
      ) : (
        <EmptyState heading="h1" icon="shield" title="This part is for staff">
          Your account doesn't have the rights of staff.
        </EmptyState>
      )}
    </main>
  );
}
