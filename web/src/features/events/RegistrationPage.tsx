import { useQuery } from '@apollo/client/react';
import { Link, useParams } from 'wouter';
import { isTimeZone } from '@yarrow/time/zones';
import { usePageTitle } from '../../lib/usePageTitle.js';
import { graphql } from '../../gql/gql.js';
import { PracticeMain } from '../../theme/PracticeMain.js';
import { ButtonLink } from '../../ui/Button.js';
import { Card } from '../../ui/Card.js';
import { ErrorState } from '../../ui/EmptyState.js';
import { CalendarLinks } from '../checkout/CalendarLinks.js';
import { AppStores } from './AppStores.js';
import { CancelRegistration } from './CancelRegistration.js';
import { EventFacts } from './EventFacts.js';
import { EventHost } from './EventHost.js';
import { EventSkeleton } from './EventSkeleton.js';
import { RegistrationCheckout } from './RegistrationCheckout.js';
import { RegistrationHeader } from './RegistrationHeader.js';
import { RegistrationNotFound } from './RegistrationNotFound.js';
import styles from './RegistrationPage.module.css';
import { RegistrationPayment } from './RegistrationPayment.js';
import { useFreshRegistration } from './useFreshRegistration.js';

const RegistrationPageQuery = graphql(`
  query RegistrationPage($token: String!) {
    tokenRegistration(token: $token) {
      id
      state
      isOwnerCancelled
      canCancel
      clientPaymentStatus
      fullTotal
      clientTimeZone
      virtualLink
      virtualInstructions
      calendarLinks {
        google
        outlook
        apple
      }
      event {
        id
        name
        kind
        description
        instructions
        past
        timeZone
        url
        ...EventFacts_event
      }
      practice {
        id
        practitionerFirstName
        url
        ...PracticeStyle_practice
        ...EventHost_practice
      }
      ...RegistrationHeader_registration
      ...RegistrationPayment_registration
      ...RegistrationCheckout_registration
      ...CancelRegistration_registration
    }
  }
`);

/** `/manage_event_registrations/:token`: a registration for a group event: booked, or cancelled by client or owner. */
export function RegistrationPage() {
  usePageTitle('Your registration');
  const { token = '' } = useParams<{ token: string }>();
  const { data, error, observable } = useQuery(RegistrationPageQuery, {
    variables: { token },
    fetchPolicy: 'cache-and-network',
  });
  const registration = data?.tokenRegistration;
  const refresh = useFreshRegistration(registration ? waitsFor(registration) : undefined, observable);
  if (error && !registration) {
    return (
      <main id="main" tabIndex={-1}>
        <ErrorState heading="h1" title="Your registration did not load" onRetry={refresh} />
      </main>
    );
  }
  if (!data) return <EventSkeleton />;
  if (!registration) return <RegistrationNotFound />;

  const { event, practice, state, clientTimeZone } = registration;
  const zone = isTimeZone(clientTimeZone) ? clientTimeZone : event.timeZone;
  const booked = state === 'booked' && !registration.isOwnerCancelled;
  const join = { link: registration.virtualLink ?? null, instructions: registration.virtualInstructions ?? null };
  return (
    <PracticeMain practice={practice} className={styles.page}>
      <RegistrationHeader registration={registration} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Card as="section" className={styles.event}>
            <h2 className={styles.name}>
              <Link href={event.url}>{event.name}</Link>
            </h2>
            <EventFacts event={event} zone={zone} join={booked && event.kind === 'virtual' ? join : undefined} />
            {booked && !event.past && <CalendarLinks links={registration.calendarLinks} />}
            <EventTexts event={event} />
          </Card>
          <EventHost practice={practice} title={`Questions? Ask ${practice.practitionerFirstName}`} />
        </div>
        <aside className={styles.side} aria-label="Payment">
          {state === 'awaiting_payment' ? (
            <Card as="section">
              <h2 className={styles.heading}>Pay for your place</h2>
              <RegistrationCheckout registration={registration} onChange={refresh} />
            </Card>
          ) : (
            <RegistrationPayment registration={registration} onChange={refresh} />
          )}
        </aside>
      </div>
      <div className={styles.next}>
        {!booked && (
          <ButtonLink href={state === 'unavailable' ? event.url : practice.url}>{nextText(state, practice)}</ButtonLink>
        )}
        {registration.canCancel && <CancelRegistration registration={registration} zone={zone} onChange={refresh} />}
      </div>
      <AppStores />
    </PracticeMain>
  );
}

function EventTexts({ event }: { event: { instructions: string | null; description: string | null } }) {
  return (
    <>
      {event.instructions && (
        <div className={styles.prepare}>
          <h3 className={styles.heading}>How to prepare</h3>
          <p className={styles.words}>{event.instructions}</p>
        </div>
      )}
      {event.description && <p className={styles.words}>{event.description}</p>}
    </>
  );
}

/** What may change without our doing, a moment from now. */
function waitsFor({ state, clientPaymentStatus, fullTotal }: Waiting): 'for-payment' | 'for-refund' | undefined {
  if (state === 'awaiting_payment') return 'for-payment';
  return state !== 'booked' && clientPaymentStatus === 'Paid' && fullTotal > 0 ? 'for-refund' : undefined;
}

interface Waiting {
  state: string;
  clientPaymentStatus: string;
  fullTotal: number;
}

function nextText(state: string, { practitionerFirstName }: { practitionerFirstName: string }): string {
  return state === 'unavailable' ? 'Register again' : `See what ${practitionerFirstName} offers`;
}
