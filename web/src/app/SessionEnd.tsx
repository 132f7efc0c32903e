import { lazy, Suspense } from 'react';
import { useAskedToLogIn } from '../session/sessionEnd.js';

/** Needed only where a session ends. */
const SessionPrompt = lazy(async () => ({
  default: (await import('../features/accounts/SessionPrompt.js')).SessionPrompt,
}));

/** Over every page: the question to log in again, once the session of the page has ended. */
export function SessionEnd() {
  return useAskedToLogIn() ? (
    <Suspense>
      <SessionPrompt />
    </Suspense>
  ) : null;
}
