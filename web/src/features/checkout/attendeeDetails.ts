import type { PhoneValue } from '../../lib/phone.js';

/** Details of the person who comes to a visit or a group event. */
export interface AttendeeDetails {
  firstName: string;
  lastName: string;
  email: string;
  phone: PhoneValue;
  note: string;
}

/** Returns a text that is equal for equal details. */
export function detailsKey({ firstName, lastName, email, phone, note }: AttendeeDetails): string {
  return JSON.stringify([firstName, lastName, email, phone.country, phone.text, note]);
}
