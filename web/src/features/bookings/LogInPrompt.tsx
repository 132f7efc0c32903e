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
      They are kept with your account. If you booked without one, the link in your confirmation e-mail opens the
      appointment.
    </EmptyState>
  );
}
