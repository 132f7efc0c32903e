import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';
import type { BankingOfPracticeQuery } from '../../../gql/graphql.js';

const BankingOfPractice = graphql(`
  query BankingOfPractice {
    currentPractice {
      id
      defaultCurrency
      currencyEnabled
      paypalEnabled
      paymentProvider
      acceptsTips
      acceptsCash
      acceptsOfflineCreditCard
      acceptsPaypal
      acceptsVenmo
      acceptsZelle
      paymentAccounts {
        stripe {
          stripeConnected
          displayName
          operational
          requirementsDue
          requirementsPastDue
          connectionError
        }
        square {
          offered
          squareConnected
          displayName
          erroredAt
          message
          error
        }
        paypal {
          offered
          paypalConnected
          paypalActive
          venmoActive
          merchantId
          message
          sellerStatus {
            isOnboardingComplete
            paymentsReceivable
            primaryEmailConfirmed
          }
        }
      }
    }
  }
`);

export type BankedPractice = NonNullable<BankingOfPracticeQuery['currentPractice']>;
export type PaymentAccounts = NonNullable<BankedPractice['paymentAccounts']>;

/** How the practice of who is logged in is paid. */
export function useBanking() {
  const { data, error, refetch } = useQuery(BankingOfPractice, { fetchPolicy: 'cache-and-network' });
  const practice = data?.currentPractice ?? undefined;
  const accounts = practice?.paymentAccounts ?? undefined;
  return { practice, accounts, failed: error !== undefined && !accounts, retry: () => void refetch() } as const;
}
