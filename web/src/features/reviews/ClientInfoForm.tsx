import { useState, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import { graphql } from '../../gql/gql.js';
import { phoneCountryOf } from '../../lib/phoneCountry.js';
import { refusalWith, useAction } from '../../lib/useAction.js';
import { useRequestKey } from '../../lib/useRequestKey.js';
import { Button } from '../../ui/Button.js';
import { PhoneField } from '../../ui/PhoneField.js';
import { TextField } from '../../ui/TextField.js';
import { showToast } from '../../lib/toasts.js';
import styles from './ClientInfoForm.module.css';
import { ratingHref } from './reviewAddresses.js';
import { reviewFailure } from './reviewFailure.js';
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

const FAILURE = 'Error creating client';
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
  const [, navigate] = useLocation();
  const keyOf = useRequestKey();
  const { run, pending } = useAction(ReviewCreateClient, {
    ...reviewFailure(FAILURE),
    unexpected: `${FAILURE}: ${NO_PHONE}`,
    shown: 'inline',
    onSuccess: ({ clientId }) => navigate(ratingHref(referralCode, clientId!)),
    onFailure: (outcome) => {
      if (refusalWith(outcome, 'unsupported_reviewer')) onUnsupported();
      else showToast(outcome.message, 'error');
    },
  });
  const ready = isNameLongEnough(firstName) && isPhoneLongEnough(phone);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready) return;
    const number = await phoneWithCode(phone);
    const said = { practiceId, referralCode, firstName: firstName.trim(), phone: number };
    await run({ ...said, idempotencyKey: keyOf(said) });
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
      <StepActions note={!ready && 'Please enter your first name (at least 3 letters) and your phone number.'}>
        <Button type="submit" size="lg" block disabled={!ready} loading={pending}>
          Continue
        </Button>
      </StepActions>
    </form>
  );
}
