import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { lazyPart } from '../../lib/lazyPage.js';
import { phoneCountryOf } from '../../lib/phoneCountry.js';
import { placeUserErrors, type UserErrorLike } from '../../lib/userErrors.js';
import { Button } from '../../ui/Button.js';
import { PartBoundary } from '../../ui/PartBoundary.js';
import { PhoneField } from '../../ui/PhoneField.js';
import { Spinner } from '../../ui/Spinner.js';
import { TextArea, TextField } from '../../ui/TextField.js';
import type { BookingDetails } from './bookingDraft.js';
import { detailsRules } from './detailsRules.js';
import styles from './DetailsStep.module.css';
import { Alert } from '../../ui/Alert.js';
import { useAccountDetails } from './useAccountDetails.js';

const LoginForm = lazyPart(async () => (await import('../accounts/LoginForm.js')).LoginForm);

const FIELDS = ['firstName', 'lastName', 'email', 'phone', 'note'] as const;

export interface DetailsStepProps {
  /** Country of the practice, in which a phone number without a prefix is read. */
  country: string;
  practitioner: string;
  /** What was typed before. */
  details: BookingDetails | undefined;
  /** What the server refused. */
  refusals: readonly UserErrorLike[];
  /** The session of the account that holds the slot expired. */
  loggedOut: boolean;
  /** Holds the slot as a guest instead. */
  onGuest: () => void;
  submitLabel: string;
  submitting: boolean;
  /** The time is not kept any more. */
  disabled: boolean;
  /** Each change, so that a reload loses nothing. */
  onChange: (details: BookingDetails) => void;
  onSubmit: (details: BookingDetails) => void;
}

/** Who comes: a guest's details, or those of an account. */
export function DetailsStep(props: DetailsStepProps) {
  const { country, practitioner, details, refusals, submitLabel, submitting, disabled, onChange, onSubmit } = props;
  const { loggedOut, onGuest } = props;
  const form = useForm<BookingDetails>({
    resolver: zodResolver(detailsRules),
    defaultValues: details ?? emptyDetails(country),
  });
  const { errors } = form.formState;
  const { setError, getValues, setValue } = form;
  const { account, visitor } = useAccountDetails();
  const [message, setMessage] = useState('');

  useEffect(() => {
    if (!account) return;
    const { firstName, lastName, email, phone } = account;
    for (const [name, value] of Object.entries({ firstName, lastName, email: email ?? '' } as const)) {
      const field = name as 'firstName' | 'lastName' | 'email';
      if (!getValues(field)) setValue(field, value);
    }
    if (phone && !getValues('phone').text) setValue('phone', { country: getValues('phone').country, text: phone });
  }, [account, getValues, setValue]);

  useEffect(() => {
    setMessage(placeUserErrors(refusals, setError, FIELDS));
  }, [refusals, setError]);

  const submit = form.handleSubmit(onSubmit);
  const { register } = form;
  return (
    <div className={styles.step}>
      {loggedOut && <LoginAgain disabled={submitting || disabled} onLoggedIn={() => void submit()} onGuest={onGuest} />}
      {visitor && !loggedOut && <LoginOffer />}
      <form
        method="post"
        className={styles.form}
        onSubmit={(event) => void submit(event)}
        // Reached after the fields' own handlers.
        onChange={() => onChange(getValues())}
        noValidate
      >
        <div role="alert">{message && <Alert tone="warning">{message}</Alert>}</div>
        <div className={styles.pair}>
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
        </div>
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
        <TextArea
          label={`Message to ${practitioner}`}
          optional
          rows={3}
          hint="What brings you in, or how to find your door."
          error={errors.note?.message}
          {...register('note')}
        />
        <Button type="submit" size="lg" loading={submitting} disabled={disabled}>
          {submitLabel}
        </Button>
      </form>
    </div>
  );
}

interface LoginAgainProps {
  disabled: boolean;
  onLoggedIn: () => void;
  onGuest: () => void;
}

/** Shown if the session expired after the slot was held. Logging in continues the booking. */
function LoginAgain({ disabled, onLoggedIn, onGuest }: LoginAgainProps) {
  const section = useRef<HTMLElement>(null);
  // It appears above the form, on a phone above the visible part of the page.
  useEffect(() => section.current?.focus(), []);
  return (
    <section aria-label="Log in again" className={styles.login} ref={section} tabIndex={-1}>
      <div role="alert">
        <Alert tone="warning">
          Your session has ended. Log in again to book this time. We're still holding it for you.
        </Alert>
      </div>
      <PartBoundary waiting={<Spinner />}>
        <LoginForm onLoggedIn={onLoggedIn} />
      </PartBoundary>
      <Button variant="ghost" disabled={disabled} onClick={onGuest}>
        Continue as a guest
      </Button>
    </section>
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
        </button>{' '}
        {!open && 'to fill this in, or continue as a guest.'}
      </p>
      {open && (
        <PartBoundary waiting={<Spinner />}>
          <LoginForm onLoggedIn={() => setOpen(false)} />
        </PartBoundary>
      )}
    </div>
  );
}

function emptyDetails(country: string): BookingDetails {
  return { firstName: '', lastName: '', email: '', phone: { country: phoneCountryOf(country), text: '' }, note: '' };
}
