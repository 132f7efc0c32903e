import { useQuery } from '@apollo/client/react';
import { Link, useLocation, useParams } from 'wouter';
import { usePageTitle } from '../../lib/usePageTitle.js';
import { graphql } from '../../gql/gql.js';
import { refetchFresh } from '../../lib/refetchFresh.js';
import { practitionerHours, visitDate, visitHours } from '../../lib/visitTimes.js';
import { ButtonLink } from '../../ui/Button.js';
import { EmptyState, ErrorState } from '../../ui/EmptyState.js';
import { Icon } from '../../ui/Icon.js';
import { showToast } from '../../lib/toasts.js';
import { AppointmentNotFound } from './AppointmentNotFound.js';
import { AppointmentSkeleton } from './AppointmentSkeleton.js';
import styles from './MovePage.module.css';
import { MoveTimes } from './MoveTimes.js';

const MovedAppointment = graphql(`
  query MovedAppointment($instantActionToken: String!) {
    tokenAppointment(instantActionToken: $instantActionToken) {
      id
      instantActionToken
      state
      startsAt
      endsAt
      timeZone
      clientTimeZone
      canReschedule
      cancellationFeeCents
      lateCancellationFeeCents
      rescheduleFeesCents
      freeCancellationUntil
      amountCurrency
      appointmentServices {
        id
        name
        addOn
        amountCents
      }
      packageSessionNumber
      cancellationTerms {
        ...CancellationTerms_terms
      }
      practice {
        id
        practitionerName
        practitionerFirstName
      }
    }
  }
`);

/** `/m/c/:instantActionToken/move`: another time for an appointment, chosen by its client. */
export function MovePage() {
  usePageTitle('Move your appointment');
  const { instantActionToken = '' } = useParams<{ instantActionToken: string }>();
  const [, navigate] = useLocation();
  const { data, error, observable } = useQuery(MovedAppointment, {
    variables: { instantActionToken },
    fetchPolicy: 'cache-and-network',
  });
  const refresh = () => refetchFresh(observable);
  const appointment = data?.tokenAppointment;
  const back = `/m/c/${encodeURIComponent(instantActionToken)}`;
  if (error && !appointment) {
    return (
      <main id="main" tabIndex={-1}>
        <ErrorState heading="h1" title="This appointment did not load" onRetry={refresh} />
      </main>
    );
  }
  if (!data) return <AppointmentSkeleton />;
  if (!appointment) return <AppointmentNotFound />;
  const elsewhere = practitionerHours(appointment);
  const moved = () => {
    showToast('Your appointment has been moved.');
    navigate(back, { replace: true, state: { changed: true } });
  };
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <Link href={back} className={styles.back}>
        <Icon name="arrow-left" size={18} /> Your appointment
      </Link>
      <header className={styles.header}>
        <h1>Move your appointment</h1>
        <p>
          {appointment.appointmentServices[0]?.name} with {appointment.practice.practitionerName}, now on{' '}
          <strong>{visitDate(appointment)}</strong>, {visitHours(appointment)}
          {elsewhere && ` (${elsewhere} for ${appointment.practice.practitionerFirstName})`}.
        </p>
      </header>
      {appointment.canReschedule ? (
        <MoveTimes appointment={appointment} onMoved={moved} onChange={refresh} />
      ) : (
        <EmptyState
          icon="calendar"
          title="This appointment can no longer be moved"
          action={<ButtonLink href={back}>Back to your appointment</ButtonLink>}
        >
          It has started, was cancelled or was never confirmed.
        </EmptyState>
      )}
    </main>
  );
}
