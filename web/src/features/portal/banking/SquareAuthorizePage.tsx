import { graphql } from '../../../gql/gql.js';
import { useAction } from '../../../lib/useAction.js';
import { ConnectPage } from '../connecting/ConnectPage.js';
import { ABOVE_PROVIDER } from './providers.js';
import { useLeaving } from '../connecting/useLeaving.js';

const ConnectSquare = graphql(`
  mutation ConnectSquare {
    connectSquare {
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
  "At Square, log in and allow Yarrow to take payments, give refunds and save your clients' cards.",
  'Square brings you back here. Your password stays at Square.',
  "Payments are taken in your Square account's currency, which must match your practice's.",
];

/** /portal/settings/banking/square/authorize: the way to consent at Square. */
export function SquareAuthorizePage() {
  const [gone, leave] = useLeaving();
  const connect = useAction(ConnectSquare, {
    failure: "We couldn't connect Square",
    reasons: 'appended',
    unknownReason: 'please try again later',
    onSuccess: ({ url }) => leave(url),
  });
  return (
    <ConnectPage
      provider="Square"
      above={ABOVE_PROVIDER}
      steps={STEPS}
      leaving={connect.pending || gone}
      onContinue={() => void connect.run({})}
    />
  );
}
