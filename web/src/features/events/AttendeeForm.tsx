import type { UserErrorLike } from '../../lib/userErrors.js';
import { Alert } from '../../ui/Alert.js';
import { Button } from '../../ui/Button.js';
import type { AttendeeDetails } from '../checkout/attendeeDetails.js';
import { AttendeeFields } from '../checkout/AttendeeFields.js';
import { LoginOffer } from '../checkout/LoginOffer.js';
import { useAttendeeForm } from '../checkout/useAttendeeForm.js';
import styles from './AttendeeForm.module.css';

export interface AttendeeFormProps {
  /** Country of the practice, in which a phone number without a prefix is read. */
  country: string;
  /** What was typed before. */
  details: AttendeeDetails | undefined;
  /** What the server refused. */
  refusals: readonly UserErrorLike[];
  submitLabel: string;
  submitting: boolean;
  /** Each change, so that a reload loses nothing. */
  onChange: (details: AttendeeDetails) => void;
  onSubmit: (details: AttendeeDetails) => void;
}

/** Who comes: a guest's details, or those of an account. */
export function AttendeeForm(props: AttendeeFormProps) {
  const { country, details, refusals, submitLabel, submitting, onChange, onSubmit } = props;
  const { form, message, visitor } = useAttendeeForm({ country, details, refusals });
  const submit = form.handleSubmit(onSubmit);
  return (
    <>
      {visitor && <LoginOffer className={styles.login} />}
      <form
        method="post"
        className={styles.form}
        aria-label="Register"
        onSubmit={(event) => void submit(event)}
        // Reached after the fields' own handlers.
        onChange={() => onChange(form.getValues())}
        noValidate
      >
        <div role="alert">{message && <Alert tone="warning">{message}</Alert>}</div>
        <AttendeeFields form={form} />
        <Button type="submit" size="lg" block loading={submitting}>
          {submitLabel}
        </Button>
      </form>
    </>
  );
}
