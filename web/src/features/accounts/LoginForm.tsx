import { zodResolver } from '@hookform/resolvers/zod';
import { Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'wouter';
import { z } from 'zod/mini';
import { noteSessionStart } from '../../session/session.js';
import { graphql } from '../../gql/gql.js';
import type { UserKind } from '../../gql/graphql.js';
import { lazyPart } from '../../lib/lazyPage.js';
import { refetchAffected } from '../../lib/refetchAffected.js';
import { useAction } from '../../lib/useAction.js';
import { CONNECTION_MESSAGE, placeFieldErrors } from '../../lib/userErrors.js';
import { Button } from '../../ui/Button.js';
import { PasswordField } from '../../ui/PasswordField.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { TextField } from '../../ui/TextField.js';
import { emailRule } from './fieldRules.js';
import { FormMessage } from './FormMessage.js';
import type { SecondFactorStepProps } from './SecondFactorStep.js';
import styles from './AccountForm.module.css';

const SecondFactorStep = lazyPart(async () => (await import('./SecondFactorStep.js')).SecondFactorStep);

const Login = graphql(`
  mutation Login($input: LoginInput!) {
    login(input: $input) {
      result
      errors {
        code
        message
        field
      }
      user {
        id
        kind
      }
      secondFactor {
        token
        authenticatorApp
        passkeyOptions
      }
    }
  }
`);

const rules = z.object({
  email: emailRule,
  password: z.string().check(z.minLength(1, 'Please enter your password.')),
});

type Credentials = z.infer<typeof rules>;

export interface LoginFormProps {
  /** Called when the session has started. */
  onLoggedIn: (user: { id: string; kind: UserKind }) => void;
}

/** Starts a session; a page of its own, and inside the booking flow. */
export function LoginForm({ onLoggedIn }: LoginFormProps) {
  const [challenge, setChallenge] = useState<SecondFactorStepProps['challenge']>();
  const [over, setOver] = useState('');
  const form = useForm<Credentials>({ resolver: zodResolver(rules), defaultValues: { email: '', password: '' } });
  const enter = (user: { id: string; kind: UserKind }) => {
    noteSessionStart();
    onLoggedIn(user);
  };
  const { run, message, clear } = useAction(Login, {
    failure: CONNECTION_MESSAGE,
    fields: ['email', 'password'],
    shown: 'inline',
    mutation: refetchAffected('currentUser'),
    onSuccess: ({ user }) => enter(user!),
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (input) => {
    setOver('');
    const outcome = await run({ input });
    if (outcome.ok) return;
    if (outcome.payload?.secondFactor) {
      clear();
      setChallenge(outcome.payload.secondFactor);
    } else placeFieldErrors(outcome.fieldErrors, form.setError);
  });
  const field = (name: keyof Credentials) => ({ ...form.register(name), error: errors[name]?.message });
  const startOver = (reason: string) => {
    setChallenge(undefined);
    setOver(reason);
    form.resetField('password');
  };
  if (challenge) {
    return (
      <Suspense fallback={<Skeleton lines={4} />}>
        <SecondFactorStep challenge={challenge} onConfirmed={enter} onOver={startOver} />
      </Suspense>
    );
  }
  return (
    <form method="post" className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <FormMessage>{message || over}</FormMessage>
      <TextField label="Email" type="email" autoComplete="username" {...field('email')} />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      <p className={styles.aside}>
        <Link href="/password-reset">Forgot your password?</Link>
      </p>
      <Button type="submit" size="lg" block loading={isSubmitting}>
        Log in
      </Button>
    </form>
  );
}
