import type { ReactNode } from 'react';
import { bookHref } from '../../lib/bookHref.js';
import { ButtonLink } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import type { IconName } from '../../ui/Icon.js';
import styles from './BookingPage.module.css';
import type { BookingPractice } from './bookingPractice.js';

export interface BookingClosedProps {
  practice: BookingPractice;
  /**
   * closed: the practice takes no bookings; unknown-package: the link names a package that does not exist, or one of
   * another practice; no-session-left: all that was bought has been booked.
   */
  why: 'closed' | 'unknown-package' | 'no-session-left';
  packageName?: string;
}

/** The page in place of the booking flow where nothing can be booked. */
export function BookingClosed({ practice, why, packageName }: BookingClosedProps) {
  const { slug, practitionerFirstName } = practice;
  if (why === 'closed') {
    return (
      <Page
        icon="calendar"
        title={`${practitionerFirstName} isn't taking bookings right now`}
        action={<ButtonLink href="/practitioner-search">Find another practitioner</ButtonLink>}
      >
        Please check back later.
      </Page>
    );
  }
  if (why === 'unknown-package') {
    return (
      <Page
        icon="gift"
        title="We couldn't find this package"
        action={<ButtonLink href={bookHref(slug)}>Book with {practitionerFirstName}</ButtonLink>}
      >
        The link may be incomplete. Open it again from your booking or your email.
      </Page>
    );
  }
  return (
    <Page
      icon="gift"
      title="All sessions of this package are booked"
      action={<ButtonLink href={bookHref(slug)}>Book another session</ButtonLink>}
    >
      {packageName} has no sessions left. If you cancel a session in time, you can book it again.
    </Page>
  );
}

interface PageProps {
  icon: IconName;
  title: string;
  action: ReactNode;
  children: ReactNode;
}

function Page(props: PageProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <EmptyState heading="h1" {...props} />
    </main>
  );
}
