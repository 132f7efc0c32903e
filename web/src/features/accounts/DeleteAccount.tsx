import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.js';
import { Button } from '../../ui/Button.js';
import { ErrorState } from '../../ui/EmptyState.js';
import { Skeleton } from '../../ui/Skeleton.js';
import styles from './DeleteAccount.module.css';
import { DeleteAccountDialog } from './DeleteAccountDialog.js';
import { OpenMatters } from './OpenMatters.js';

const AccountOpenMatters = graphql(`
  query AccountOpenMatters {
    accountOpenMatters {
      emailConfirmed
      visitsAhead
      unsettledVisits
    }
  }
`);

/** What deleting the account means, what has to be done before, and the way to it. */
export function DeleteAccount() {
  const { data, error, refetch } = useQuery(AccountOpenMatters, { fetchPolicy: 'network-only' });
  const [asking, setAsking] = useState(false);
  const matters = data?.accountOpenMatters;
  const open = matters && (!matters.emailConfirmed || matters.visitsAhead > 0 || matters.unsettledVisits > 0);
  return (
    <>
      <header className={styles.header}>
        <h1>Delete your account</h1>
        <p>This deletes everything we and the practices you visited know about you. It can't be undone.</p>
      </header>
      <div className={styles.sections}>
        <section>
          <h2>What we delete</h2>
          <ul>
            <li>Your account, and your name, email address and phone number wherever you've booked</li>
            <li>Your notes, your intake form answers, and what practices noted about you</li>
            <li>Your saved cards</li>
            <li>The text of your reviews, your name on them, your photos and videos</li>
            <li>Unused package sessions</li>
          </ul>
        </section>
        <section>
          <h2>What we keep, without your name</h2>
          <ul>
            <li>When visits took place and what was paid: practices must keep this for their books</li>
            <li>Your star ratings</li>
            <li>The balance of a gift card, for anyone who has its code</li>
          </ul>
        </section>
        <p>
          A review that you wrote from a practice’s link without logging in isn't tied to an account. Please write to us
          about it: hello@yarrow.example.
        </p>
        {error && <ErrorState heading="h2" onRetry={() => refetch()} />}
        {!error && !matters && <Skeleton lines={2} />}
        {open && <OpenMatters {...matters} />}
        {matters && !open && (
          <Button variant="danger" onClick={() => setAsking(true)}>
            Delete my account
          </Button>
        )}
      </div>
      <DeleteAccountDialog open={asking} onClose={() => setAsking(false)} />
    </>
  );
}
