import { useRepeatWhileShown } from '../../connection/useRepeatWhileShown.js';
import { graphql } from '../../gql/gql.js';
import type { ErrorCode } from '../../gql/graphql.js';
import { toE164 } from '../../lib/phone.js';
import { reasonsOf, refusalWith, useAction } from '../../lib/useAction.js';
import { useSingleRun } from '../../lib/useSingleRun.js';
import type { UserErrorLike } from '../../lib/userErrors.js';
import { detailsKey, type AttendeeDetails } from '../checkout/attendeeDetails.js';
import type { RegistrationDraft } from './registrationDraft.js';

const RegisterForEvent = graphql(`
  mutation RegisterForEvent($input: RegisterForBookableEventInput!) {
    registerForBookableEvent(input: $input) {
      result
      errors {
        code
        message
        field
      }
      registration {
        id
        token
        state
      }
    }
  }
`);

/** Outcome: a registration, a closed event, or errors in the details. */
export type RegisterOutcome =
  | { kind: 'registered'; token: string; awaitsPayment: boolean }
  | { kind: 'closed'; message: string }
  | { kind: 'refused'; errors: readonly UserErrorLike[] };

const NOT_KEPT = "We couldn't hold your place. Please try again.";
const CLOSED: readonly ErrorCode[] = ['at_capacity', 'event_over', 'event_cancelled', 'not_found'];

/** Takes a place. Safe to repeat: the same details give the same registration, however often the button is pressed. */
export function useRegister(eventId: string, draft: RegistrationDraft, change: (part: RegistrationDraft) => void) {
  const context = useRepeatWhileShown();
  const { run: registerForEvent } = useAction(RegisterForEvent, {
    failure: NOT_KEPT,
    shown: 'inline',
    mutation: { context },
  });

  const requestFor = (details: AttendeeDetails): string => {
    const key = detailsKey(details);
    if (draft.request?.details === key) return draft.request.id;
    const request = { id: crypto.randomUUID(), details: key };
    change({ request });
    return request.id;
  };

  const { run, pending } = useSingleRun(async ({ details, timeZone }: Wanted): Promise<RegisterOutcome> => {
    const { firstName, lastName, email } = details;
    const phone = (await toE164(details.phone)) ?? details.phone.text;
    const client = { firstName, lastName, email, phone };
    const outcome = await registerForEvent({
      input: { bookableEventId: eventId, requestId: requestFor(details), client, timeZone },
    });
    const registration = outcome.payload?.registration;
    if (registration?.state === 'booked' || registration?.state === 'awaiting_payment') {
      return { kind: 'registered', token: registration.token, awaitsPayment: registration.state !== 'booked' };
    }
    // The attempt that this repeats is over: the next click is a new one.
    if (registration || refusalWith(outcome, 'invalid_request_id')) change({ request: undefined });
    const closed = CLOSED.map((code) => refusalWith(outcome, code)).find(Boolean);
    if (closed) return { kind: 'closed', message: closed.message };
    const reasons = reasonsOf(outcome);
    return { kind: 'refused', errors: reasons.length > 0 ? reasons : [{ message: NOT_KEPT }] };
  });

  /** Undefined for a second call while the first is under way. */
  const register = (details: AttendeeDetails, timeZone: string) => run({ details, timeZone });
  return { register, registering: pending };
}

interface Wanted {
  details: AttendeeDetails;
  timeZone: string;
}
