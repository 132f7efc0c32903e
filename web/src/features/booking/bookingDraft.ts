import { useCallback, useState } from 'react';
import type { HoldSlotMutation, PaymentRequirement } from '../../gql/graphql.js';
import type { AttendeeDetails } from '../checkout/attendeeDetails.js';
import type { TipChoice } from '../checkout/tip.js';

type SlotHold = NonNullable<HoldSlotMutation['holdSlot']['hold']>;

/** A time that the server keeps for us, with what it would cost this client and the terms that would be in force. */
export interface KeptTime {
  holdId: string;
  /** `choiceKey` of what it was kept for. */
  choice: string;
  /** ISO 8601 with an offset. */
  startsAt: string;
  expiresAt: string;
  amountCents: number;
  paymentRequirement: PaymentRequirement;
  lines: SlotHold['lines'];
  cancellationTerms: SlotHold['cancellationTerms'];
  freeCancellationUntil?: string | null | undefined;
  package?: SlotHold['package'];
}

/** Prices of the held slot. They may differ for another person. */
export type HeldPrices = Pick<KeptTime, 'amountCents' | 'paymentRequirement' | 'lines' | 'freeCancellationUntil'>;

/** The appointment that came of a kept time. */
export interface BookedTime {
  holdId: string;
  appointmentId: string;
  instantActionToken: string;
  /** Until then an appointment that awaits payment keeps its time; ISO 8601. */
  paymentDueBy: string | null;
  /** The details that it was booked with, as `detailsKey` writes them. */
  details: string;
}

/** What a reload must not lose. */
export interface BookingDraft {
  details?: AttendeeDetails;
  kept?: KeptTime;
  booked?: BookedTime;
  /** Coupons and gift cards that were taken, for the next time that is chosen instead. */
  codes?: readonly string[];
  tip?: TipChoice;
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
