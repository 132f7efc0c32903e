import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { EmptyState } from '../../ui/EmptyState.js';
import styles from './BookingTabs.module.css';
import { TransactionCard } from './TransactionCard.js';
import { newestFirst } from './transactionState.js';

export const Transactions_appointment = graphql(`
  fragment Transactions_appointment on Appointment {
    id
    instantActionToken
    timeZone
    clientTimeZone
    appointmentServices {
      id
      name
      addOn
    }
    practice {
      id
      name
      practitionerName
      photoUrl
    }
    transaction {
      id
      createdAt
      ...TransactionCard_transaction
    }
    transactions {
      id
      createdAt
      ...TransactionCard_transaction
    }
  }
`);

/** Every movement of money of all bookings, and each charge that is planned; the newest first. */
export function Transactions(props: { appointments: readonly FragmentType<typeof Transactions_appointment>[] }) {
  const movements = props.appointments.flatMap((masked) => {
    const appointment = readFragment(Transactions_appointment, masked);
    // The planned charge of a visit is no movement yet and stands by itself.
    const planned = appointment.transaction ? [appointment.transaction] : [];
    const all = new Map([...appointment.transactions, ...planned].map((movement) => [movement.id, movement]));
    return [...all.values()].map((transaction) => ({ appointment, transaction, createdAt: transaction.createdAt }));
  });
  if (movements.length === 0) {
    return (
      <EmptyState icon="card" title="No transactions yet">
        Your payments and upcoming charges are listed here.
      </EmptyState>
    );
  }
  return (
    <ul className={styles.cards}>
      {newestFirst(movements).map(({ appointment, transaction }) => (
        <TransactionCard
          key={`${appointment.id} ${transaction.id}`}
          transaction={transaction}
          appointment={appointment}
        />
      ))}
    </ul>
  );
}
