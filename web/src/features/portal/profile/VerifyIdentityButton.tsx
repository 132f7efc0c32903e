import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import { Alert } from '../../../ui/Alert.js';
import { Button } from '../../../ui/Button.js';
import { useLeaving } from '../connecting/useLeaving.js';

const VerificationSession = graphql(`
  query VerificationSession {
    verificationSession {
      id
      status
      url
    }
  }
`);

const FAILED = "We couldn't open the identity check. Please try again later.";
const PROCESSING = 'Your document is being checked. Please come back in a few minutes.';
const VERIFIED = 'Your identity is verified. Reload the page to see what comes next.';

/** Leads to the page of the card provider where practitioners show who they are; it leads back to the profile. */
export function VerifyIdentityButton() {
  // The client itself: a hook for queries on demand would be part of what every page loads.
  const client = useApolloClient();
  const [asking, setAsking] = useState(false);
  const [leaving, leave] = useLeaving();
  const [notice, setNotice] = useState<string>();
  const open = async () => {
    setNotice(undefined);
    setAsking(true);
    const answer = client.query({ query: VerificationSession, fetchPolicy: 'network-only' });
    const session = await answer.then(({ data }) => data?.verificationSession).catch(() => undefined);
    setAsking(false);
    if (session?.url) leave(session.url);
    else if (session?.status === 'processing') setNotice(PROCESSING);
    else setNotice(session?.status === 'verified' ? VERIFIED : FAILED);
  };
  return (
    <>
      <Button size="sm" variant="outline" loading={asking || leaving} onClick={() => void open()}>
        Verify identity
      </Button>
      {notice && <Alert tone={notice === FAILED ? 'error' : 'info'}>{notice}</Alert>}
    </>
  );
}
