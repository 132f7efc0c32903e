import { useSession } from '../../session/session.js';
import { ButtonLink } from '../../ui/Button.js';

/** Where an account goes whose address is confirmed. */
export function ConfirmedNextStep() {
  const { user } = useSession();
  const pro = user?.kind === 'pro';
  return (
    <ButtonLink href={pro ? '/portal' : '/bookings'} size="lg" block>
      {pro ? 'Go to your practice' : 'See your bookings'}
    </ButtonLink>
  );
}
