import { ButtonLink } from '../../../ui/Button.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { ConnectionFrame } from '../connecting/ConnectionFrame.js';
import { ABOVE_PROVIDER, BANKING } from './providers.js';

/** In the place of PayPal's pages where the practice does not have it. */
export function PaypalNotInPlan() {
  return (
    <ConnectionFrame title="PayPal" above={ABOVE_PROVIDER}>
      <EmptyState
        icon="card"
        heading="h2"
        title="Not part of your plan"
        action={
          <ButtonLink variant="outline" href={BANKING}>
            Back to payments
          </ButtonLink>
        }
      >
        PayPal and Venmo aren't part of your plan.
      </EmptyState>
    </ConnectionFrame>
  );
}
