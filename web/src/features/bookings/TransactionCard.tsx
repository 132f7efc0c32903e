import { formatDate } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { Link } from 'wouter';
import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { formatMoney } from '../../lib/money.js';
import { readingZone } from '../../lib/visitTimes.js';
import { Avatar } from '../../ui/Avatar.js';
import { Badge } from '../../ui/Badge.js';
import { Card } from '../../ui/Card.js';
import styles from './TransactionCard.module.css';
import { isHold, transactionState } from './transactionState.js';

export const TransactionCard_transaction = graphql(`
  fragment TransactionCard_transaction on Transaction {
    id
    amountCents
    amountCurrency
    state
    type
    createdAt
    scheduledFor
  }
`);

export interface TransactionCardProps {
  transaction: FragmentType<typeof TransactionCard_transaction>;
  /** The visit that was paid for. */
  appointment: {
    instantActionToken: string;
    timeZone: string;
    clientTimeZone: string;
    appointmentServices: readonly { name: string; addOn: boolean }[];
    practice: { name: string; practitionerName: string; photoUrl?: string | null | undefined };
  };
}

/** A transaction, or a planned one: service, practice, amount and state. */
export function TransactionCard({ appointment, ...props }: TransactionCardProps) {
  const transaction = readFragment(TransactionCard_transaction, props.transaction);
  const { practice } = appointment;
  const { label, tone } = transactionState(transaction);
  const zone = readingZone(appointment);
  const service = appointment.appointmentServices.find((line) => !line.addOn)?.name;
  return (
    <Card as="li" padding="none" className={styles.card}>
      <Avatar name={practice.practitionerName} src={practice.photoUrl} size="md" decorative />
      <div className={styles.facts}>
        <h2 className={styles.title}>
          <Link href={`/m/c/${appointment.instantActionToken}`}>{service}</Link>
        </h2>
        <p className={styles.practice}>{practice.name}</p>
        {transaction.type === 'Refund' && <p className={styles.practice}>Refund</p>}
        <p className={styles.date}>{formatDate(parseOffsetDateTime(transaction.createdAt), zone)}</p>
        {isHold(transaction.type) && label === 'PENDING' && (
          <p className={styles.hold}>
            The card will be charged the day of the appointment
            {transaction.scheduledFor && `, ${formatDate(parseOffsetDateTime(transaction.scheduledFor), zone)}`}.
          </p>
        )}
      </div>
      <div className={styles.end}>
        <p className={styles.amount}>
          {transaction.type === 'Refund' && '−'}
          {transaction.amountCents === 0 ? 'Free' : formatMoney(transaction.amountCents, transaction.amountCurrency)}
        </p>
        <Badge tone={tone}>{label}</Badge>
      </div>
    </Card>
  );
}
