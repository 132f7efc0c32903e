import { useQuery } from '@apollo/client/react';
import { useParams } from 'wouter';
import { usePageTitle } from '../../lib/usePageTitle.js';
import { graphql } from '../../gql/gql.js';
import { classNames } from '../../ui/classNames.js';
import { ErrorState } from '../../ui/EmptyState.js';
import { NextSteps } from './NextSteps.js';
import { AppointmentHeader } from './AppointmentHeader.js';
import { AppointmentNotFound } from './AppointmentNotFound.js';
import styles from './AppointmentPage.module.css';
import { AppointmentPractitioner } from './AppointmentPractitioner.js';
import { AppointmentSkeleton } from './AppointmentSkeleton.js';
import { InPersonNote } from './InPersonNote.js';
import { PaymentPanel } from './PaymentPanel.js';
import { PriceLines } from './PriceLines.js';
import { useFreshAppointment } from './useFreshAppointment.js';
import { WhenAndWhere } from './WhenAndWhere.js';

const AppointmentPageQuery = graphql(`
  query AppointmentPage($instantActionToken: String!) {
    tokenAppointment(instantActionToken: $instantActionToken) {
      id
      state
      past
      clientPaymentStatus
      ...InPersonNote_appointment
      ...AppointmentHeader_appointment
      ...AppointmentPractitioner_appointment
      ...WhenAndWhere_appointment
      ...PriceLines_appointment
      ...PaymentPanel_appointment
      ...NextSteps_appointment
    }
  }
`);

/** `/m/c/:instantActionToken`: all that a client needs of one appointment. The link is the right to see and change it. */
export function AppointmentPage() {
  usePageTitle('Your appointment');
  const { instantActionToken = '' } = useParams<{ instantActionToken: string }>();
  const { data, error, observable } = useQuery(AppointmentPageQuery, {
    variables: { instantActionToken },
    fetchPolicy: 'cache-and-network',
  });
  const appointment = data?.tokenAppointment;
  const refresh = useFreshAppointment(appointment, observable);
  if (error && !appointment) {
    return (
      <main id="main" tabIndex={-1}>
        <ErrorState heading="h1" title="This appointment did not load" onRetry={refresh} />
      </main>
    );
  }
  if (!data) return <AppointmentSkeleton />;
  if (!appointment) return <AppointmentNotFound />;
  // The clock runs: paying comes before everything else.
  const urgent = appointment.state === 'awaiting_payment';
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <InPersonNote appointment={appointment} />
      <AppointmentHeader appointment={appointment} onLapse={refresh} />
      <div className={classNames(styles.columns, urgent && styles.urgent)}>
        <div className={styles.main}>
          <AppointmentPractitioner appointment={appointment} />
          <WhenAndWhere appointment={appointment} />
        </div>
        <aside className={styles.side} aria-label="Price and payment">
          {!urgent && <PriceLines appointment={appointment} />}
          <PaymentPanel appointment={appointment} onChange={refresh} />
          {urgent && <PriceLines appointment={appointment} />}
        </aside>
      </div>
      <NextSteps appointment={appointment} onChange={refresh} />
    </main>
  );
}
