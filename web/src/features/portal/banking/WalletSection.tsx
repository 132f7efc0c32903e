import { ButtonLink } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { PaypalIssues } from './AccountIssues.js';
import { DisconnectPaypalButton } from './DisconnectPaypalButton.js';
import { ProviderCard } from '../connecting/ProviderCard.js';
import { BANKING, paypalStanding } from './providers.js';
import { SellerStatusButton } from './SellerStatusButton.js';
import type { BankedPractice, PaymentAccounts } from './useBanking.js';
import { WalletToggles } from './WalletToggles.js';

export interface WalletProps {
  practice: BankedPractice;
  accounts: PaymentAccounts;
}

/** PayPal and Venmo on the page of all settings. */
export function WalletSection({ practice, accounts }: WalletProps) {
  const { offered, paypalConnected } = accounts.paypal;
  if (!practice.paypalEnabled || (!offered && !paypalConnected)) return null;
  return (
    <chakra.section aria-labelledby="wallets" display="grid" gap="3">
      <chakra.h2 id="wallets" fontSize="xl">
        Wallets
      </chakra.h2>
      <WalletCard {...{ practice, accounts }} />
    </chakra.section>
  );
}

/** How PayPal stands, its switches once it may be paid, and the way off. */
export function WalletCard({ practice: { defaultCurrency }, accounts }: WalletProps) {
  const { paypal } = accounts;
  const complete = paypal.sellerStatus?.isOnboardingComplete ?? false;
  return (
    <ProviderCard
      name={defaultCurrency === 'USD' ? 'PayPal and Venmo' : 'PayPal'}
      standing={paypalStanding(accounts)}
      detail={paypal.merchantId ? `Merchant ID ${paypal.merchantId}` : 'Clients pay from their PayPal account.'}
      actions={
        paypal.paypalConnected ? (
          <>
            {!complete && !paypal.message && <SellerStatusButton />}
            <DisconnectPaypalButton />
          </>
        ) : (
          <ButtonLink size="sm" href={`${BANKING}/paypal/link`}>
            Connect PayPal
          </ButtonLink>
        )
      }
    >
      <PaypalIssues paypal={paypal} />
      {complete && <WalletToggles paypal={paypal} currency={defaultCurrency} />}
    </ProviderCard>
  );
}
