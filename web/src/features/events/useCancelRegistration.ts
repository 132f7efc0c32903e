import { useState } from 'react';
import { useSingleRun } from '../../lib/useSingleRun.js';
import { csrfHeaders } from '../../session/sessionCookie.js';

const NOT_CANCELLED = 'Failed to cancel appointment. Please try again.';
const UNEXPECTED = 'An unexpected error occurred. Please try again.';

interface CancelAnswer {
  success?: boolean;
  message?: string | null;
  error?: string | null;
}

/** Gives a place up by its link, through `POST /manage_event_registrations/{token}/cancel`. Safe to repeat. */
export function useCancelRegistration(
  { token, cancellationFeeCents }: { token: string; cancellationFeeCents: number },
  onCancelled: (message: string) => void,
) {
  const [problem, setProblem] = useState('');
  const { run, pending } = useSingleRun(async (acceptedFeeCents: number) => {
    setProblem('');
    try {
      const answer = await send(token, acceptedFeeCents);
      if (answer.success) onCancelled(answer.message || 'Your appointment has been cancelled.');
      else setProblem(answer.error || NOT_CANCELLED);
    } catch {
      setProblem(UNEXPECTED);
    }
  });
  const cancel = () => run(cancellationFeeCents);
  return { cancel, cancelling: pending, problem, forget: () => setProblem('') };
}

/**
 * @param acceptedFeeCents the fee that was shown
 * @throws where there is no answer, or none of ours
 */
async function send(token: string, acceptedFeeCents: number): Promise<CancelAnswer> {
  const response = await fetch(`/manage_event_registrations/${encodeURIComponent(token)}/cancel`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...csrfHeaders() },
    body: JSON.stringify({ acceptedFeeCents }),
    credentials: 'same-origin',
  });
  return (await response.json()) as CancelAnswer;
}
