import type { BookedPackage } from './bookingChoice.js';
import type { AttendeeDetails } from '../checkout/attendeeDetails.js';
import { useBookingDraft, type BookingDraft } from './bookingDraft.js';
import type { BookingPractice } from './bookingPractice.js';
import { stepOf } from './bookingStep.js';
import { browserZone } from './times.js';
import { useBookingAddress } from './useBookingAddress.js';
import { useKeptBooking } from './useKeptBooking.js';

/**
 * The booking flow: choices and step in the address, so that the back button walks through them; kept time and details
 * in the tab's storage, so that a reload loses nothing.
 * @param held a package of the client's, whose next session is booked
 */
export function useBookingFlow(practice: BookingPractice, held: BookedPackage | undefined) {
  const { choice, askedStep, goTo, replaceStep, ...address } = useBookingAddress(practice, held);
  const [draft, changeDraft] = useBookingDraft(practice.slug);
  const { kept } = draft;
  const step = stepOf(askedStep, choice, draft);
  const timeZone = draft.timeZone ?? browserZone(choice?.place?.timeZone ?? practice.timeZone);
  const finish = () => {
    changeDraft({ kept: undefined, codes: undefined, tip: undefined });
    // Going back from the end would only lead to forms that are used up.
    replaceStep('done');
  };
  const { keepTime, bookKept, ...booking } = useKeptBooking({
    ...{ practiceId: practice.id, timeZone, step, choice, draft, changeDraft },
    onSettled: finish,
    onRefused: () => replaceStep('details'),
  });

  const submitDetails = async (details: AttendeeDetails) => {
    changeDraft({ details });
    if (!(await bookKept(details))) return;
    if (kept?.paymentRequirement === 'none') finish();
    else goTo('payment');
  };
  /** Continues from the list of times to the details; stays on the current step if the slot is held again. */
  const takeTime = async (startsAt: string): Promise<boolean> => {
    const time = await keepTime(startsAt);
    if (time && step === 'time') goTo('details');
    if (time && step === 'payment' && draft.details) await bookKept(draft.details, time);
    return time !== undefined;
  };

  return {
    ...booking,
    ...{ step, choice, draft, kept, timeZone, goTo, ...address },
    ...{ finish, submitDetails, takeTime },
    keepDetails: (details: AttendeeDetails) => changeDraft({ details }),
    keepCheckout: (part: Pick<BookingDraft, 'codes' | 'tip'>) => changeDraft(part),
    chooseZone: (zone: string) => changeDraft({ timeZone: zone }),
  };
}
