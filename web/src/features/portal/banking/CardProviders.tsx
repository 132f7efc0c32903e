import { ButtonLink } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { SquareIssues, StripeIssues } from './AccountIssues.js';
import { ActivateButton } from './ActivateButton.js';
import { ProviderCard } from '../connecting/ProviderCard.js';
import type { Standing } from '../connecting/standing.js';
import { BANKING, type CardProvider, squareStanding, stripeStanding } from './providers.js';
import type { BankedPractice, PaymentAccounts } from './useBanking.js';

export interface CardProvidersProps {
  practice: BankedPractice;
  accounts: PaymentAccounts;
}

/** Who can charge the practice's clients' cards, and who does. */
export function CardProviders({ practice, accounts }: CardProvidersProps) {
  const { stripe, square } = accounts;
  const active = practice.paymentProvider;
  return (
    <chakra.section aria-labelledby="cards" display="grid" gap="3">
      <chakra.h2 id="cards" fontSize="xl">
        Cards
      </chakra.h2>
      <chakra.p color="textSoft">Clients pay by card online. One provider charges at a time.</chakra.p>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', tablet: 'repeat(2, minmax(0, 1fr))' }}
        gap="4"
      >
        <ProviderCard
          name="Stripe"
          standing={stripeStanding(accounts, active === 'stripe')}
          detail={stripe.displayName ?? 'Cards, Apple Pay and Google Pay, paid out to your bank.'}
          actions={
            <Actions
              provider="stripe"
              connected={stripe.stripeConnected}
              standing={stripeStanding(accounts, active === 'stripe')}
              active={active === 'stripe'}
              connectHref={`${BANKING}/link`}
            />
          }
        >
          <StripeIssues stripe={stripe} />
        </ProviderCard>
        {(square.offered || square.squareConnected) && (
          <ProviderCard
            name="Square"
            standing={squareStanding(accounts, active === 'square')}
            detail={square.displayName ?? 'For practices that use Square already.'}
            actions={
              <Actions
                provider="square"
                connected={square.squareConnected}
                standing={squareStanding(accounts, active === 'square')}
                active={active === 'square'}
                connectHref={`${BANKING}/square/authorize`}
              />
            }
          >
            <SquareIssues square={square} />
          </ProviderCard>
        )}
      </chakra.div>
    </chakra.section>
  );
}

interface ActionsProps {
  provider: CardProvider;
  connected: boolean;
  standing: Standing;
  active: boolean;
  connectHref: string;
}

function Actions({ provider, connected, standing, active, connectHref }: ActionsProps) {
  const name = provider === 'stripe' ? 'Stripe' : 'Square';
  if (!connected) {
    return (
      <ButtonLink size="sm" href={connectHref}>
        Connect {name}
      </ButtonLink>
    );
  }
  return (
    <>
      {standing.works && !active && <ActivateButton provider={provider} />}
      <ButtonLink size="sm" variant="outline" href={`${BANKING}/${provider}`}>
        Manage {name}
      </ButtonLink>
    </>
  );
}
