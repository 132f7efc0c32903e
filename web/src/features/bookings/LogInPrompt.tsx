import { loginHref } from '../../lib/returnTo.js';
import { ButtonLink } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { tabHref, type BookingTab } from './tabAddress.js';

/** For visitors; the log-in page comes back to the tab that was asked for. */
export function LogInPrompt({ tab }: { tab: BookingTab }) {
  return (
    <EmptyState
      icon="user"
      title="Log in to see your bookings"
      action={<ButtonLink href={loginHref(tabHref(tab))}>Log in</ButtonLink>}
    >
      Your bookings are in your account. Booked without one? Use the link in your confirmation email.
    </EmptyState>
  );
}
