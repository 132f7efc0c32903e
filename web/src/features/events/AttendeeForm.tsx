import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { lazyPart } from '../../lib/lazyPage.js';
import type { PhoneCountry } from '../../lib/phone.js';
import { usePhoneCountry } from '../../lib/phoneCountry.js';
import { placeUserErrors, type UserErrorLike } from '../../lib/userErrors.js';
import { Button } from '../../ui/Button.js';
import { PartBoundary } from '../../ui/PartBoundary.js';
import { PhoneField } from '../../ui/PhoneField.js';
import { Spinner } from '../../ui/Spinner.js';
import { TextField } from '../../ui/TextField.js';
import type { BookingDetails } from '../booking/bookingDraft.js';
import { detailsRules } from '../booking/detailsRules.js';
import { Alert } from '../../ui/Alert.js';
import { useAccountDetails } from '../booking/useAccountDetails.js';
import styles from './AttendeeForm.module.css';

const LoginForm = lazyPart(async () => (await import('../accounts/LoginForm.js')).LoginForm);

const FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const;

export interface AttendeeFormProps {
  /** Country of the practice, in which a phone number without a prefix is read. */
  country: string;
  /** What was typed before. */
  details: BookingDetails | undefined;
  /** What the server refused. */
  refusals: readonly UserErrorLike[];
  submitLabel: string;
  submitting: boolean;
  /** Each change, so that a reload loses nothing. */
  onChange: (details: BookingDetails) => void;
  onSubmit: (details: BookingDetails) => void;
}

/** Who comes: a guest's details, or those of an account. */
export function AttendeeForm(props: AttendeeFormProps) {
  const { country, details, refusals, submitLabel, submitting, onChange, onSubmit } = props;
  const phoneCountry = usePhoneCountry(country);
  const form = useForm<BookingDetails>({
    resolver: zodResolver(detailsRules),
    defaultValues: details ?? emptyDetails(phoneCountry),
  });
  const { errors } = form.formState;
  const { setError, getValues, setValue, register } = form;
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

  const submit = form.handleSubmit(onSubmit);
  return (
    <>
      {visitor && <LoginOffer />}
      <form
        method="post"
        className={styles.form}
        aria-label="Register"
        onSubmit={(event) => void submit(event)}
        // Reached after the fields' own handlers.
        onChange={() => onChange(getValues())}
        noValidate
      >
        <div role="alert">{message && <Alert tone="warning">{message}</Alert>}</div>
        <TextField
          label="First name"
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register('lastName')}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          hint="We'll send your confirmation here."
          error={errors.email?.message}
          {...register('email')}
        />
        <Controller
          control={form.control}
          name="phone"
          render={({ field: { value, onChange: change, onBlur } }) => (
            <PhoneField
              label="Mobile phone"
              value={value}
              onChange={change}
              onBlur={onBlur}
              error={errors.phone?.message}
            />
          )}
        />
        <Button type="submit" size="lg" block loading={submitting}>
          {submitLabel}
        </Button>
      </form>
    </>
  );
}

function LoginOffer() {
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.login}>
      <p>
        Have an account?{' '}
        <button type="button" className={styles.link} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Continue as a guest' : 'Log in'}
        </button>
      </p>
      {open && (
        <PartBoundary waiting={<Spinner />}>
          <LoginForm onLoggedIn={() => setOpen(false)} />
        </PartBoundary>
      )}
    </div>
  );
}

function emptyDetails(country: PhoneCountry): BookingDetails {
  return { firstName: '', lastName: '', email: '', phone: { country, text: '' }, note: '' };
}
