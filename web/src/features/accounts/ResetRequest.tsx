import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'wouter';
import { z } from 'zod/mini';
import { usePageTitle } from '../../lib/usePageTitle.js';
import { graphql } from '../../gql/gql.js';
import { useAction } from '../../lib/useAction.js';
import { CONNECTION_MESSAGE, placeFieldErrors } from '../../lib/userErrors.js';
import { Button } from '../../ui/Button.js';
import { TextField } from '../../ui/TextField.js';
import styles from './AccountForm.module.css';
import { AccountPageFrame } from './AccountPageFrame.js';
import { emailRule } from './fieldRules.js';
import { FormMessage } from './FormMessage.js';

const RequestPasswordReset = graphql(`
  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) {
      result
      errors {
        message
        field
      }
    }
  }
`);

const rules = z.object({ email: emailRule });

/** The first half of resetting a password. Says the same whether the account exists or not. */
export function ResetRequest() {
  usePageTitle('Reset your password');
  const form = useForm<z.infer<typeof rules>>({ resolver: zodResolver(rules), defaultValues: { email: '' } });
  const { run, message } = useAction(RequestPasswordReset, {
    failure: CONNECTION_MESSAGE,
    fields: ['email'],
    shown: 'inline',
  });
  const [sentTo, setSentTo] = useState<string>();
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (input) => {
    const outcome = await run({ input });
    if (outcome.ok) setSentTo(input.email);
    else placeFieldErrors(outcome.fieldErrors, form.setError);
  });

  return (
    <AccountPageFrame
      title={sentTo ? 'Check your email' : 'Reset your password'}
      intro={sentTo ? undefined : "We'll send you a link to choose a new one."}
      footer={<Link href="/login">Back to log in</Link>}
    >
      <div role="status">
        {sentTo && (
          <p>
            If <strong>{sentTo}</strong> has an account, a link is on its way. It works once, within an hour. Nothing
            after a few minutes? Check your spam folder, or{' '}
            <button type="button" className={styles.link} onClick={() => setSentTo(undefined)}>
              try again
            </button>
            .
          </p>
        )}
      </div>
      {!sentTo && (
        <form method="post" className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
          <FormMessage>{message}</FormMessage>
          <TextField
            label="Email"
            type="email"
            autoComplete="username"
            error={errors.email?.message}
            {...form.register('email')}
          />
          <Button type="submit" size="lg" block loading={isSubmitting}>
            Send the link
          </Button>
        </form>
      )}
    </AccountPageFrame>
  );
}
