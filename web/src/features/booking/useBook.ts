import { useRepeatWhileShown } from '../../connection/useRepeatWhileShown.js';
import { graphql } from '../../gql/gql.js';
import type { ErrorCode } from '../../gql/graphql.js';
import { toE164 } from '../../lib/phone.js';
import { reasonsOf, refusalWith, useAction } from '../../lib/useAction.js';
import { CONNECTION_MESSAGE, type UserErrorLike } from '../../lib/userErrors.js';
import { detailsKey, type AttendeeDetails } from '../checkout/attendeeDetails.js';
import type { BookedTime, HeldPrices, KeptTime } from './bookingDraft.js';
import type { BookingStep } from './bookingStep.js';

const BookAppointment = graphql(`
  mutation BookAppointment($input: BookAppointmentInput!) {
    bookAppointment(input: $input) {
      result
      errors {
        code
        message
        field
      }
      appointment {
        id
        instantActionToken
        state
        paymentDueBy
      }
      hold {
        id
        amountCents
        paymentRequirement
        freeCancellationUntil
        lines {
          name
          amountCents
          addOn
          customPrice
        }
      }
    }
  }
`);

/** Outcome of a booking: the appointment, a slot that is taken, an expired session, or errors in the details. */
export type BookOutcome =
  | { kind: 'booked'; booked: BookedTime }
  | { kind: 'time-lost' }
  /** The session of the account that holds the slot expired. */
  | { kind: 'logged-out' }
  /** The connection was lost, and the client has left the step since. */
  | { kind: 'unanswered' }
  /** `prices`: those for the client of the visit, if they differ from the ones shown. */
  | { kind: 'refused'; errors: readonly UserErrorLike[]; prices?: HeldPrices };

const TIME_LOST: readonly ErrorCode[] = ['hold_expired', 'slot_taken'];

/** Books a kept time. Safe to repeat: the same hold gives the same appointment. @param step the step that is shown */
export function useBook(step: BookingStep) {
  const context = useRepeatWhileShown(step);
  const { run, pending } = useAction(BookAppointment, {
    failure: CONNECTION_MESSAGE,
    shown: 'inline',
    mutation: { context },
  });

  /** A second call while the first is under way gets the outcome of the first. */
  const book = async (
    { holdId, amountCents: acceptedAmountCents }: KeptTime,
    details: AttendeeDetails,
    timeZone: string,
  ): Promise<BookOutcome> => {
    const { firstName, lastName, email, note } = details;
    const phone = (await toE164(details.phone)) ?? details.phone.text;
    const client = { firstName, lastName, email, phone };
    const input = { holdId, client, note: note.trim() || null, timeZone, acceptedAmountCents };
    const outcome = await run({ input });
    const appointment = outcome.payload?.appointment;
    if (appointment) {
      const { id: appointmentId, instantActionToken, paymentDueBy = null } = appointment;
      const booked = { holdId, appointmentId, instantActionToken, paymentDueBy, details: detailsKey(details) };
      return { kind: 'booked', booked };
    }
    if (!outcome.ok && outcome.unanswered) return { kind: 'unanswered' };
    if (refusalWith(outcome, 'login_required')) return { kind: 'logged-out' };
    if (TIME_LOST.some((code) => refusalWith(outcome, code))) return { kind: 'time-lost' };
    const prices = outcome.payload?.hold ?? undefined;
    return { kind: 'refused', errors: reasonsOf(outcome), ...(prices && { prices }) };
  };

  return { book, booking: pending };
}
