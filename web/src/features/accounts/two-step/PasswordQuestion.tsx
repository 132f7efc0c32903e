import { zodResolver } from '@hookform/resolvers/zod';
import { useId, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import type { ActionOutcome } from '../../../lib/useAction.js';
import { placeFieldErrors } from '../../../lib/userErrors.js';
import { Button } from '../../../ui/Button.js';
import { Dialog } from '../../../ui/Dialog.js';
import { PasswordField } from '../../../ui/PasswordField.js';
import styles from '../AccountForm.module.css';
import { FormMessage } from '../FormMessage.js';

const rules = z.object({ currentPassword: z.string().check(z.minLength(1, 'Please enter your password.')) });

export interface PasswordQuestionProps {
  title: string;
  description: string;
  /** What the button does. */
  action: string;
  /** It takes something away. */
  danger?: boolean;
  message: string;
  onClose: () => void;
  onAnswer: (currentPassword: string) => Promise<ActionOutcome>;
  /** Fields in addition to the password. */
  children?: ReactNode;
}

/** Asks for the password before a sensitive change. */
export function PasswordQuestion(props: PasswordQuestionProps) {
  const { title, description, action, danger = false, message, onClose, onAnswer, children } = props;
  const form = useForm<z.infer<typeof rules>>({ resolver: zodResolver(rules), defaultValues: { currentPassword: '' } });
  const formId = useId();
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ currentPassword }) => {
    const outcome = await onAnswer(currentPassword);
    if (!outcome.ok) placeFieldErrors(outcome.fieldErrors, form.setError);
  });
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} type="submit" form={formId} loading={isSubmitting}>
            {action}
          </Button>
        </>
      }
    >
      <form method="post" id={formId} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <FormMessage>{message}</FormMessage>
        {children}
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
      </form>
    </Dialog>
  );
}
