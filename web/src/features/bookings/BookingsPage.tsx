import { useSearchParams } from 'wouter';
import { usePageTitle } from '../../lib/usePageTitle.js';
import { useSession } from '../../session/session.js';
import { ErrorState } from '../../ui/EmptyState.js';
import { ConfirmEmailNotice } from '../accounts/ConfirmEmailNotice.js';
import { MobileAppPrompt } from '../app-prompt/MobileAppPrompt.js';
import styles from './BookingsPage.module.css';
import { BookingsSkeleton } from './BookingsSkeleton.js';
import { BookingTabs } from './BookingTabs.js';
import { readTab } from './tabAddress.js';
import { LogInPrompt } from './LogInPrompt.js';

/** `/bookings`: what the client has booked, been charged for, and asked for in vain. */
export function BookingsPage() {
  usePageTitle('Your Bookings');
  const [parameters] = useSearchParams();
  const session = useSession();
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <header className={styles.header}>
        <h1>Your Bookings</h1>
        <p>All of your upcoming and past bookings.</p>
      </header>
      {session.state === 'loading' && <BookingsSkeleton />}
      {session.state === 'visitor' && <LogInPrompt tab={readTab(parameters)} />}
      {session.state === 'error' && <ErrorState onRetry={() => session.refetch()} />}
      {session.state === 'user' && (
        <div className={styles.own}>
          <ConfirmEmailNotice />
          <BookingTabs />
          <MobileAppPrompt variant="consumer" />
        </div>
      )}
    </main>
  );
}
