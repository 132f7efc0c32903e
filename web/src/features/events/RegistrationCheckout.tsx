import { lazyPart } from '../../lib/lazyPage.js';
import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { formatMoney } from '../../lib/money.js';
import { Icon } from '../../ui/Icon.js';
import { PartBoundary } from '../../ui/PartBoundary.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { Spinner } from '../../ui/Spinner.js';
import { useCountdown } from '../../lib/useCountdown.js';
import { CodeField } from '../checkout/CodeField.js';
import { PayByCard } from '../checkout/PayByCard.js';
import { redeemedCodes } from '../checkout/redeemedCodes.js';
import styles from './RegistrationCheckout.module.css';

const PaypalButtons = lazyPart(async () => (await import('../payments/PaypalButtons.js')).PaypalButtons);

export const RegistrationCheckout_registration = graphql(`
  fragment RegistrationCheckout_registration on BookableEventRegistration {
    id
    token
    amountCents
    amountCurrency
    dueCents
    paymentRequirement
    paymentDueBy
    discountCodeRedemptions {
      id
      ...RedeemedCodes_coupon
    }
    giftCardRedemptions {
      id
      ...RedeemedCodes_giftCard
    }
    practice {
      id
      hasPaymentProvider
      hasPaypalPaymentsEnabled
      hasVenmoPaymentsEnabled
    }
  }
`);

export interface RegistrationCheckoutProps {
  registration: FragmentType<typeof RegistrationCheckout_registration>;
  /** Something was paid, taken off or put back, or the time has run out: look at the registration again. */
  onChange: () => void;
}

/** The place is kept while the client pays: how long, codes, and the ways to pay. */
export function RegistrationCheckout({ onChange, ...props }: RegistrationCheckoutProps) {
  const registration = readFragment(RegistrationCheckout_registration, props.registration);
  const { id, token, amountCurrency, dueCents, paymentDueBy, practice } = registration;
  const subject = { appointmentId: id, instantActionToken: token };
  const paysNow = registration.paymentRequirement === 'charge';
  const amount = formatMoney(dueCents, amountCurrency);
  return (
    <div className={styles.checkout}>
      {paymentDueBy && <Countdown dueBy={paymentDueBy} onEnd={onChange} />}
      <CodeField
        subject={subject}
        currency={amountCurrency}
        redeemed={redeemedCodes(registration)}
        onChange={onChange}
      />
      {dueCents === 0 ? (
        <p role="status" className={styles.settling}>
          <Spinner size={20} label="" /> There's nothing left to pay. We're confirming your spot.
        </p>
      ) : (
        <>
          <ChargeNotice {...{ paysNow, amount }} />
          {practice.hasPaymentProvider && (
            <PayByCard
              about="registration"
              practiceId={practice.id}
              subject={subject}
              submitLabel={paysNow ? `Pay ${amount} and register` : 'Save card and register'}
              offerSaved
              lookupProblem="Error fetching payment method."
              prepare={async () => subject}
              onDone={onChange}
              onRefused={onChange}
            />
          )}
          {paysNow && (practice.hasPaypalPaymentsEnabled || practice.hasVenmoPaymentsEnabled) && (
            <PartBoundary waiting={<Skeleton lines={2} />}>
              <PaypalButtons
                about="registration"
                practiceId={practice.id}
                prepare={async () => subject}
                onPaid={onChange}
                onRefused={onChange}
              />
            </PartBoundary>
          )}
        </>
      )}
    </div>
  );
}

/** When and how much is charged. @param amount formatted */
function ChargeNotice({ paysNow, amount }: { paysNow: boolean; amount: string }) {
  if (paysNow) {
    return (
      <p>
        <strong>{amount}</strong> will be charged now.
      </p>
    );
  }
  return (
    <p>
      Nothing is charged today: the card will be charged the day of the event, <strong>{amount}</strong>.
    </p>
  );
}

function Countdown({ dueBy, onEnd }: { dueBy: string; onEnd: () => void }) {
  const left = useCountdown(dueBy, onEnd);
  return (
    <p className={styles.countdown}>
      <Icon name="clock" size={18} />
      <span>
        We're holding your place for <strong className={styles.left}>{left}</strong>
      </span>
    </p>
  );
}
