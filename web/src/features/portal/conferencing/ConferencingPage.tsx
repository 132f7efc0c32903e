import { usePageTitle } from '../../../lib/usePageTitle.js';
import { Alert } from '../../../ui/Alert.js';
import { ButtonLink } from '../../../ui/Button.js';
import type { ConferencingOfPracticeQuery } from '../../../gql/graphql.js';
import { ConnectionFrame, NotThere } from '../connecting/ConnectionFrame.js';
import { ProviderCard } from '../connecting/ProviderCard.js';
import { ReturnAlert } from '../connecting/ReturnAlert.js';
import type { Standing } from '../connecting/standing.js';
import { useReturnFromProvider } from '../connecting/useReturnFromProvider.js';
import { SETTINGS } from '../settings/settingsPages.js';
import { ConferencingNotInPlan } from './ConferencingNotInPlan.js';
import { DisconnectZoomButton } from './DisconnectZoomButton.js';
import { CONFERENCING } from './places.js';
import { useConferencing } from './useConferencing.js';

type Connection = NonNullable<NonNullable<ConferencingOfPracticeQuery['currentPractice']>['videoConferencing']>;

/** /portal/settings/conferencing: the account in which meetings are made for virtual visits (spec portal-configuration §2). */
export function ConferencingPage() {
  usePageTitle('Video Conferencing');
  const came = useReturnFromProvider('Zoom');
  const { offered, connection, failed, retry } = useConferencing();
  if (offered === false) return <ConferencingNotInPlan />;
  return (
    <ConnectionFrame
      title="Video Conferencing"
      above={SETTINGS}
      description="Connect Zoom, and every virtual visit and group event gets a meeting of its own, which is moved and cancelled with it."
    >
      {connection ? (
        <>
          <ReturnAlert provider="Zoom" came={came} works={standingOf(connection).works} />
          <Zoom connection={connection} />
        </>
      ) : (
        <NotThere failed={failed} onRetry={retry} />
      )}
    </ConnectionFrame>
  );
}

function Zoom({ connection }: { connection: Connection }) {
  const { connected, erroredAt, accountName, accountEmail } = connection;
  return (
    <ProviderCard
      name="Zoom"
      standing={standingOf(connection)}
      detail={
        connected
          ? [accountName, accountEmail].filter(Boolean).join(' · ')
          : 'Clients get the link when they book. Visits use the link of their location until you connect an account.'
      }
      actions={
        <>
          {(!connected || erroredAt) && (
            <ButtonLink size="sm" href={`${CONFERENCING}/zoom/authorize`}>
              {connected ? 'Reconnect Zoom' : 'Connect Zoom'}
            </ButtonLink>
          )}
          {connected && <DisconnectZoomButton />}
        </>
      }
    >
      {erroredAt && (
        <Alert tone="error" interrupts={false} title="Access to Zoom was lost">
          No meetings are made or changed until you connect your account again. Meetings that are booked stay as they
          are.
        </Alert>
      )}
    </ProviderCard>
  );
}

function standingOf({ connected, erroredAt }: Connection): Standing {
  if (!connected) return { label: 'Not connected', tone: 'neutral', works: false };
  if (erroredAt) return { label: 'Disconnected', tone: 'danger', works: false };
  return { label: 'Connected', tone: 'success', works: true };
}
