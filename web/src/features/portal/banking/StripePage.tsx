import { usePageTitle } from '../../../lib/usePageTitle.js';
import { ButtonLink } from '../../../ui/Button.js';
import { StripeIssues } from './AccountIssues.js';
import { ActivateButton } from './ActivateButton.js';
import { ConnectionFrame, NotThere } from '../connecting/ConnectionFrame.js';
import { ProviderCard } from '../connecting/ProviderCard.js';
import { ABOVE_PROVIDER, BANKING, stripeStanding } from './providers.js';
import { ReturnAlert } from '../connecting/ReturnAlert.js';
import { type PaymentAccounts, useBanking } from './useBanking.js';
import { useReturnFromProvider } from '../connecting/useReturnFromProvider.js';

/** /portal/settings/banking/stripe: the practice's account at Stripe. */
export function StripePage() {
  usePageTitle('Stripe');
  const came = useReturnFromProvider('Stripe');
  const { practice, accounts, failed, retry } = useBanking();
  const active = practice?.paymentProvider === 'stripe';
  const standing = accounts && stripeStanding(accounts, active);
  return (
    <ConnectionFrame title="Stripe" above={ABOVE_PROVIDER}>
      <ReturnAlert provider="Stripe" came={came} works={standing?.works ?? false} />
      {accounts && standing ? (
        <ProviderCard
          name={accounts.stripe.displayName ?? 'Your account'}
          standing={standing}
          detail={
            accounts.stripe.stripeConnected
              ? 'Payouts, bank account and details are kept at Stripe.'
              : 'Connect Stripe to charge cards when clients book.'
          }
          actions={
            <>
              {standing.works && !active && <ActivateButton provider="stripe" />}
              <StripeLink stripe={accounts.stripe} />
            </>
          }
        >
          <StripeIssues stripe={accounts.stripe} />
        </ProviderCard>
      ) : (
        <NotThere failed={failed} onRetry={retry} />
      )}
    </ConnectionFrame>
  );
}

/** Where something is missing, what is said of it has the way to Stripe. */
function StripeLink({ stripe }: { stripe: PaymentAccounts['stripe'] }) {
  if (stripe.connectionError || stripe.requirementsDue.length + stripe.requirementsPastDue.length > 0) return null;
  const { stripeConnected } = stripe;
  return (
    <ButtonLink size="sm" variant={stripeConnected ? 'outline' : 'primary'} href={`${BANKING}/link`}>
      {stripeConnected ? 'Update your details at Stripe' : 'Connect Stripe'}
    </ButtonLink>
  );
}
