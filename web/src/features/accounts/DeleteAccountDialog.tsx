import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { graphql } from '../../gql/gql.js';
import { useAction } from '../../lib/useAction.js';
import { CONNECTION_MESSAGE, placeFieldErrors } from '../../lib/userErrors.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { PasswordField } from '../../ui/PasswordField.js';
import styles from './AccountForm.module.css';
import { FormMessage } from './FormMessage.js';

const EraseAccount = graphql(`
  mutation EraseAccount($input: EraseAccountInput!) {
    eraseAccount(input: $input) {
      result
      errors {
        message
        field
      }
    }
  }
`);

const rules = z.object({ password: z.string().check(z.minLength(1, 'Please enter your password.')) });

export interface DeleteAccountDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The last question, with the password. Starts over on a new page, so that nothing of the account stays in memory. */
export function DeleteAccountDialog({ open, onClose }: DeleteAccountDialogProps) {
  const form = useForm<z.infer<typeof rules>>({ resolver: zodResolver(rules), defaultValues: { password: '' } });
  const { run, message, clear } = useAction(EraseAccount, {
    failure: CONNECTION_MESSAGE,
    fields: ['password'],
    shown: 'inline',
    onSuccess: () => window.location.assign('/account/delete?deleted'),
  });
  const formId = useId();
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (input) => {
    const outcome = await run({ input });
    if (!outcome.ok) placeFieldErrors(outcome.fieldErrors, form.setError);
  });
  const close = () => {
    clear();
    form.reset();
    onClose();
  };

  return (
    <Dialog
      role="alertdialog"
      open={open}
      onClose={close}
      title="Delete your account?"
      description="This can't be undone. Please enter your password so we know it's you."
      actions={
        <>
          <Button variant="ghost" onClick={close}>
            Keep my account
          </Button>
          <Button variant="danger" type="submit" form={formId} loading={isSubmitting}>
            Delete my account
          </Button>
        </>
      }
    >
      <form method="post" id={formId} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <FormMessage>{message}</FormMessage>
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
      </form>
    </Dialog>
  );
}
