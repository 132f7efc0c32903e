import { invalid } from '@yarrow/kit/domain-error';
import { parseEmail, parseLine, parsePhone, parseText } from '@yarrow/kit/values/input-rules';
import { isDate } from '@yarrow/time/wall-time';
import type { Gender } from '../accounts/user.entity.js';

/** Input of the form; absent or empty fields stay as they are. */
export interface PersonalSettingsForm {
  name?: string | null;
  title?: string | null;
  email?: string | null;
  phone?: string | null;
  gender?: Gender | null;
  dob?: string | null;
  customGender?: string | null;
  password?: string | null;
  passwordConfirmation?: string | null;
  currentPassword?: string | null;
}

/** Changes of an account that keep the rules. */
export interface PersonalChanges {
  firstName?: string;
  lastName?: string;
  phone?: string;
  gender?: Gender;
  customGender?: string | null;
  dob?: string;
}

const COUNTRY = 'US';
/** Older than anybody. */
const FIRST_DOB = '1900-01-01';

/**
 * What changes at once.
 * @param today `YYYY-MM-DD`
 * @throws DomainError naming the first field that breaks a rule
 */
export function parsePersonalChanges(form: PersonalSettingsForm, today: string): PersonalChanges {
  return {
    ...(isGiven(form.name) && namesIn(form.name)),
    ...(isGiven(form.phone) && { phone: parsePhone(form.phone, COUNTRY) }),
    ...(form.gender && { gender: form.gender, customGender: customGenderOf(form) }),
    ...(isGiven(form.dob) && { dob: parseDob(form.dob, today) }),
  };
}

/** @throws DomainError `invalid_title` */
export function parseTitle({ title }: PersonalSettingsForm): string | undefined {
  return isGiven(title) ? parseLine(title, 'title', { min: 2, max: 100, label: 'The title' }) : undefined;
}

/** @throws DomainError `invalid_email` */
export function parseNewEmail({ email }: PersonalSettingsForm): string | undefined {
  return isGiven(email) ? parseEmail(email) : undefined;
}

export const isGiven = (value: string | null | undefined): value is string => Boolean(value?.trim());

function namesIn(typed: string): { firstName: string; lastName: string } {
  const words = parseText(typed, 'name', { min: 2, max: 200, label: 'The name' }).split(/\s+/);
  const lastName = words.length > 1 ? words.pop()! : '';
  const firstName = words.join(' ');
  if (firstName.length > 100 || lastName.length > 100) throw invalid('name', 'The name is too long.');
  return { firstName, lastName };
}

function customGenderOf({ gender, customGender }: PersonalSettingsForm): string | null {
  if (gender !== 'Custom') return null;
  return parseText(customGender, 'customGender', { min: 1, max: 100, label: 'Your gender in your own words' });
}

function parseDob(dob: string, today: string): string {
  if (isDate(dob) && dob >= FIRST_DOB && dob < today) return dob;
  throw invalid('dob', 'Please enter the day on which you were born.');
}
