import { useSession } from '../../app/session.js';
import { usePageTitle } from '../../app/usePageTitle.js';
import { ButtonLink } from '../../ui/Button.js';
import { Card } from '../../ui/Card.js';
import { EmptyState, ErrorState } from '../../ui/EmptyState.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { MobileAppPrompt } from '../app-prompt/MobileAppPrompt.js';
import styles from './StartPage.module.css';
import { TodaysVisits } from './TodaysVisits.js';
import { useWaitingRequests } from './useWaitingRequests.js';
import { WaitingRequest } from './WaitingRequest.js';

/** /portal: what waits for the practitioner today. */
export function StartPage() {
  usePageTitle('Overview');
  const { user } = useSession();
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <h1 className={styles.title}>Welcome back, {user?.firstName}</h1>
      <MobileAppPrompt variant="practitioner" />
      <div className={styles.columns}>
        <Card as="section">
          <h2 className={styles.heading}>Today</h2>
          <TodaysVisits />
        </Card>
        <div className={styles.side}>
          <Card as="section">
            <h2 className={styles.heading}>Waiting for your answer</h2>
            <Requests />
          </Card>
          {user?.practice && (
            <Card as="section" tone="tint" className={styles.share}>
              <h2 className={styles.heading}>Your public profile</h2>
              <p>This is what clients see. Share its address wherever they meet you.</p>
              <ButtonLink href={user.practice.url} external variant="outline">
                View profile
              </ButtonLink>
            </Card>
          )}
        </div>
      </div>
    </main>
  );
}

function Requests() {
  const { requests, loading, error, refetch } = useWaitingRequests();
  if (error) return <ErrorState onRetry={() => refetch()} />;
  if (loading) return <Skeleton lines={3} />;
  if (requests.length === 0) return <EmptyState icon="check" title="You're all caught up" />;
  return requests.map((request) => <WaitingRequest key={request.id} request={request} />);
}
