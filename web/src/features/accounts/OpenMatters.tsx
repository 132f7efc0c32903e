import { ButtonLink } from '../../ui/Button.js';
import styles from './DeleteAccount.module.css';
import { SendConfirmationLink } from './SendConfirmationLink.js';

export interface OpenMattersProps {
  emailConfirmed: boolean;
  visitsAhead: number;
  unsettledVisits: number;
}

/** What users have to do before they can delete their account. */
export function OpenMatters({ emailConfirmed, visitsAhead, unsettledVisits }: OpenMattersProps) {
  return (
    <section aria-labelledby="open-matters" className={styles.open}>
      <h2 id="open-matters">Before you can delete it</h2>
      <ul>
        {visitsAhead > 0 && (
          <li>
            {visitsAhead === 1
              ? 'You have an upcoming visit. Please cancel it first.'
              : `You have ${visitsAhead} upcoming visits. Please cancel them first.`}
          </li>
        )}
        {unsettledVisits > 0 && (
          <li>
            {unsettledVisits === 1 ? "A visit isn't" : `${unsettledVisits} visits aren't`} settled yet: there's still
            something to pay, or a payment is in progress.
          </li>
        )}
        {!emailConfirmed && (
          <li>Your email address isn't confirmed. Confirm it so we know the bookings under it are yours.</li>
        )}
      </ul>
      {(visitsAhead > 0 || unsettledVisits > 0) && <ButtonLink href="/bookings">Go to your bookings</ButtonLink>}
      {!emailConfirmed && <SendConfirmationLink variant="outline">Send me the link</SendConfirmationLink>}
    </section>
  );
}
