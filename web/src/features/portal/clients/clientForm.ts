import { z } from 'zod/mini';
import { graphql } from '../../../gql/gql.js';
import type { ClientForm_ClientFragment, ClientForm_PracticeFragment } from '../../../gql/graphql.js';
import { toE164, type PhoneCountry, type PhoneValue } from '../../../lib/phone.js';
import { phoneRule } from '../../../lib/phoneRule.js';
import { phoneCountryOf } from '../../../lib/phoneCountry.js';
import { shownPhone } from '../../../lib/shownPhone.js';

/** What the form needs of the practice: where it reads phone numbers, and what it is reached at itself. */
export const ClientForm_practice = graphql(`
  fragment ClientForm_practice on Practice {
    id
    countryCode
    email
    phone
    clientNotesEnabled
    published
  }
`);

export const ClientForm_client = graphql(`
  fragment ClientForm_client on Client {
    id
    name
    firstName
    lastName
    email
    phone
    address
    addressTwo
    city
    state
    postalCode
    country
    notes
  }
`);

export type FormPractice = ClientForm_PracticeFragment;
export type FormClient = ClientForm_ClientFragment;

/** A client as it is typed. */
export interface ClientValues {
  firstName: string;
  lastName: string;
  email: string;
  phone: PhoneValue;
  address: string;
  addressTwo: string;
  city: string;
  state: string;
  postalCode: string;
  /** ISO 3166-1 alpha-2; empty for none. */
  country: string;
  notes: string;
}

/** Spec portal operations §5. */
const OWN_PHONE =
  'Cannot use your phone number for a client. Please leave blank and add email if client phone is unknown.';
const OWN_EMAIL = 'Cannot use your email for a client. Please add phone for client or use a placeholder email.';
const NO_CONTACT = 'Please enter an email address or a phone number.';
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const isEmpty = ({ text: typed }: PhoneValue): boolean => typed.trim() === '';
const text = (max: number) => z.string().check(z.trim(), z.maxLength(max, `Please use at most ${max} characters.`));

/** The rules of a client's form; the limits are the server's (`createClient`). */
export const clientRules = (practice: FormPractice | undefined) => z.object(fieldRules(practice)).check(reachable);

/** Rules of the fields of a client, without `reachable`. */
export function fieldRules(practice: FormPractice | undefined) {
  const isOwnEmail = (email: string) => email.toLowerCase() === practice?.email?.trim().toLowerCase();
  const isOwnPhone = async (phone: PhoneValue) => {
    const own =
      practice?.phone && (await toE164({ country: phoneCountryOf(practice.countryCode), text: practice.phone }));
    return Boolean(own) && (await toE164(phone)) === own;
  };
  return {
    firstName: text(100),
    lastName: text(100),
    email: z.string().check(
      z.trim(),
      z.refine((email) => email === '' || (email.length <= 254 && EMAIL.test(email)), 'Invalid email'),
      z.refine((email) => email === '' || !isOwnEmail(email), OWN_EMAIL),
    ),
    phone: phoneRule({ optional: true }).check(
      z.refine(async (phone) => isEmpty(phone) || !(await isOwnPhone(phone)), OWN_PHONE),
    ),
    address: text(200),
    addressTwo: text(200),
    city: text(100),
    state: text(100),
    postalCode: text(20),
    country: z.string(),
    notes: text(10_000),
  };
}

/** A client needs an email address or a phone number. */
export const reachable = z.refine<Pick<ClientValues, 'email' | 'phone'>>(
  ({ email, phone }) => email !== '' || !isEmpty(phone),
  { path: ['phone'], error: NO_CONTACT },
);

/** What the form begins with. @param client none for a new one */
export function clientValues(practice: FormPractice | undefined, client?: FormClient): ClientValues {
  const country = phoneCountryOf(practice?.countryCode);
  return {
    firstName: client?.firstName ?? '',
    lastName: client?.lastName ?? '',
    email: client?.email ?? '',
    phone: { country, text: client?.phone ? phoneText(client.phone, country) : '' },
    address: client?.address ?? '',
    addressTwo: client?.addressTwo ?? '',
    city: client?.city ?? '',
    state: client?.state ?? '',
    postalCode: client?.postalCode ?? '',
    country: client?.country ?? '',
    notes: client?.notes ?? '',
  };
}

/** What the server takes: texts, with the phone as E.164. Empty ones take away what is stored. */
export async function clientInput({ phone, ...texts }: ClientValues) {
  return { ...texts, phone: (await toE164(phone)) ?? '' };
}

/** Without its code where the field's country would read it back as the same number. */
function phoneText(e164: string, country: PhoneCountry): string {
  return country === 'US' || country === 'CA' ? shownPhone(e164) : e164;
}
