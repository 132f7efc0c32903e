import { graphql } from '../../../gql/gql.js';
import { useAction } from '../../../lib/useAction.js';
import { ConnectPage } from './ConnectPage.js';
import { useLeaving } from './useLeaving.js';

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
  'At Square you log in and allow Yarrow to take payments, give refunds and keep cards of your clients.',
  'Square brings you back here. Your password stays at Square.',
  'Payments are taken in the currency of your Square account, which has to be that of your practice.',
];

/** /portal/settings/banking/square/authorize: the way to consent at Square. */
export function SquareAuthorizePage() {
  const [gone, leave] = useLeaving();
  const connect = useAction(ConnectSquare, {
    failure: 'Square could not be connected',
    reasons: 'appended',
    unknownReason: 'please try again later',
    onSuccess: ({ url }) => leave(url),
  });
  return (
    <ConnectPage
      provider="Square"
      steps={STEPS}
      leaving={connect.pending || gone}
      onContinue={() => void connect.run({})}
    />
  );
}
