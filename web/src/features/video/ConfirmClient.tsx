import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { graphql } from '../../gql/gql.js';
import { useAction } from '../../lib/useAction.js';
import { placeFieldErrors } from '../../lib/userErrors.js';
import { Alert } from '../../ui/Alert.js';
import { Button } from '../../ui/Button.js';
import { chakra } from '../../ui/chakra.js';
import { TextField } from '../../ui/TextField.js';

const SendVideoReviewCode = graphql(`
  mutation SendVideoReviewCode($uploadHash: String!) {
    sendVideoReviewCode(uploadHash: $uploadHash) {
      result
      errors {
        message
      }
    }
  }
`);

const ConfirmVideoReview = graphql(`
  mutation ConfirmVideoReview($uploadHash: String!, $code: String!) {
    confirmVideoReview(uploadHash: $uploadHash, code: $code) {
      result
      errors {
        message
        field
      }
    }
  }
`);

const UNEXPECTED = 'Something went wrong. Please try again.';

export interface ConfirmClientProps {
  uploadHash: string;
  /** The client's address, shortened; null where the practice has none. */
  codeGoesTo: string | null;
  /** First name. */
  practitioner: string;
  onConfirmed: () => void;
}

/** Before the first upload the client confirms who they are by a code that is mailed to them. */
export function ConfirmClient({ uploadHash, codeGoesTo, practitioner, onConfirmed }: ConfirmClientProps) {
  const [sent, setSent] = useState(false);
  const { run, pending, message } = useAction(SendVideoReviewCode, {
    failure: UNEXPECTED,
    shown: 'inline',
    onSuccess: () => setSent(true),
  });
  if (!codeGoesTo) {
    return (
      <Alert tone="info">
        {practitioner} has no email address of yours on file, and we need one to confirm that it's you. Please ask{' '}
        {practitioner} to add it.
      </Alert>
    );
  }
  return (
    <chakra.div display="grid" gap="5">
      <p role="status">
        {sent ? "We've sent a code to " : "Your name appears with the video, so we'll first send a code to "}
        <strong>{codeGoesTo}</strong>.{sent && " It's valid for 15 minutes."}
      </p>
      {message && <Alert tone="error">{message}</Alert>}
      {sent && <CodeForm uploadHash={uploadHash} onConfirmed={onConfirmed} />}
      <Button
        variant={sent ? 'ghost' : 'primary'}
        size={sent ? 'md' : 'lg'}
        block
        loading={pending}
        onClick={() => void run({ uploadHash })}
      >
        {sent ? 'Send a new code' : 'Send me the code'}
      </Button>
    </chakra.div>
  );
}

const rules = z.object({
  code: z.string().check(z.trim(), z.regex(/^\d{3}\s?\d{3}$/, 'Please enter the six digits from the email.')),
});

function CodeForm({ uploadHash, onConfirmed }: Pick<ConfirmClientProps, 'uploadHash' | 'onConfirmed'>) {
  const form = useForm<z.infer<typeof rules>>({ resolver: zodResolver(rules), defaultValues: { code: '' } });
  const { run, message } = useAction(ConfirmVideoReview, {
    failure: UNEXPECTED,
    fields: ['code'],
    shown: 'inline',
    onSuccess: onConfirmed,
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ code }) => {
    const outcome = await run({ uploadHash, code });
    if (!outcome.ok) placeFieldErrors(outcome.fieldErrors, form.setError);
  });
  return (
    <chakra.form method="post" noValidate display="grid" gap="4" onSubmit={(event) => void submit(event)}>
      {message && <Alert tone="error">{message}</Alert>}
      <TextField
        label="Code from the email"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        maxLength={7}
        error={errors.code?.message}
        {...form.register('code')}
      />
      <Button type="submit" size="lg" block loading={isSubmitting}>
        Confirm
      </Button>
    </chakra.form>
  );
}
