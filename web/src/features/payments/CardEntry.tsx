import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.js';
import { lazyPart } from '../../lib/lazyPage.js';
import { isConnectionLost } from '../../lib/userErrors.js';
import { ErrorState } from '../../ui/EmptyState.js';
import { PartBoundary } from '../../ui/PartBoundary.js';
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

const NOT_LOADED = 'The card form did not load';

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
  const keys = data?.cardForm;
  if (loading || (!keys && isConnectionLost(error))) return <Skeleton lines={5} />;
  if (error && !keys) return <ErrorState title={NOT_LOADED} onRetry={() => retry()} />;
  if (!keys) return <ErrorState title="This practice isn't taking cards right now">Ask them how to pay.</ErrorState>;
  if (keys.provider === 'square') {
    return (
      <PartBoundary title={NOT_LOADED} waiting={<Skeleton lines={5} />}>
        <SquareCardEntry {...props} keys={keys} />
      </PartBoundary>
    );
  }
  if (keys.sandboxUrl) return <SandboxCardForm {...props} keys={{ ...keys, sandboxUrl: keys.sandboxUrl }} />;
  return (
    <PartBoundary title={NOT_LOADED} waiting={<Skeleton lines={5} />}>
      <StripeCardForm {...props} keys={keys} />
    </PartBoundary>
  );
}
