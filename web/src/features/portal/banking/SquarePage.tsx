import { usePageTitle } from '../../../lib/usePageTitle.js';
import { ButtonLink } from '../../../ui/Button.js';
import { SquareIssues } from './AccountIssues.js';
import { ActivateButton } from './ActivateButton.js';
import { ConnectionFrame, NotThere } from '../connecting/ConnectionFrame.js';
import { ProviderCard } from '../connecting/ProviderCard.js';
import { ABOVE_PROVIDER, BANKING, squareStanding } from './providers.js';
import { ReturnAlert } from '../connecting/ReturnAlert.js';
import { useBanking } from './useBanking.js';
import { useReturnFromProvider } from '../connecting/useReturnFromProvider.js';

/** /portal/settings/banking/square: the practice's account at Square. */
export function SquarePage() {
  usePageTitle('Square');
  const came = useReturnFromProvider('Square');
  const { practice, accounts, failed, retry } = useBanking();
  const active = practice?.paymentProvider === 'square';
  const standing = accounts && squareStanding(accounts, active);
  return (
    <ConnectionFrame title="Square" above={ABOVE_PROVIDER}>
      <ReturnAlert provider="Square" came={came} works={standing?.works ?? false} />
      {accounts && standing ? (
        <ProviderCard
          name={accounts.square.displayName ?? 'Your account'}
          standing={standing}
          detail={
            accounts.square.squareConnected
              ? 'Payments are taken at your first active location in Square.'
              : 'Connect Square to charge cards when clients book.'
          }
          actions={
            <>
              {standing.works && !active && <ActivateButton provider="square" />}
              <ButtonLink
                size="sm"
                variant={accounts.square.squareConnected ? 'outline' : 'primary'}
                href={`${BANKING}/square/authorize`}
              >
                {accounts.square.squareConnected ? 'Reconnect Square' : 'Connect Square'}
              </ButtonLink>
            </>
          }
        >
          <SquareIssues square={accounts.square} />
        </ProviderCard>
      ) : (
        <NotThere failed={failed} onRetry={retry} />
      )}
    </ConnectionFrame>
  );
}
