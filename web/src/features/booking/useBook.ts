import { useRef, useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/gql.js';
import { toE164 } from '../../lib/phone.js';
import { CONNECTION_MESSAGE, type UserErrorLike } from '../../lib/userErrors.js';
import { detailsKey, type BookedTime, type BookingDetails } from './bookingDraft.js';

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
    }
  }
`);

/** What came of booking: the appointment, a time that is gone, or what is wrong with the details. */
export type BookOutcome =
  | { kind: 'booked'; booked: BookedTime }
  | { kind: 'time-lost' }
  | { kind: 'refused'; errors: readonly UserErrorLike[] };

const TIME_LOST = new Set(['hold_expired', 'slot_taken']);

/** Books a kept time. Safe to repeat: the same hold gives the same appointment. */
export function useBook() {
  const [bookAppointment] = useMutation(BookAppointment);
  const [booking, setBooking] = useState(false);
  const running = useRef<Promise<BookOutcome>>(undefined);

  const send = async (holdId: string, details: BookingDetails, timeZone: string): Promise<BookOutcome> => {
    const { firstName, lastName, email, note } = details;
    const phone = (await toE164(details.phone)) ?? details.phone.text;
    const client = { firstName, lastName, email, phone };
    const { data } = await bookAppointment({
      variables: { input: { holdId, client, note: note.trim() || null, timeZone } },
    });
    if (!data) return { kind: 'refused', errors: [{ message: CONNECTION_MESSAGE }] };
    const { appointment, errors } = data.bookAppointment;
    if (appointment) {
      const { id: appointmentId, instantActionToken, paymentDueBy = null } = appointment;
      const booked = { holdId, appointmentId, instantActionToken, paymentDueBy, details: detailsKey(details) };
      return { kind: 'booked', booked };
    }
    return errors.some(({ code }) => TIME_LOST.has(code)) ? { kind: 'time-lost' } : { kind: 'refused', errors };
  };

  /** A second call while the first is under way gets the outcome of the first. */
  const book = (holdId: string, details: BookingDetails, timeZone: string): Promise<BookOutcome> => {
    if (!running.current) {
      setBooking(true);
      running.current = send(holdId, details, timeZone).finally(() => {
        running.current = undefined;
        setBooking(false);
      });
    }
    return running.current;
  };

  return { book, booking };
}
