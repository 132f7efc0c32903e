import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { formatDuration } from '../../lib/duration.js';
import { Card } from '../../ui/Card.js';
import { PriceList, PriceList_line } from '../checkout/PriceList.js';
import styles from './PriceLines.module.css';

export const PriceLines_appointment = graphql(`
  fragment PriceLines_appointment on Appointment {
    id
    amountCurrency
    dueCents
    priceLines {
      ...PriceList_line
    }
    appointmentServices {
      id
      name
      addOn
      timeLength
    }
    package {
      id
      name
      numberOfSessions
    }
    packageSessionNumber
    invoices {
      id
      number
      path
    }
  }
`);

/** What was booked and what it costs, down to what is still due. */
export function PriceLines(props: { appointment: FragmentType<typeof PriceLines_appointment> }) {
  const appointment = readFragment(PriceLines_appointment, props.appointment);
  const { package: bought, packageSessionNumber, appointmentServices: services } = appointment;
  const lines = appointment.priceLines.map((line) => readFragment(PriceList_line, line));
  const [invoice] = appointment.invoices;
  // Nothing is owed for the services of a visit that will not take place; they are listed without prices.
  const owed = lines.some(({ kind }) => kind === 'service');
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>Services and price</h2>
      {bought && packageSessionNumber && (
        <p className={styles.session}>
          Session {packageSessionNumber} of {bought.numberOfSessions} · {bought.name}
        </p>
      )}
      {!owed && (
        <ul className={styles.booked}>
          {services.map((service) => (
            <li key={service.id}>{[service.name, detailOf(service)].filter(Boolean).join(' · ')}</li>
          ))}
        </ul>
      )}
      <PriceList
        lines={lines}
        details={services.map(detailOf)}
        dueCents={appointment.dueCents}
        currency={appointment.amountCurrency}
      />
      {invoice?.path && (
        <a className={styles.invoice} href={invoice.path} target="_blank" rel="noreferrer">
          Invoice {invoice.number} (PDF)
        </a>
      )}
    </Card>
  );
}

function detailOf({ addOn, timeLength }: { addOn: boolean; timeLength: number }): string {
  return [addOn && 'Add-on', timeLength > 0 && formatDuration(timeLength)].filter(Boolean).join(' · ');
}
