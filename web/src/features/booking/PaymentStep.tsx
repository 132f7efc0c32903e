import type { PaymentRequirement } from '../../gql/graphql.js';
import { formatMoney } from '../../lib/money.js';
import { CardEntry } from '../payments/CardEntry.js';
import type { CardSubject } from '../payments/useCardSetup.js';
import styles from './PaymentStep.module.css';

export interface PaymentStepProps {
  practiceId: string;
  currency: string;
  amountCents: number;
  requirement: PaymentRequirement;
  /** Who decides about the request; undefined where bookings are confirmed at once. */
  practitioner: string | undefined;
  /** The time is not kept any more. */
  disabled: boolean;
  /** Books, once the card form is complete. */
  prepare: () => Promise<CardSubject | undefined>;
  onSaved: () => void;
  onRefused: (code: string) => void;
}

/** The card: charged now, or on the day. */
export function PaymentStep({ amountCents, currency, requirement, practitioner, ...entry }: PaymentStepProps) {
  const amount = formatMoney(amountCents, currency);
  return (
    <div className={styles.step}>
      <p>
        {requirement === 'charge' ? (
          <>
            <strong>{amount}</strong> will be charged now.
            {practitioner && ` If ${practitioner} cannot take you, all of it goes back to your card.`}
          </>
        ) : (
          <>
            Nothing is charged today: the card will be charged the day of the appointment, <strong>{amount}</strong>.
          </>
        )}
      </p>
      <CardEntry {...entry} submitLabel={requirement === 'charge' ? `Pay ${amount} and book` : 'Save card and book'} />
    </div>
  );
}
