import { useWatch, type UseFormReturn } from 'react-hook-form';
import { z } from 'zod/mini';
import { readFragment, type FragmentType } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import { formatMoney } from '../../../lib/money.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { useAction } from '../../../lib/useAction.js';
import { useRequestKey } from '../../../lib/useRequestKey.js';
import { FlyoutForm } from '../../../portal-ui/FlyoutForm.js';
import { Select } from '../../../ui/Select.js';
import { TextArea, TextField } from '../../../ui/TextField.js';
import { GiftCardTemplateOfPractice } from './giftCardsHub.js';
import { amountProblem } from './templateValues.js';

const IssueGiftCard = graphql(`
  mutation IssueGiftCard($input: IssueGiftCardInput!) {
    issueGiftCard(input: $input) {
      result
      errors {
        code
        message
        field
      }
      giftCard {
        id
        recipientEmail
      }
    }
  }
`);

interface SentValues {
  /** Cents of a card that is offered, or `other`. */
  choice: string;
  /** Whole units of the currency, as typed. */
  amount: string;
  recipientName: string;
  recipientEmail: string;
  message: string;
}

const OTHER = 'other';
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const sentRules = z
  .object({
    choice: z.string().check(z.minLength(1, 'Please choose an amount.')),
    amount: z.string(),
    recipientName: z.string().check(z.trim(), z.minLength(1, "Please enter the recipient's name.")),
    recipientEmail: z.string().check(z.trim(), z.regex(EMAIL, 'Please enter a valid email address.')),
    message: z.string().check(z.maxLength(500, 'Please use at most 500 characters.')),
  })
  .check((context) => {
    const { choice, amount } = context.value;
    const message = choice === OTHER ? amountProblem(amount) : undefined;
    if (message) context.issues.push({ code: 'custom', path: ['amount'], message, input: amount });
  });

export interface SendGiftCardFlyoutProps {
  templates: readonly FragmentType<typeof GiftCardTemplateOfPractice>[];
  currency: string;
  onSent: () => void;
  onClose: () => void;
}

/** The practitioner gives a card: it is mailed with its code at once. */
export function SendGiftCardFlyout({ templates, currency, onSent, onClose }: SendGiftCardFlyoutProps) {
  const keyOf = useRequestKey();
  const offered = readFragment(GiftCardTemplateOfPractice, templates).filter(({ active }) => active);
  const issue = useAction(IssueGiftCard, {
    success: ({ giftCard }) => `Gift card sent to ${giftCard?.recipientEmail ?? 'the recipient'}.`,
    failure: "We couldn't send this gift card",
    fields: ['recipientName', 'recipientEmail', 'message'],
    shown: 'inline',
    mutation: refetchAffected('giftCards'),
    onSuccess: onSent,
  });
  const send = ({ choice, amount, ...rest }: SentValues) => {
    const input = {
      ...rest,
      amountCents: choice === OTHER ? Number(amount.replace(/[$,]/g, '')) * 100 : Number(choice),
    };
    return issue.run({ input: { ...input, idempotencyKey: keyOf(input) } });
  };
  return (
    <FlyoutForm
      open
      title="Send a gift card"
      saveLabel="Send"
      original={NOTHING_YET}
      schema={sentRules}
      onClose={onClose}
      onSave={send}
      note={() => 'The recipient gets an email with the code. It pays for visits here until it is used up.'}
    >
      {(form) => <SentFields {...{ form, currency }} amounts={offered} />}
    </FlyoutForm>
  );
}

const NOTHING_YET: SentValues = { choice: '', amount: '', recipientName: '', recipientEmail: '', message: '' };

interface SentFieldsProps {
  form: UseFormReturn<SentValues>;
  currency: string;
  amounts: readonly { amountCents: number; description: string }[];
}

function SentFields({ form, currency, amounts }: SentFieldsProps) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const other = useWatch({ control, name: 'choice' }) === OTHER;
  const options = amounts.map(({ amountCents, description }) => ({
    value: String(amountCents),
    label: [formatMoney(amountCents, currency), description].filter(Boolean).join(' · '),
  }));
  return (
    <>
      <Select
        label="Gift card"
        placeholder="Choose an amount"
        options={[...options, { value: OTHER, label: 'Another amount' }]}
        {...register('choice')}
        error={errors.choice?.message}
      />
      {other && (
        <TextField
          label={`Amount (${currency})`}
          inputMode="numeric"
          autoComplete="off"
          {...register('amount')}
          error={errors.amount?.message}
        />
      )}
      <TextField
        label="Recipient's name"
        autoComplete="off"
        {...register('recipientName')}
        error={errors.recipientName?.message}
      />
      <TextField
        label="Recipient's email"
        type="email"
        autoComplete="off"
        {...register('recipientEmail')}
        error={errors.recipientEmail?.message}
      />
      <TextArea label="Message" optional rows={3} {...register('message')} error={errors.message?.message} />
    </>
  );
}
