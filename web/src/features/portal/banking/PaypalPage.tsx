import { usePageTitle } from '../../../lib/usePageTitle.js';
import { ConnectionFrame, NotThere } from '../connecting/ConnectionFrame.js';
import { PaypalNotInPlan } from './PaypalNotInPlan.js';
import { ABOVE_PROVIDER, paypalStanding } from './providers.js';
import { ReturnAlert } from '../connecting/ReturnAlert.js';
import { useBanking } from './useBanking.js';
import { useReturnFromProvider } from '../connecting/useReturnFromProvider.js';
import { WalletCard } from './WalletSection.js';

/** /portal/settings/banking/paypal: the practice's account at PayPal. */
export function PaypalPage() {
  usePageTitle('PayPal');
  const came = useReturnFromProvider('PayPal');
  const { practice, accounts, failed, retry } = useBanking();
  if (practice && !practice.paypalEnabled) return <PaypalNotInPlan />;
  return (
    <ConnectionFrame title="PayPal" above={ABOVE_PROVIDER}>
      <ReturnAlert provider="PayPal" came={came} works={accounts ? paypalStanding(accounts).works : false} />
      {practice && accounts ? <WalletCard {...{ practice, accounts }} /> : <NotThere failed={failed} onRetry={retry} />}
    </ConnectionFrame>
  );
}
