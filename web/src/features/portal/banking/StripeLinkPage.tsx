import { useSearchParams } from 'wouter';
import { graphql } from '../../../gql/gql.js';
import { useAction } from '../../../lib/useAction.js';
import { Alert } from '../../../ui/Alert.js';
import { ConnectPage } from '../connecting/ConnectPage.js';
import { ABOVE_PROVIDER } from './providers.js';
import { useLeaving } from '../connecting/useLeaving.js';

const ConnectStripe = graphql(`
  mutation ConnectStripe {
    connectStripe {
      result
      errors {
        code
        message
        field
      }
      url
    }
  }
`);

const STEPS = [
  'At Stripe, enter who you are and the bank account for payouts. Have an ID ready.',
  "Stripe brings you back here and says what's still missing.",
  'Once Stripe has everything it needs, clients can pay by card.',
];

/** /portal/settings/banking/link: the way to onboarding at Stripe. Its links are for once and a few minutes. */
export function StripeLinkPage() {
  const [gone, leave] = useLeaving();
  const connect = useAction(ConnectStripe, {
    failure: 'Issue connecting to Stripe',
    reasons: 'appended',
    unknownReason: 'please try again later',
    onSuccess: ({ url }) => leave(url),
  });
  const [parameters] = useSearchParams();
  return (
    <ConnectPage
      provider="Stripe"
      above={ABOVE_PROVIDER}
      steps={STEPS}
      leaving={connect.pending || gone}
      onContinue={() => void connect.run({})}
      notice={
        parameters.has('expired') && (
          <Alert tone="calm" title="Your link to Stripe had expired">
            Links to Stripe work once, for a few minutes. Continue where you left off.
          </Alert>
        )
      }
    />
  );
}
