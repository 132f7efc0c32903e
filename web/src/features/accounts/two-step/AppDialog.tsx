import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { refusalWith, useAction } from '../../../lib/useAction.js';
import { CONNECTION_MESSAGE, placeFieldErrors } from '../../../lib/userErrors.js';
import { Button } from '../../../ui/Button.js';
import { Dialog } from '../../../ui/Dialog.js';
import { TextField } from '../../../ui/TextField.js';
import formStyles from '../AccountForm.module.css';
import { FormMessage } from '../FormMessage.js';
import { PasswordQuestion } from './PasswordQuestion.js';
import styles from './TwoStep.module.css';
import { ConfirmAuthenticatorApp, StartAuthenticatorApp } from './twoStep.js';

const rules = z.object({ code: z.string().check(z.trim(), z.regex(/^[\d\s]{6,9}$/, 'Please enter the six digits.')) });

interface Started {
  secret: string;
  qrCode: string;
}

export interface AppDialogProps {
  onClose: () => void;
  /** It is set up; codes where it is the first factor. */
  onDone: (codes: readonly string[] | null) => void;
}

/** Sets up an app: the password, then the picture and the first code. */
export function AppDialog({ onClose, onDone }: AppDialogProps) {
  const [started, setStarted] = useState<Started>();
  const start = useAction(StartAuthenticatorApp, {
    failure: CONNECTION_MESSAGE,
    fields: ['currentPassword'],
    shown: 'inline',
    onSuccess: ({ secret, qrCode }) => setStarted({ secret: secret!, qrCode: qrCode! }),
  });
  if (started) return <FirstCode {...{ started, onClose, onDone }} />;
  return (
    <PasswordQuestion
      title="Set up an app"
      description="You need an authenticator app on your phone, such as the one of your password manager."
      action="Continue"
      message={start.message}
      onClose={onClose}
      onAnswer={(currentPassword) => start.run({ currentPassword })}
    />
  );
}

function FirstCode({ started, onClose, onDone }: AppDialogProps & { started: Started }) {
  const formId = useId();
  const form = useForm<z.infer<typeof rules>>({ resolver: zodResolver(rules), defaultValues: { code: '' } });
  const confirm = useAction(ConfirmAuthenticatorApp, {
    failure: CONNECTION_MESSAGE,
    fields: ['code'],
    shown: 'inline',
    // A first answer that was lost: the app counts, and codes can be renewed.
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ code }) => {
    const outcome = await confirm.run({ code });
    if (refusalWith(outcome, 'second_factor_exists')) onDone(null);
    else if (!outcome.ok) placeFieldErrors(outcome.fieldErrors, form.setError);
  });
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title="Scan this with your app"
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isSubmitting}>
            Turn on
          </Button>
        </>
      }
    >
      <div className={styles.picture}>
        <img
          alt="Picture to scan with your authenticator app"
          src={`data:image/svg+xml,${encodeURIComponent(started.qrCode)}`}
        />
      </div>
      <p className={styles.note}>
        Can't scan it? Type this into your app: <code className={styles.secret}>{spaced(started.secret)}</code>
      </p>
      <form method="post" id={formId} className={formStyles.form} onSubmit={(event) => void submit(event)} noValidate>
        <FormMessage>{confirm.message}</FormMessage>
        <TextField
          label="Code from your app"
          inputMode="numeric"
          autoComplete="one-time-code"
          error={errors.code?.message}
          {...form.register('code')}
        />
      </form>
    </Dialog>
  );
}

/** Groups of four are typed with fewer mistakes. */
const spaced = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
