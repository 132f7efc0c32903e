import { useCallback, useState } from 'react';
import type { PaymentRequirement } from '../../gql/graphql.js';
import type { PhoneValue } from '../../lib/phone.js';

export interface BookingDetails {
  firstName: string;
  lastName: string;
  email: string;
  phone: PhoneValue;
  note: string;
}

/** A time that the server keeps for us. */
export interface KeptTime {
  holdId: string;
  /** `choiceKey` of what it was kept for. */
  choice: string;
  /** ISO 8601 with an offset. */
  startsAt: string;
  expiresAt: string;
  amountCents: number;
  paymentRequirement: PaymentRequirement;
}

/** The appointment that came of a kept time. */
export interface BookedTime {
  holdId: string;
  appointmentId: string;
  instantActionToken: string;
  /** Until then an appointment that awaits payment keeps its time; ISO 8601. */
  paymentDueBy: string | null;
}

/** What a reload must not lose. */
export interface BookingDraft {
  details?: BookingDetails;
  kept?: KeptTime;
  booked?: BookedTime;
  /** IANA zone in which the client reads times, once chosen by hand. */
  timeZone?: string;
}

export type ChangeDraft = (change: { [K in keyof BookingDraft]?: BookingDraft[K] | undefined }) => void;

/** The draft of a booking at a practice; it lives as long as the tab, and in this tab only. */
export function useBookingDraft(slug: string): [BookingDraft, ChangeDraft] {
  const key = `yarrow-booking:${slug}`;
  const [draft, setDraft] = useState(() => readDraft(key));
  const change = useCallback<ChangeDraft>(
    (part) => {
      setDraft((current) => {
        const next = { ...current, ...part } as BookingDraft;
        writeDraft(key, next);
        return next;
      });
    },
    [key],
  );
  return [draft, change];
}

function readDraft(key: string): BookingDraft {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as BookingDraft;
  } catch {
    // Storage may be switched off; then a reload starts over and nothing else breaks.
    return {};
  }
}

function writeDraft(key: string, draft: BookingDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // As above.
  }
}
