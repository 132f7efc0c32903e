import { loginHref } from '../../lib/returnTo.js';
import { ButtonLink } from '../../ui/Button.js';

/** Leads to the log-in page, which comes back to a path of ours. */
export function LogInAndReturn({ to }: { to: string }) {
  return (
    <ButtonLink href={loginHref(to)} size="lg" block>
      Log in
    </ButtonLink>
  );
}
