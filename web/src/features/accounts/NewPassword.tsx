import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useMutation } from '@apollo/client/react';
import { Link, useLocation } from 'wouter';
import { z } from 'zod/mini';
import { usePageTitle } from '../../lib/usePageTitle.js';
import { graphql } from '../../gql/gql.js';
import { formResolver } from '../../lib/formResolver.js';
import { CONNECTION_MESSAGE, placeUserErrors } from '../../lib/userErrors.js';
import { Button } from '../../ui/Button.js';
import { PasswordField } from '../../ui/PasswordField.js';
import { showToast } from '../../ui/toasts.js';
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
  const form = useForm<z.infer<typeof rules>>({ resolver: formResolver(rules), defaultValues: { password: '' } });
  const [reset] = useMutation(ResetPassword);
  const [, navigate] = useLocation();
  const [message, setMessage] = useState('');
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ password }) => {
    setMessage('');
    const { data } = await reset({ variables: { input: { token, password } } });
    if (!data) return setMessage(CONNECTION_MESSAGE);
    const { result, errors: refusals } = data.resetPassword;
    if (result === 'failure') return setMessage(placeUserErrors(refusals, form.setError, ['password']));
    showToast('Your password has been changed. Please log in with it.');
    navigate('/login', { replace: true });
  });

  return (
    <AccountPageFrame title="Choose a new password" footer={<Link href="/password-reset">Ask for another link</Link>}>
      <form method="post" className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <FormMessage>{message}</FormMessage>
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint="At least 10 characters. A few words in a row are easy to remember."
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
