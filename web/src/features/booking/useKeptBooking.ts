import { useState } from 'react';
import { useRepeatWhileShown } from '../../connection/useRepeatWhileShown.js';
import { refetchAffected } from '../../lib/refetchAffected.js';
import { useAction } from '../../lib/useAction.js';
import { CONNECTION_MESSAGE, type UserErrorLike } from '../../lib/userErrors.js';
import type { BookingChoice } from './bookingChoice.js';
import type { BookedTime, BookingDraft, ChangeDraft, HeldPrices, KeptTime } from './bookingDraft.js';
import type { BookingStep } from './bookingStep.js';
import { ApplyDiscountCode } from '../checkout/applyDiscountCode.js';
import { detailsKey, type AttendeeDetails } from '../checkout/attendeeDetails.js';
import { useBook } from './useBook.js';
import { useGiveBack } from './useGiveBack.js';
import { useKeepTime, type MakeRoom } from './useKeepTime.js';

export interface KeptBookingOptions {
  practiceId: string;
  timeZone: string;
  /** The step that is shown. */
  step: BookingStep;
  choice: BookingChoice | undefined;
  draft: BookingDraft;
  changeDraft: ChangeDraft;
  /** The booking that was to be given up has been paid for meanwhile. */
  onSettled: () => void;
  /** The server refused details, which are to be corrected, or the session has ended. */
  onRefused: () => void;
}

/** One kept or booked time at most: whatever was left behind is given back before another is kept. */
function useOneTime({ practiceId, timeZone, step, choice, draft, changeDraft, onSettled }: KeptBookingOptions) {
  const giveBack = useGiveBack(step);
  const { keep, keeping, problem } = useKeepTime({ practiceId, timeZone, step });

  /** A time kept or booked before may be the very reason why another one is not free. */
  const makeRoom: MakeRoom = async (release) => {
    const { kept, booked } = draft;
    if (kept && booked?.holdId === kept.holdId) {
      const outcome = await giveBack(booked);
      if (outcome.kind === 'failed') return outcome.problem;
      if (outcome.kind === 'settled') {
        onSettled();
        return 'This booking is already paid for.';
      }
    } else if (kept && Date.parse(kept.expiresAt) > Date.now()) await release(kept.holdId);
    changeDraft({ booked: undefined });
    return '';
  };

  const keepTime = async (startsAt: string): Promise<KeptTime | undefined> => {
    if (!choice) return undefined;
    const kept = await keep(choice, startsAt, makeRoom);
    if (kept) changeDraft({ kept });
    return kept;
  };

  return { keepTime, keeping, keepProblem: problem };
}

/** Stores the booking in the draft and applies the discount codes of the previous one. */
function useTakeBooked({ step, draft, changeDraft }: KeptBookingOptions) {
  const context = useRepeatWhileShown(step);
  const { run: applyAgain } = useAction(ApplyDiscountCode, {
    failure: CONNECTION_MESSAGE,
    shown: 'inline',
    mutation: { ...refetchAffected(), context },
  });
  return async (booked: BookedTime): Promise<true> => {
    const { appointmentId, instantActionToken } = booked;
    for (const code of draft.codes ?? []) await applyAgain({ appointmentId, instantActionToken, code });
    changeDraft({ booked });
    return true;
  };
}

const pricesOf = ({ amountCents, paymentRequirement, lines, freeCancellationUntil }: HeldPrices): HeldPrices => ({
  ...{ amountCents, paymentRequirement, lines, freeCancellationUntil },
});

/** Keeping a time and booking it: once for each kept time, however often it is asked for. */
export function useKeptBooking(options: KeptBookingOptions) {
  const { timeZone, step, draft, changeDraft, onRefused } = options;
  const { book, booking } = useBook(step);
  const time = useOneTime(options);
  const take = useTakeBooked(options);
  const [lostHold, setLostHold] = useState<string>();
  const [refusals, setRefusals] = useState<readonly UserErrorLike[]>([]);
  const [loggedOut, setLoggedOut] = useState(false);

  /** @returns whether it is booked */
  const bookKept = async (details: AttendeeDetails, wanted = draft.kept): Promise<boolean> => {
    if (!wanted) return false;
    setLoggedOut(false);
    const { booked } = draft;
    const again = booked?.holdId === wanted.holdId;
    if (again && booked.details === detailsKey(details)) return true;
    // Other details for a time that is booked: the first booking makes way for one with these.
    const kept = again ? await time.keepTime(wanted.startsAt) : wanted;
    if (kept) setRefusals([]);
    const outcome = kept ? await book(kept, details, timeZone) : undefined;
    if (outcome?.kind === 'booked') return take(outcome.booked);
    if (outcome?.kind === 'refused') {
      if (kept && outcome.prices) changeDraft({ kept: { ...kept, ...pricesOf(outcome.prices) } });
      setRefusals(outcome.errors);
      onRefused();
    } else if (outcome?.kind === 'logged-out') {
      setLoggedOut(true);
      onRefused();
    } else if (outcome?.kind !== 'unanswered') setLostHold((kept ?? wanted).holdId);
    return false;
  };

  return {
    ...time,
    ...{ bookKept, booking, refusals, loggedOut },
    /** Releases the hold of the account and holds the slot as a guest. */
    keepAsGuest: async (startsAt: string) => {
      if (await time.keepTime(startsAt)) setLoggedOut(false);
    },
    loseTime: () => setLostHold(draft.kept?.holdId),
    lost: draft.kept !== undefined && lostHold === draft.kept.holdId,
  };
}
