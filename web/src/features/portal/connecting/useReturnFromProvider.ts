import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { showToast } from '../../../lib/toasts.js';

/** Spec portal-configuration §9. */
const ERROR_MS = 5000;

/** Error messages by the code of our callback. The address is untrusted: no text of it is shown. */
const PROBLEMS: Readonly<Record<string, string>> = {
  account_taken: 'This account is connected with another practice already.',
  currency_mismatch: 'Your account takes another currency than your practice.',
  denied: "You didn't allow the connection.",
  forbidden: 'This page had expired. Please connect once more.',
  not_connected: "This account isn't connected yet. Please try again.",
  provider_refused: 'The answer was refused. Please connect once more.',
  provider_unavailable: 'There was no answer. Please try again in a moment.',
  too_many_calendars: "You've connected as many calendars as possible. Please remove one first.",
};

/** How the browser came back from a provider's page. */
export interface ProviderReturn {
  connected: boolean;
  problem: string | undefined;
}

/** Result of connecting, reported once and then removed from the address. */
export function useReturnFromProvider(provider: string): ProviderReturn {
  const [parameters, setParameters] = useSearchParams();
  const [came] = useState(() => returnOf(parameters));
  const marked = parameters.has('connected') || parameters.has('error');
  useEffect(() => {
    if (!marked) return;
    if (came.problem) showToast(`${provider} was not connected. ${came.problem}`, 'error', ERROR_MS);
    setParameters(
      (now) => {
        now.delete('connected');
        now.delete('error');
        return now;
      },
      { replace: true },
    );
  }, [marked, came, provider, setParameters]);
  return came;
}

function returnOf(parameters: URLSearchParams): ProviderReturn {
  const code = parameters.get('error');
  const connected = parameters.get('connected') === 'true';
  if (code === null) return { connected, problem: undefined };
  return { connected: false, problem: Object.hasOwn(PROBLEMS, code) ? PROBLEMS[code] : 'Please try again later.' };
}
