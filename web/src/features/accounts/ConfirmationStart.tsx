import { usePageTitle } from '../../lib/usePageTitle.js';
import { AccountPageFrame } from './AccountPageFrame.js';
import { UnconfirmedNextStep } from './UnconfirmedNextStep.js';

/** For visitors without a link, or after a login to request a new one. */
export function ConfirmationStart() {
  usePageTitle('Confirm your address');
  return (
    <AccountPageFrame
      title="Confirm your address"
      intro="The link is in the email we sent when you registered. It works for three days. Can't find it? Check your spam folder, or ask for a new one."
    >
      <UnconfirmedNextStep />
    </AccountPageFrame>
  );
}
