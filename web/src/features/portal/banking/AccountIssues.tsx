import { Alert } from '../../../ui/Alert.js';
import { ButtonLink } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { BANKING, requirementLabels } from './providers.js';
import type { PaymentAccounts } from './useBanking.js';

/** What stands between the practice and being paid by Stripe. */
export function StripeIssues({ stripe }: { stripe: PaymentAccounts['stripe'] }) {
  const { connectionError, requirementsDue, requirementsPastDue, operational, stripeConnected } = stripe;
  const link = (label: string) => (
    <ButtonLink size="sm" variant="outline" href={`${BANKING}/link`}>
      {label}
    </ButtonLink>
  );
  if (connectionError) {
    return (
      <Alert tone="error" interrupts={false} action={link('Reconnect')}>
        {`Issue connecting to Stripe: ${connectionError}`}
      </Alert>
    );
  }
  const past = requirementLabels(requirementsPastDue);
  const due = requirementLabels(requirementsDue).filter((label) => !past.includes(label));
  if (past.length + due.length === 0) {
    if (!stripeConnected || operational) return null;
    return <Alert tone="calm">Stripe is reviewing your account. You can charge cards as soon as it's done.</Alert>;
  }
  return (
    <Alert
      tone={past.length > 0 ? 'error' : 'warning'}
      interrupts={false}
      title="Stripe needs more information"
      action={link('Continue at Stripe')}
    >
      <Missing label="Past due" things={past} />
      <Missing label="Due" things={due} />
    </Alert>
  );
}

function Missing({ label, things }: { label: string; things: readonly string[] }) {
  if (things.length === 0) return null;
  return (
    <chakra.span display="block">
      {label}: {things.join('; ')}.
    </chakra.span>
  );
}

/** What is the matter with our access to Square. */
export function SquareIssues({ square }: { square: PaymentAccounts['square'] }) {
  if (!square.error) return null;
  return (
    <Alert
      tone={square.error === 'access_expired' ? 'warning' : 'error'}
      interrupts={false}
      title={square.error === 'access_expired' ? 'Access expired' : 'Connection error'}
      action={
        <ButtonLink size="sm" variant="outline" href={`${BANKING}/square/authorize`}>
          Reconnect
        </ButtonLink>
      }
    >
      {square.message} Please reconnect to keep charging cards.
    </Alert>
  );
}

/** What stands between the practice and being paid by PayPal. */
export function PaypalIssues({ paypal }: { paypal: PaymentAccounts['paypal'] }) {
  if (!paypal.paypalConnected) return null;
  if (paypal.message) {
    return (
      <Alert
        tone="error"
        interrupts={false}
        title="Access lost"
        action={
          <ButtonLink size="sm" variant="outline" href={`${BANKING}/paypal/link`}>
            Reconnect
          </ButtonLink>
        }
      >
        {paypal.message}
      </Alert>
    );
  }
  const status = paypal.sellerStatus;
  return (
    <>
      {status && !status.paymentsReceivable && (
        <Alert tone="error" interrupts={false} title="Your PayPal account is restricted">
          It can't receive payments right now. Check your account at PayPal or ask PayPal support.
        </Alert>
      )}
      {status && !status.primaryEmailConfirmed && (
        <Alert tone="warning" title="Your primary email isn't confirmed">
          Please confirm your email address at PayPal to receive payments. PayPal has sent you a link.
        </Alert>
      )}
    </>
  );
}
