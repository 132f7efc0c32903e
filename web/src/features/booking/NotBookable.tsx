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
        heading="h1"
        icon="calendar"
        title={`${practice.practitionerFirstName} isn't taking bookings right now`}
        action={<ButtonLink href="/practitioner-search">Find another practitioner</ButtonLink>}
      >
        Please check back later.
      </EmptyState>
    </main>
  );
}

/** The link names a package that does not exist, or one of another practice. */
export function UnknownPackage({ practice }: { practice: BookingPractice }) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <EmptyState
        heading="h1"
        icon="gift"
        title="We couldn't find this package"
        action={<ButtonLink href={bookHref(practice.slug)}>Book with {practice.practitionerFirstName}</ButtonLink>}
      >
        The link may be incomplete. Open it again from your booking or your email.
      </EmptyState>
    </main>
  );
}

/** All that was bought has been booked. */
export function NoSessionLeft({ practice, name }: { practice: BookingPractice; name: string }) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <EmptyState
        heading="h1"
        icon="gift"
        title="All sessions of this package are booked"
        action={<ButtonLink href={bookHref(practice.slug)}>Book another session</ButtonLink>}
      >
        {name} has no sessions left. If you cancel a session in time, you can book it again.
      </EmptyState>
    </main>
  );
}
