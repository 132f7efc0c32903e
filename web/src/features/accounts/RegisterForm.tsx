import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Controller, useForm, type UseFormReturn } from 'react-hook-form';
import { z } from 'zod/mini';
import { noteSessionStart } from '../../session/session.js';
import { graphql } from '../../gql/gql.js';
import type { UserKind } from '../../gql/graphql.js';
import { toE164, type PhoneCountry } from '../../lib/phone.js';
import { phoneRule } from '../../lib/phoneRule.js';
import { usePhoneCountry } from '../../lib/phoneCountry.js';
import { refetchAffected } from '../../lib/refetchAffected.js';
import { useAction } from '../../lib/useAction.js';
import { CONNECTION_MESSAGE, placeFieldErrors } from '../../lib/userErrors.js';
import { Button } from '../../ui/Button.js';
import { PasswordField } from '../../ui/PasswordField.js';
import { PhoneField } from '../../ui/PhoneField.js';
import { Select } from '../../ui/Select.js';
import { TextField } from '../../ui/TextField.js';
import styles from './AccountForm.module.css';
import { emailRule, nameRule, newPasswordRule } from './fieldRules.js';
import { FormMessage } from './FormMessage.js';

const Register = graphql(`
  mutation Register($input: RegisterInput!) {
    register(input: $input) {
      result
      errors {
        message
        field
      }
      user {
        id
        kind
      }
    }
  }
`);

const rules = z.object({
  firstName: nameRule('Please enter your first name.'),
  lastName: nameRule('Please enter your last name.'),
  email: emailRule,
  password: newPasswordRule,
  phone: phoneRule({ optional: true }),
  practiceName: z.string().check(z.trim(), z.maxLength(100, 'Please use at most 100 characters.')),
  country: z.string(),
  referralCode: z.string().check(z.trim(), z.maxLength(40, 'Please use at most 40 characters.')),
});

type Registration = z.infer<typeof rules>;

const FIELDS = [
  'firstName',
  'lastName',
  'email',
  'password',
  'phone',
  'practiceName',
  'country',
  'referralCode',
] as const;
const empty = (phoneCountry: PhoneCountry, referralCode: string): Registration => ({
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  phone: { country: phoneCountry, text: '' },
  practiceName: '',
  country: 'US',
  referralCode,
});
const COUNTRIES = [
  { value: 'US', label: 'United States' },
  { value: 'CA', label: 'Canada' },
  { value: 'GB', label: 'United Kingdom' },
  { value: 'IE', label: 'Ireland' },
  { value: 'AU', label: 'Australia' },
  { value: 'NZ', label: 'New Zealand' },
];

export interface RegisterFormProps {
  kind: UserKind;
  /** Of a link from another practitioner. */
  referralCode?: string;
  /** Called when the account is created and its session has started. */
  onRegistered: () => void;
}

/** Creates an account; what was typed stays when the kind is changed. */
export function RegisterForm({ kind, referralCode = '', onRegistered }: RegisterFormProps) {
  const phoneCountry = usePhoneCountry();
  const form = useForm<Registration>({
    resolver: zodResolver(rules),
    defaultValues: empty(phoneCountry, referralCode),
  });
  const { message, register } = useRegister(form, kind, onRegistered);
  const { errors, isSubmitting } = form.formState;
  return (
    <form method="post" className={styles.form} onSubmit={(event) => void register(event)} noValidate>
      <FormMessage>{message}</FormMessage>
      <div className={styles.pair}>
        <TextField
          label="First name"
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...form.register('firstName')}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...form.register('lastName')}
        />
      </div>
      {kind === 'pro' && <PracticeFields form={form} />}
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <Controller
        control={form.control}
        name="phone"
        render={({ field: { value, onChange, onBlur } }) => (
          <PhoneField label="Phone" optional {...{ value, onChange, onBlur }} error={errors.phone?.message} />
        )}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="At least 10 characters. A few words together are easy to remember."
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" size="lg" block loading={isSubmitting}>
        {kind === 'pro' ? 'Create my practice' : 'Create my account'}
      </Button>
    </form>
  );
}

function useRegister(form: UseFormReturn<Registration>, kind: UserKind, onRegistered: () => void) {
  const { run, message } = useAction(Register, {
    failure: CONNECTION_MESSAGE,
    fields: FIELDS,
    shown: 'inline',
    mutation: refetchAffected('currentUser'),
    onSuccess: () => {
      noteSessionStart();
      onRegistered();
    },
  });
  // Sent with every try of this form: where an answer was lost, the next try finds the account that was made.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const register = form.handleSubmit(async ({ phone, practiceName, country, referralCode, ...person }) => {
    const practice =
      kind === 'pro' ? { practiceName: practiceName || null, country, referralCode: referralCode || null } : {};
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const number = (await toE164(phone)) ?? null;
    const outcome = await run({
      input: { ...person, ...practice, kind, phone: number, timeZone, idempotencyKey },
    });
    if (!outcome.ok) placeFieldErrors(outcome.fieldErrors, form.setError);
  });
  return { message, register };
}

function PracticeFields({ form: { register, formState } }: { form: UseFormReturn<Registration> }) {
  const { errors } = formState;
  return (
    <>
      <TextField
        label="Practice name"
        optional
        hint="Leave empty to use your own name."
        autoComplete="organization"
        error={errors.practiceName?.message}
        {...register('practiceName')}
      />
      <Select label="Country" options={COUNTRIES} error={errors.country?.message} {...register('country')} />
      <TextField
        label="Referral code"
        optional
        hint="If another practitioner gave you one."
        autoComplete="off"
        error={errors.referralCode?.message}
        {...register('referralCode')}
      />
    </>
  );
}
