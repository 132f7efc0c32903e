import { searchHref } from '../../lib/searchAddress.js';
import { ButtonLink } from '../../ui/Button.js';
import { ReviewStep } from './ReviewStep.js';
import { StepActions } from './StepActions.js';

/** For those who cannot review this practitioner. */
export function UnsupportedReviewer({ profileUrl }: { profileUrl?: string }) {
  return (
    <ReviewStep
      title="Unfortunately we can't accept a review from you."
      lead="Reviews come from clients who have worked with the practitioner. We would love to hear from you after a visit."
    >
      <StepActions>
        <ButtonLink href={profileUrl ?? searchHref({})} size="lg" block>
          {profileUrl ? 'Go to the profile' : 'Find a practitioner'}
        </ButtonLink>
      </StepActions>
    </ReviewStep>
  );
}
