import { useRef, useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/gql.js';
import { toE164 } from '../../lib/phone.js';
import { CONNECTION_MESSAGE, type UserErrorLike } from '../../lib/userErrors.js';
import { detailsKey, type BookingDetails } from '../booking/bookingDraft.js';
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

/** What came of it: a place, an event that takes nobody any more, or what is wrong with the details. */
export type RegisterOutcome =
  | { kind: 'registered'; token: string; awaitsPayment: boolean }
  | { kind: 'closed'; message: string }
  | { kind: 'refused'; errors: readonly UserErrorLike[] };

const CLOSED = new Set(['at_capacity', 'event_over', 'event_cancelled', 'not_found']);

/** Takes a place. Safe to repeat: the same details give the same registration, however often the button is pressed. */
export function useRegister(eventId: string, draft: RegistrationDraft, change: (part: RegistrationDraft) => void) {
  const [registerForEvent] = useMutation(RegisterForEvent);
  const [registering, setRegistering] = useState(false);
  const running = useRef<Promise<RegisterOutcome>>(undefined);

  const requestFor = (details: BookingDetails): string => {
    const key = detailsKey(details);
    if (draft.request?.details === key) return draft.request.id;
    const request = { id: crypto.randomUUID(), details: key };
    change({ request });
    return request.id;
  };

  const send = async (details: BookingDetails, timeZone: string): Promise<RegisterOutcome> => {
    const { firstName, lastName, email } = details;
    const phone = (await toE164(details.phone)) ?? details.phone.text;
    const client = { firstName, lastName, email, phone };
    const input = { bookableEventId: eventId, requestId: requestFor(details), client, timeZone };
    const { data } = await registerForEvent({ variables: { input } });
    if (!data) return { kind: 'refused', errors: [{ message: CONNECTION_MESSAGE }] };
    const { registration, errors } = data.registerForBookableEvent;
    if (registration?.state === 'booked' || registration?.state === 'awaiting_payment') {
      return { kind: 'registered', token: registration.token, awaitsPayment: registration.state !== 'booked' };
    }
    // The attempt that this repeats is over: the next click is a new one.
    if (registration || errors.some(({ code }) => code === 'invalid_request_id')) change({ request: undefined });
    const closed = errors.find(({ code }) => CLOSED.has(code));
    if (closed) return { kind: 'closed', message: closed.message };
    const message = 'Your place was not kept. Please try again.';
    return { kind: 'refused', errors: errors.length > 0 ? errors : [{ message }] };
  };

  /** A second call while the first is under way gets the outcome of the first. */
  const register = (details: BookingDetails, timeZone: string): Promise<RegisterOutcome> => {
    if (!running.current) {
      setRegistering(true);
      running.current = send(details, timeZone).finally(() => {
        running.current = undefined;
        setRegistering(false);
      });
    }
    return running.current;
  };

  return { register, registering };
}
