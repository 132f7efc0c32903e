import { useRef, useState, type FormEvent } from 'react';
import { useMutation } from '@apollo/client/react';
import { useLocation } from 'wouter';
import { graphql } from '../../gql/gql.js';
import { phoneCountryOf } from '../../lib/phoneCountry.js';
import { isConnectionLost } from '../../lib/userErrors.js';
import { Button } from '../../ui/Button.js';
import { PhoneField } from '../../ui/PhoneField.js';
import { TextField } from '../../ui/TextField.js';
import { showToast } from '../../ui/toasts.js';
import styles from './ClientInfoForm.module.css';
import { isUnsupportedReviewer, refusalText } from './refusal.js';
import { ratingHref } from './reviewAddresses.js';
import { isNameLongEnough, isPhoneLongEnough, phoneWithCode } from './reviewPhone.js';
import { StepActions } from './StepActions.js';

const ReviewCreateClient = graphql(`
  mutation ReviewCreateClient(
    $practiceId: ID!
    $phone: String!
    $firstName: String!
    $referralCode: String
    $idempotencyKey: ID
  ) {
    reviewCreateClient(
      practiceId: $practiceId
      phone: $phone
      firstName: $firstName
      referralCode: $referralCode
      idempotencyKey: $idempotencyKey
    ) {
      result
      errors {
        code
        message
      }
      clientId
    }
  }
`);

const NO_PHONE = 'Please enter a valid phone number to continue and leave a review.';

export interface ClientInfoFormProps {
  practiceId: string;
  /** ISO 3166-1 alpha-2, of the practice. */
  countryCode: string;
  /** To begin with. */
  firstName: string;
  referralCode: string;
  onUnsupported: () => void;
}

/** First name and phone of the reviewer. */
export function ClientInfoForm({
  practiceId,
  countryCode,
  referralCode,
  onUnsupported,
  ...given
}: ClientInfoFormProps) {
  const [firstName, setFirstName] = useState(given.firstName);
  const [phone, setPhone] = useState({ country: phoneCountryOf(countryCode), text: '' });
  const [createClient, { loading }] = useMutation(ReviewCreateClient);
  const [, navigate] = useLocation();
  /** What was said last: said again, as after a lost answer, it is the same request. */
  const request = useRef<{ what: string; key: string }>(undefined);
  const ready = isNameLongEnough(firstName) && isPhoneLongEnough(phone);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready) return;
    const number = await phoneWithCode(phone);
    const said = { practiceId, referralCode, firstName: firstName.trim(), phone: number };
    const what = JSON.stringify(said);
    if (request.current?.what !== what) request.current = { what, key: crypto.randomUUID() };
    const { data, error } = await createClient({ variables: { ...said, idempotencyKey: request.current.key } });
    const payload = data?.reviewCreateClient;
    if (payload?.clientId) return navigate(ratingHref(referralCode, payload.clientId));
    if (isUnsupportedReviewer(payload?.errors)) return onUnsupported();
    showToast(
      `Error creating client: ${payload || isConnectionLost(error) ? refusalText(payload?.errors, error) : NO_PHONE}`,
      'error',
    );
  };
  return (
    <form method="post" className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label="First name"
        autoComplete="given-name"
        maxLength={100}
        required
        value={firstName}
        onChange={(event) => setFirstName(event.target.value)}
      />
      <PhoneField label="Phone" required value={phone} onChange={setPhone} />
      <StepActions note={!ready && 'Your first name, with at least 3 letters, and your phone number, please.'}>
        <Button type="submit" size="lg" block disabled={!ready} loading={loading}>
          Continue
        </Button>
      </StepActions>
    </form>
  );
}
