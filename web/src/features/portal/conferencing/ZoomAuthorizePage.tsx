import { graphql } from '../../../gql/gql.js';
import { useAction } from '../../../lib/useAction.js';
import { ConnectPage } from '../connecting/ConnectPage.js';
import { useLeaving } from '../connecting/useLeaving.js';
import { ConferencingNotInPlan } from './ConferencingNotInPlan.js';
import { ABOVE_PROVIDER } from './places.js';
import { useConferencing } from './useConferencing.js';

const ConnectVideoConferencing = graphql(`
  mutation ConnectVideoConferencing($provider: ConferencingProvider!) {
    connectVideoConferencing(provider: $provider) {
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
  'At Zoom, log in and allow Yarrow to make, change and delete meetings for you.',
  'Zoom brings you back here. Your password stays at Zoom.',
  'Virtual visits and group events that are booked from then on get a meeting of their own. In Zoom it is named after the service; no client is named.',
];

/** /portal/settings/conferencing/zoom/authorize: the way to consent at Zoom. */
export function ZoomAuthorizePage() {
  const { offered } = useConferencing();
  const [gone, leave] = useLeaving();
  const connect = useAction(ConnectVideoConferencing, {
    failure: 'Something went wrong',
    firstReasonOnly: true,
    onSuccess: ({ url }) => leave(url),
  });
  if (offered === false) return <ConferencingNotInPlan />;
  return (
    <ConnectPage
      provider="Zoom"
      above={ABOVE_PROVIDER}
      steps={STEPS}
      leaving={connect.pending || gone}
      onContinue={() => void connect.run({ provider: 'zoom' })}
    />
  );
}
