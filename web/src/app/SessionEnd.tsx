import { lazy, Suspense } from 'react';
import { useAskedToLogIn } from '../session/sessionEnd.js';

/** Loaded only when a session expires. */
const SessionPrompt = lazy(async () => ({
  default: (await import('../features/accounts/SessionPrompt.js')).SessionPrompt,
}));

/** Shows the login prompt over any page after its session expired. */
export function SessionEnd() {
  return useAskedToLogIn() ? (
    <Suspense>
      <SessionPrompt />
    </Suspense>
  ) : null;
}
