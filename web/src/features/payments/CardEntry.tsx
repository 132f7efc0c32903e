import { Suspense } from 'react';
import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.js';
import { lazyPart } from '../../lib/lazyPage.js';
import { ErrorState } from '../../ui/EmptyState.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { SandboxCardForm } from './SandboxCardForm.js';
import type { CardSetupOptions } from './useCardSetup.js';

/** Stripe's element and the code around it, for live keys only. */
const StripeCardForm = lazyPart(async () => (await import('./StripeCardForm.js')).StripeCardForm);

/** Square's form and the code around it, for practices that are paid by Square. */
const SquareCardEntry = lazyPart(async () => (await import('./SquareCardEntry.js')).SquareCardEntry);

const CardFormOfPractice = graphql(`
  query CardFormOfPractice($practiceId: ID!) {
    cardForm(practiceId: $practiceId) {
      provider
      publishableKey
      accountId
      squareLocationId
      sandboxUrl
    }
  }
`);

export interface CardEntryProps extends CardSetupOptions {
  /** What the button says, such as `Pay $90` or `Save card`. */
  submitLabel: string;
  /** Refuses to begin, for a reason that stands elsewhere on the page. */
  disabled?: boolean;
}

/** Takes a card for an appointment or a contact: the form of the practice's provider, or a local one against the stand-in of development. */
export function CardEntry(props: CardEntryProps) {
  const { practiceId } = props;
  const { data, loading, error, refetch: retry } = useQuery(CardFormOfPractice, { variables: { practiceId } });
  if (loading) return <Skeleton lines={5} />;
  if (error) {
    return <ErrorState title="The card form did not load" onRetry={() => retry()} />;
  }
  const keys = data?.cardForm;
  if (!keys) return <ErrorState title="This practice isn't taking cards right now">Ask them how to pay.</ErrorState>;
  if (keys.provider === 'square') {
    return (
      <Suspense fallback={<Skeleton lines={5} />}>
        <SquareCardEntry {...props} keys={keys} />
      </Suspense>
    );
  }
  if (keys.sandboxUrl) return <SandboxCardForm {...props} keys={{ ...keys, sandboxUrl: keys.sandboxUrl }} />;
  return (
    <Suspense fallback={<Skeleton lines={5} />}>
      <StripeCardForm {...props} keys={keys} />
    </Suspense>
  );
}
