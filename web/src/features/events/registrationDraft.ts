import { useCallback, useState } from 'react';
import type { AttendeeDetails } from '../checkout/attendeeDetails.js';

/** What a reload must not lose of registering for an event. */
export interface RegistrationDraft {
  details?: AttendeeDetails | undefined;
  /** One attempt: a repetition of it gives the same registration. */
  request?: { id: string; details: string } | undefined;
  /** Secret of a registration that waits for its payment. */
  token?: string | undefined;
}

/** It lives as long as the tab, and in this tab only. */
export function useRegistrationDraft(eventId: string) {
  const key = `yarrow-event:${eventId}`;
  const [draft, setDraft] = useState(() => read(key));
  const change = useCallback(
    (part: RegistrationDraft) =>
      setDraft((current) => {
        const next = { ...current, ...part };
        write(key, next);
        return next;
      }),
    [key],
  );
  return [draft, change] as const;
}

function read(key: string): RegistrationDraft {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as RegistrationDraft;
  } catch {
    // Storage may be switched off; then a reload starts over and nothing else breaks.
    return {};
  }
}

function write(key: string, draft: RegistrationDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // As above.
  }
}
