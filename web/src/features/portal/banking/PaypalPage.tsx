import { usePageTitle } from '../../../lib/usePageTitle.js';
import { BankingFrame, NotThere } from './BankingFrame.js';
import { PaypalNotInPlan } from './PaypalNotInPlan.js';
import { ABOVE_PROVIDER, paypalStanding } from './providers.js';
import { ReturnAlert } from './ReturnAlert.js';
import { useBanking } from './useBanking.js';
import { useReturnFromProvider } from './useReturnFromProvider.js';
import { WalletCard } from './WalletSection.js';

/** /portal/settings/banking/paypal: the practice's account at PayPal. */
export function PaypalPage() {
  usePageTitle('PayPal');
  const came = useReturnFromProvider('PayPal');
  const { practice, accounts, failed, retry } = useBanking();
  if (practice && !practice.paypalEnabled) return <PaypalNotInPlan />;
  return (
    <BankingFrame title="PayPal" above={ABOVE_PROVIDER}>
      <ReturnAlert provider="PayPal" came={came} works={accounts ? paypalStanding(accounts).works : false} />
      {practice && accounts ? <WalletCard {...{ practice, accounts }} /> : <NotThere failed={failed} onRetry={retry} />}
    </BankingFrame>
  );
}
