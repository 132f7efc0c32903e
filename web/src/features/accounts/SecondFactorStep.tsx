import { zodResolver } from '@hookform/resolvers/zod';
import { startAuthentication, WebAuthnError } from '@simplewebauthn/browser';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { graphql } from '../../gql/gql.js';
import type { UserKind } from '../../gql/graphql.js';
import { refetchAffected } from '../../lib/refetchAffected.js';
import { refusalWith, useAction } from '../../lib/useAction.js';
import { CONNECTION_MESSAGE, placeFieldErrors } from '../../lib/userErrors.js';
import { Button } from '../../ui/Button.js';
import { TextField } from '../../ui/TextField.js';
import { FormMessage } from './FormMessage.js';
import styles from './AccountForm.module.css';

const ConfirmLogin = graphql(`
  mutation ConfirmLogin($input: ConfirmLoginInput!) {
    confirmLogin(input: $input) {
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
    }
  }
`);

const rules = z.object({ code: z.string().check(z.trim(), z.minLength(1, 'Please enter a code.')) });

export interface SecondFactorStepProps {
  challenge: { token: string; authenticatorApp: boolean; passkeyOptions: string | null };
  /** The session has started. */
  onConfirmed: (user: { id: string; kind: UserKind }) => void;
  /** The password is asked for again, with the reason. */
  onOver: (reason: string) => void;
}

/** After the right password of an account that asks for more: a passkey, a code of the app, or a recovery code. */
export function SecondFactorStep(props: SecondFactorStepProps) {
  const { authenticatorApp, passkeyOptions } = props.challenge;
  const { form, submit, answerWithPasskey, pending, problem } = useSecondFactor(props);
  return (
    <form method="post" className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <FormMessage>{problem}</FormMessage>
      <p>Your password is right. One more step, so we know it's you.</p>
      {passkeyOptions && (
        <Button type="button" size="lg" block loading={pending} onClick={() => void answerWithPasskey()}>
          Use your passkey
        </Button>
      )}
      <TextField
        label={authenticatorApp ? 'Code from your app' : 'Recovery code'}
        hint={authenticatorApp ? 'Six digits. No phone at hand? Enter a recovery code.' : 'One of those you kept.'}
        autoComplete="one-time-code"
        autoFocus={!passkeyOptions}
        error={form.formState.errors.code?.message}
        {...form.register('code')}
      />
      <Button
        type="submit"
        size="lg"
        block
        variant={passkeyOptions ? 'outline' : 'primary'}
        loading={form.formState.isSubmitting}
      >
        Log in with a code
      </Button>
    </form>
  );
}

function useSecondFactor({ challenge, onConfirmed, onOver }: SecondFactorStepProps) {
  const { token, passkeyOptions } = challenge;
  const form = useForm<z.infer<typeof rules>>({ resolver: zodResolver(rules), defaultValues: { code: '' } });
  const [problem, setProblem] = useState('');
  const { run, message, pending, clear } = useAction(ConfirmLogin, {
    failure: CONNECTION_MESSAGE,
    fields: ['code'],
    shown: 'inline',
    mutation: refetchAffected('currentUser'),
    onSuccess: ({ user }) => onConfirmed(user!),
  });
  const send = async (answer: { code: string } | { passkey: string }) => {
    setProblem('');
    const outcome = await run({ input: { token, ...answer } });
    const over = refusalWith(outcome, 'challenge_expired') ?? refusalWith(outcome, 'wrong_credentials');
    if (over) onOver(over.message);
    else if (!outcome.ok) placeFieldErrors(outcome.fieldErrors, form.setError);
  };
  const answerWithPasskey = async () => {
    clear();
    setProblem('');
    try {
      const response = await startAuthentication({ optionsJSON: JSON.parse(passkeyOptions!) });
      await send({ passkey: JSON.stringify(response) });
    } catch (error) {
      setProblem(passkeyProblem(error));
    }
  };
  const submit = form.handleSubmit(({ code }) => send({ code }));
  return { form, submit, answerWithPasskey, pending, problem: message || problem };
}

/** Browsers give few details, so that a site cannot find out which keys exist. */
function passkeyProblem(error: unknown): string {
  const cancelled = error instanceof Error && error.name === 'NotAllowedError';
  if (cancelled || error instanceof WebAuthnError)
    return "Your passkey wasn't used. Please try again, or enter a code.";
  return 'This browser cannot use passkeys. Please enter a code.';
}
