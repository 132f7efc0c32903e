import { useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { UserErrorLike } from '../../lib/userErrors.js';
import type { CardSubject } from '../payments/useCardSetup.js';
import { readChoice } from './bookingChoice.js';
import { useBookingDraft, type BookingDetails, type KeptTime } from './bookingDraft.js';
import type { BookingPractice } from './bookingPractice.js';
import { stepOf, type BookingStep } from './bookingStep.js';
import { browserZone } from './times.js';
import { useBook } from './useBook.js';

/**
 * The booking flow: choices and step in the address, so that the back button walks through them; kept time and details
 * in the tab's storage, so that a reload loses nothing.
 */
export function useBookingFlow(practice: BookingPractice) {
  const [parameters, setParameters] = useSearchParams();
  const [draft, changeDraft] = useBookingDraft(practice.slug);
  const [lostHold, setLostHold] = useState<string>();
  const [refusals, setRefusals] = useState<readonly UserErrorLike[]>([]);
  const { book, booking } = useBook();
  const choice = useMemo(
    () =>
      readChoice(practice, {
        service: parameters.get('service'),
        addOns: parameters.get('add_ons'),
        place: parameters.get('place'),
      }),
    [practice, parameters],
  );
  const step = stepOf(parameters.get('step'), choice, draft);
  const timeZone = draft.timeZone ?? browserZone(choice?.place?.timeZone ?? practice.timeZone);
  const { kept } = draft;

  const change = (part: Record<string, string>, replace = false) =>
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(part)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace },
    );
  const goTo = (next: BookingStep) => change({ step: next });
  const loseTime = () => setLostHold(kept?.holdId);

  const finish = () => {
    changeDraft({ kept: undefined });
    // Going back from the end would only lead to forms that are used up.
    change({ step: 'done' }, true);
  };

  const bookKept = async (details: BookingDetails): Promise<CardSubject | undefined> => {
    if (!kept) return undefined;
    if (draft.booked?.holdId === kept.holdId) return subjectOf(draft.booked);
    setRefusals([]);
    const outcome = await book(kept.holdId, details, timeZone);
    if (outcome.kind === 'booked') {
      changeDraft({ booked: outcome.booked });
      return subjectOf(outcome.booked);
    }
    if (outcome.kind === 'time-lost') loseTime();
    else {
      setRefusals(outcome.errors);
      change({ step: 'details' }, true);
    }
    return undefined;
  };

  const submitDetails = async (details: BookingDetails) => {
    changeDraft({ details });
    if (kept?.paymentRequirement !== 'none') goTo('payment');
    else if (await bookKept(details)) finish();
  };

  return {
    step,
    choice,
    draft,
    kept,
    timeZone,
    refusals,
    booking,
    lost: kept !== undefined && lostHold === kept.holdId,
    loseTime,
    goTo,
    finish,
    submitDetails,
    bookForCard: async () => (draft.details ? bookKept(draft.details) : undefined),
    keepDetails: (details: BookingDetails) => changeDraft({ details }),
    chooseService: (variation: string, addOns: readonly string[]) =>
      change({ service: variation, add_ons: addOns.join(','), step: 'service' }, true),
    choosePlace: (place: string) => change({ place, step: 'time' }, true),
    chooseZone: (zone: string) => changeDraft({ timeZone: zone }),
    takeTime: (time: KeptTime) => {
      changeDraft({ kept: time });
      // From the list of times on to the details; a time kept anew stays where one is.
      if (step === 'time') goTo('details');
    },
  };
}

function subjectOf({ appointmentId, instantActionToken }: CardSubject): CardSubject {
  return { appointmentId, instantActionToken };
}
