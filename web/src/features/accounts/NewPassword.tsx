import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'wouter';
import { z } from 'zod/mini';
import { usePageTitle } from '../../lib/usePageTitle.js';
import { graphql } from '../../gql/gql.js';
import { useAction } from '../../lib/useAction.js';
import { CONNECTION_MESSAGE, placeFieldErrors } from '../../lib/userErrors.js';
import { Button } from '../../ui/Button.js';
import { PasswordField } from '../../ui/PasswordField.js';
import styles from './AccountForm.module.css';
import { AccountPageFrame } from './AccountPageFrame.js';
import { newPasswordRule } from './fieldRules.js';
import { FormMessage } from './FormMessage.js';

const ResetPassword = graphql(`
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      result
      errors {
        message
        field
      }
    }
  }
`);

const rules = z.object({ password: newPasswordRule });

/** The second half: the new password, by the link of the mail. It ends every session of the account. */
export function NewPassword({ token }: { token: string }) {
  usePageTitle('Choose a new password');
  const form = useForm<z.infer<typeof rules>>({ resolver: zodResolver(rules), defaultValues: { password: '' } });
  const [, navigate] = useLocation();
  const { run, message } = useAction(ResetPassword, {
    success: 'Your password has been changed. Please log in with the new one.',
    failure: CONNECTION_MESSAGE,
    fields: ['password'],
    shown: 'inline',
    onSuccess: () => navigate('/login', { replace: true }),
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ password }) => {
    const outcome = await run({ input: { token, password } });
    if (!outcome.ok) placeFieldErrors(outcome.fieldErrors, form.setError);
  });

  return (
    <AccountPageFrame title="Choose a new password" footer={<Link href="/password-reset">Ask for another link</Link>}>
      <form method="post" className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <FormMessage>{message}</FormMessage>
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint="At least 10 characters. A few words together are easy to remember."
          error={errors.password?.message}
          {...form.register('password')}
        />
        <Button type="submit" size="lg" block loading={isSubmitting}>
          Save the new password
        </Button>
      </form>
    </AccountPageFrame>
  );
}
