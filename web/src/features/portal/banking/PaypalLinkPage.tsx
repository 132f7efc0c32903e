import { graphql } from '../../../gql/gql.js';
import { useAction } from '../../../lib/useAction.js';
import { ConnectPage } from '../connecting/ConnectPage.js';
import { PaypalNotInPlan } from './PaypalNotInPlan.js';
import { useBanking } from './useBanking.js';
import { ABOVE_PROVIDER } from './providers.js';
import { useLeaving } from '../connecting/useLeaving.js';

const ConnectPaypal = graphql(`
  mutation ConnectPaypal {
    connectPaypal {
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
  'At PayPal, log in to your business account or open one, and allow Yarrow to take payments and give refunds.',
  'PayPal brings you back here, and we check that your account can be paid.',
  'Then choose whether to show clients PayPal and, in US dollars, Venmo.',
];

/** /portal/settings/banking/paypal/link: the way to onboarding at PayPal. */
export function PaypalLinkPage() {
  const [gone, leave] = useLeaving();
  const connect = useAction(ConnectPaypal, {
    failure: "We couldn't connect PayPal",
    reasons: 'appended',
    unknownReason: 'please try again later',
    onSuccess: ({ url }) => leave(url),
  });
  const { practice } = useBanking();
  if (practice && !practice.paypalEnabled) return <PaypalNotInPlan />;
  return (
    <ConnectPage
      provider="PayPal"
      above={ABOVE_PROVIDER}
      steps={STEPS}
      leaving={connect.pending || gone}
      onContinue={() => void connect.run({})}
    />
  );
}
