import { ButtonLink } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { bookHref } from '../../lib/bookHref.js';
import styles from './BookingPage.module.css';
import type { BookingPractice } from './bookingPractice.js';

/** The practice takes no bookings. */
export function NotBookable({ practice }: { practice: BookingPractice }) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <EmptyState
        icon="calendar"
        title={`${practice.practitionerFirstName} takes no bookings at the moment`}
        action={<ButtonLink href="/practitioner-search">Find another practitioner</ButtonLink>}
      >
        Please look again later.
      </EmptyState>
    </main>
  );
}

/** The link names a package that does not exist, or one of another practice. */
export function UnknownPackage({ practice }: { practice: BookingPractice }) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <EmptyState
        icon="gift"
        title="We could not find this package"
        action={<ButtonLink href={bookHref(practice.slug)}>Book with {practice.practitionerFirstName}</ButtonLink>}
      >
        The link may have lost a letter on its way. Open it again from your booking or your e-mail.
      </EmptyState>
    </main>
  );
}

/** All that was bought has been booked. */
export function NoSessionLeft({ practice, name }: { practice: BookingPractice; name: string }) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <EmptyState
        icon="gift"
        title="All sessions of this package are booked"
        action={<ButtonLink href={bookHref(practice.slug)}>Book another session</ButtonLink>}
      >
        {name} has no session left. A session that is cancelled in time comes back.
      </EmptyState>
    </main>
  );
}
