import { ButtonLink } from '../../../../ui/Button.js';
import { EmptyState } from '../../../../ui/EmptyState.js';
import { clientHref } from '../clientHref.js';

/** In the place of what a practice has only with notes about its clients. */
export function NotInPlan({ clientId }: { clientId: string }) {
  return (
    <EmptyState
      icon="info"
      heading="h2"
      title="Not part of your plan"
      action={
        <ButtonLink variant="outline" href={clientHref(clientId)}>
          Back to the overview
        </ButtonLink>
      }
    >
      Notes and intake forms aren't part of your plan.
    </EmptyState>
  );
}
