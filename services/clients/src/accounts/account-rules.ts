import { parseCountry } from '@yarrow/kit/values/countries';
import { parseEmail, parseLine, parseName, parsePhone, parseText } from '@yarrow/kit/values/input-rules';
import { requireUnreserved } from '@yarrow/kit/values/reserved-names';
import { assertPasswordAllowed } from './password-rules.js';
import type { UserKind } from './user.entity.js';

/** Input of a registration. */
export interface RegistrationForm {
  kind: UserKind;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  phone?: string | null;
  practiceName?: string | null;
  country?: string | null;
  timeZone?: string | null;
  referralCode?: string | null;
  idempotencyKey?: string | null;
}

/** A registration that keeps every rule. */
export interface Registration {
  kind: UserKind;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  practiceName: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** IANA; empty when unknown. */
  timeZone: string;
  /** As it was typed; empty without one, and for clients. */
  referralCode: string;
}

const DEFAULT_COUNTRY = 'US';
const REFERRAL_CODE = { max: 40, label: 'The referral code' };

/** @throws DomainError naming the first field that breaks a rule */
export function parseRegistration(form: RegistrationForm): Registration {
  const firstName = parseName(form.firstName, 'firstName', 'First name');
  const lastName = parseName(form.lastName, 'lastName', 'Last name');
  const email = parseEmail(form.email);
  const country = parseCountry(form.country ?? DEFAULT_COUNTRY, 'country');
  const label = 'The name of the practice';
  const practiceName = parseLine(form.practiceName, 'practiceName', { max: 100, label }) || `${firstName} ${lastName}`;
  if (form.kind === 'pro') requireUnreserved(practiceName, 'practiceName', label);
  assertPasswordAllowed(form.password, [email, firstName, lastName, practiceName]);
  return {
    kind: form.kind,
    email,
    password: form.password,
    firstName,
    lastName,
    phone: form.phone?.trim() ? parsePhone(form.phone, country) : null,
    practiceName,
    country,
    timeZone: parseText(form.timeZone, 'timeZone', { max: 64, label: 'The time zone' }),
    referralCode: form.kind === 'pro' ? parseLine(form.referralCode, 'referralCode', REFERRAL_CODE) : '',
  };
}
