import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { formatDuration } from '../../lib/duration.js';
import { formatMoney } from '../../lib/money.js';
import { Card } from '../../ui/Card.js';
import { classNames } from '../../ui/classNames.js';
import { Price } from '../../ui/Price.js';
import styles from './PriceLines.module.css';
import { priceRows } from './priceRows.js';

export const PriceLines_appointment = graphql(`
  fragment PriceLines_appointment on Appointment {
    id
    amountCents
    amountCurrency
    tipAmountCents
    feeCents
    platformFeeCents
    fullTotal
    dueCents
    appointmentServices {
      id
      name
      addOn
      amountCents
      timeLength
    }
    adjustments {
      id
      amountCents
      note
    }
  }
`);

/** What was booked and what it costs, down to what is still due. */
export function PriceLines(props: { appointment: FragmentType<typeof PriceLines_appointment> }) {
  const appointment = readFragment(PriceLines_appointment, props.appointment);
  const { amountCurrency: currency, amountCents } = appointment;
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>Services and price</h2>
      <dl className={styles.rows}>
        {appointment.appointmentServices.map((line) => (
          <div key={line.id} className={styles.row}>
            <dt>
              {line.name}
              <span className={styles.detail}>{detailOf(line)}</span>
            </dt>
            <dd>
              <Price amountCents={line.amountCents} currency={currency} />
            </dd>
          </div>
        ))}
        {priceRows(appointment).map((row) => (
          <Row key={row.label} label={row.label} amount={signedMoney(row.amountCents, currency)} />
        ))}
        <Row
          label="Total"
          amount={amountCents === 0 ? 'Free' : formatMoney(appointment.fullTotal, currency)}
          className={styles.total}
        />
        {appointment.adjustments.map(({ id, note, amountCents: returned }) => (
          <Row key={id} label={note ?? 'Refund'} amount={signedMoney(-Math.abs(returned), currency)} />
        ))}
        {appointment.dueCents > 0 && (
          <Row label="Due" amount={formatMoney(appointment.dueCents, currency)} className={styles.due} />
        )}
      </dl>
    </Card>
  );
}

function Row({ label, amount, className }: { label: string; amount: string; className?: string | undefined }) {
  return (
    <div className={classNames(styles.row, className)}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}

/** With a minus sign as wide as the digits, not a hyphen. */
function signedMoney(amountCents: number, currency: string): string {
  const sign = amountCents < 0 ? '−' : '';
  return sign + formatMoney(Math.abs(amountCents), currency);
}

function detailOf({ addOn, timeLength }: { addOn: boolean; timeLength: number }): string {
  return [addOn && 'Add-on', timeLength > 0 && formatDuration(timeLength)].filter(Boolean).join(' · ');
}
