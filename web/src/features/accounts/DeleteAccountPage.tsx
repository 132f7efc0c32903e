import { useSearch } from 'wouter';
import { useSession } from '../../session/session.js';
import { usePageTitle } from '../../lib/usePageTitle.js';
import { loginHref } from '../../lib/returnTo.js';
import { ButtonLink } from '../../ui/Button.js';
import { EmptyState, ErrorState } from '../../ui/EmptyState.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { AccountDeleted } from './AccountDeleted.js';
import { DeleteAccount } from './DeleteAccount.js';
import styles from './SessionsPage.module.css';

/** `/account/delete`: what is deleted with an account and what is retained, and the button that deletes it. */
export function DeleteAccountPage() {
  const deleted = new URLSearchParams(useSearch()).has('deleted');
  usePageTitle(deleted ? 'Your account is deleted' : 'Delete your account');
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      {deleted ? <AccountDeleted /> : <OwnAccount />}
    </main>
  );
}

function OwnAccount() {
  const { state, user, refetch } = useSession();
  if (state === 'loading') return <Skeleton shape="card" />;
  if (state === 'error') return <ErrorState onRetry={() => refetch()} />;
  if (!user) {
    return (
      <EmptyState
        icon="user"
        title="Log in to delete your account"
        action={<ButtonLink href={loginHref('/account/delete')}>Log in</ButtonLink>}
      />
    );
  }
  if (user.kind === 'client') return <DeleteAccount />;
  return (
    <EmptyState icon="user" title="This account runs a practice">
      Your practice holds other people's visits and payments, so this account can't be deleted here. Write to
      hello@yarrow.example and we'll close it with you.
    </EmptyState>
  );
}
