import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { usePhoneCountry } from '../../lib/phoneCountry.js';
import { placeUserErrors, type UserErrorLike } from '../../lib/userErrors.js';
import type { AttendeeDetails } from './attendeeDetails.js';
import { attendeeRules } from './attendeeRules.js';
import { useAccountDetails } from './useAccountDetails.js';

const FIELDS = ['firstName', 'lastName', 'email', 'phone', 'note'] as const;

export interface AttendeeFormOptions {
  /** Country of the practice, in which a phone number without a prefix is read. */
  country: string;
  /** What was typed before. */
  details: AttendeeDetails | undefined;
  /** What the server refused. */
  refusals: readonly UserErrorLike[];
}

/** The form of an attendee's details. Fills empty fields from the account and shows refusals at their fields. */
export function useAttendeeForm({ country, details, refusals }: AttendeeFormOptions) {
  const phoneCountry = usePhoneCountry(country);
  const form = useForm<AttendeeDetails>({
    resolver: zodResolver(attendeeRules),
    defaultValues: details ?? {
      ...{ firstName: '', lastName: '', email: '', note: '' },
      phone: { country: phoneCountry, text: '' },
    },
  });
  const { setError, getValues, setValue } = form;
  const { account, visitor } = useAccountDetails();
  const [message, setMessage] = useState('');

  useEffect(() => {
    if (!account) return;
    const known = { firstName: account.firstName, lastName: account.lastName, email: account.email ?? '' };
    for (const name of ['firstName', 'lastName', 'email'] as const) {
      if (!getValues(name)) setValue(name, known[name]);
    }
    if (account.phone && !getValues('phone').text) {
      setValue('phone', { country: getValues('phone').country, text: account.phone });
    }
  }, [account, getValues, setValue]);

  useEffect(() => {
    setMessage(placeUserErrors(refusals, setError, FIELDS));
  }, [refusals, setError]);

  return { form, message, visitor };
}
