import { useState } from 'react';
import type { UserErrorLike } from '../../lib/userErrors.js';
import type { CardSubject } from '../payments/useCardSetup.js';
import {
  useBookingDraft,
  type BookingDetails,
  type BookingDraft,
  type ChangeDraft,
  type KeptTime,
} from './bookingDraft.js';
import type { BookingPractice } from './bookingPractice.js';
import { stepOf } from './bookingStep.js';
import { browserZone } from './times.js';
import { useBook } from './useBook.js';
import { useBookingAddress } from './useBookingAddress.js';

/**
 * The booking flow: choices and step in the address, so that the back button walks through them; kept time and details
 * in the tab's storage, so that a reload loses nothing.
 */
export function useBookingFlow(practice: BookingPractice) {
  const { choice, askedStep, goTo, replaceStep, chooseService, choosePlace } = useBookingAddress(practice);
  const [draft, changeDraft] = useBookingDraft(practice.slug);
  const { kept } = draft;
  const step = stepOf(askedStep, choice, draft);
  const timeZone = draft.timeZone ?? browserZone(choice?.place?.timeZone ?? practice.timeZone);
  const toDetails = () => replaceStep('details');
  const { bookKept, ...booking } = useKeptBooking({ draft, changeDraft, timeZone, onRefused: toDetails });

  const finish = () => {
    changeDraft({ kept: undefined });
    // Going back from the end would only lead to forms that are used up.
    replaceStep('done');
  };
  const submitDetails = async (details: BookingDetails) => {
    changeDraft({ details });
    if (kept?.paymentRequirement !== 'none') goTo('payment');
    else if (await bookKept(details)) finish();
  };
  const takeTime = (time: KeptTime) => {
    changeDraft({ kept: time });
    // From the list of times on to the details; a time kept anew stays where one is.
    if (step === 'time') goTo('details');
  };

  return {
    ...booking,
    ...{ step, choice, draft, kept, timeZone, goTo, chooseService, choosePlace },
    ...{ finish, submitDetails, takeTime },
    bookForCard: async () => (draft.details ? bookKept(draft.details) : undefined),
    keepDetails: (details: BookingDetails) => changeDraft({ details }),
    chooseZone: (zone: string) => changeDraft({ timeZone: zone }),
  };
}

interface KeptBookingOptions {
  draft: BookingDraft;
  changeDraft: ChangeDraft;
  timeZone: string;
  /** The server refused details; they are to be corrected. */
  onRefused: () => void;
}

/** Booking what is kept: once for each kept time, however often it is asked for. */
function useKeptBooking({ draft, changeDraft, timeZone, onRefused }: KeptBookingOptions) {
  const { kept, booked } = draft;
  const { book, booking } = useBook();
  const [lostHold, setLostHold] = useState<string>();
  const [refusals, setRefusals] = useState<readonly UserErrorLike[]>([]);
  const loseTime = () => setLostHold(kept?.holdId);

  const bookKept = async (details: BookingDetails): Promise<CardSubject | undefined> => {
    if (!kept) return undefined;
    if (booked?.holdId === kept.holdId) return subjectOf(booked);
    setRefusals([]);
    const outcome = await book(kept.holdId, details, timeZone);
    if (outcome.kind === 'booked') {
      changeDraft({ booked: outcome.booked });
      return subjectOf(outcome.booked);
    }
    if (outcome.kind === 'time-lost') loseTime();
    else {
      setRefusals(outcome.errors);
      onRefused();
    }
    return undefined;
  };

  return { bookKept, booking, refusals, loseTime, lost: kept !== undefined && lostHold === kept.holdId };
}

function subjectOf({ appointmentId, instantActionToken }: CardSubject): CardSubject {
  return { appointmentId, instantActionToken };
}
