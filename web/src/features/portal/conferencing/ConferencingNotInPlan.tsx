import { ButtonLink } from '../../../ui/Button.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { ConnectionFrame } from '../connecting/ConnectionFrame.js';
import { SETTINGS } from '../settings/settingsPages.js';

/** In the place of its pages where the practice does not have video conferencing. */
export function ConferencingNotInPlan() {
  return (
    <ConnectionFrame title="Video Conferencing" above={SETTINGS}>
      <EmptyState
        icon="video"
        heading="h2"
        title="Not part of your plan"
        action={
          <ButtonLink variant="outline" href="/portal/settings">
            Back to settings
          </ButtonLink>
        }
      >
        Zoom meetings aren't part of your plan. Write to support to get access. Virtual visits use the link of their
        location.
      </EmptyState>
    </ConnectionFrame>
  );
}
