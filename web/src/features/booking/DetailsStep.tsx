import { useEffect, useRef } from 'react';
import { lazyPart } from '../../lib/lazyPage.js';
import type { UserErrorLike } from '../../lib/userErrors.js';
import { Alert } from '../../ui/Alert.js';
import { Button } from '../../ui/Button.js';
import { PartBoundary } from '../../ui/PartBoundary.js';
import { Spinner } from '../../ui/Spinner.js';
import { TextArea } from '../../ui/TextField.js';
import type { AttendeeDetails } from '../checkout/attendeeDetails.js';
import { AttendeeFields } from '../checkout/AttendeeFields.js';
import { LoginOffer } from '../checkout/LoginOffer.js';
import { useAttendeeForm } from '../checkout/useAttendeeForm.js';
import styles from './DetailsStep.module.css';

const LoginForm = lazyPart(async () => (await import('../accounts/LoginForm.js')).LoginForm);

export interface DetailsStepProps {
  /** Country of the practice, in which a phone number without a prefix is read. */
  country: string;
  practitioner: string;
  /** What was typed before. */
  details: AttendeeDetails | undefined;
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
  onChange: (details: AttendeeDetails) => void;
  onSubmit: (details: AttendeeDetails) => void;
}

/** Who comes: a guest's details, or those of an account. */
export function DetailsStep(props: DetailsStepProps) {
  const { country, practitioner, details, refusals, submitLabel, submitting, disabled, onChange, onSubmit } = props;
  const { loggedOut, onGuest } = props;
  const { form, message, visitor } = useAttendeeForm({ country, details, refusals });
  const submit = form.handleSubmit(onSubmit);
  return (
    <div className={styles.step}>
      {loggedOut && <LoginAgain disabled={submitting || disabled} onLoggedIn={() => void submit()} onGuest={onGuest} />}
      {visitor && !loggedOut && (
        <LoginOffer className={styles.login} reason="to fill this in, or continue as a guest." />
      )}
      <form
        method="post"
        className={styles.form}
        onSubmit={(event) => void submit(event)}
        // Reached after the fields' own handlers.
        onChange={() => onChange(form.getValues())}
        noValidate
      >
        <div role="alert">{message && <Alert tone="warning">{message}</Alert>}</div>
        <AttendeeFields form={form} namesClass={styles.pair} />
        <TextArea
          label={`Message to ${practitioner}`}
          optional
          rows={3}
          hint="What brings you in, or how to find your door."
          error={form.formState.errors.note?.message}
          {...form.register('note')}
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
