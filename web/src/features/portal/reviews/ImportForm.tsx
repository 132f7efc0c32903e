import { todayIn, toInstant } from '@yarrow/time/wall-time';
import { useMemo, type FormEvent } from 'react';
import { Controller } from 'react-hook-form';
import { z } from 'zod/mini';
import { graphql } from '../../../gql/gql.js';
import type { PhoneCountry, PhoneValue } from '../../../lib/phone.js';
import { useRequestKey } from '../../../lib/useRequestKey.js';
import { DateField } from '../../../portal-ui/DateTimeFields.js';
import { DiscardQuestion } from '../../../portal-ui/DiscardQuestion.js';
import { useAction } from '../../../lib/useAction.js';
import { useFormDraft } from '../../../portal-ui/useFormDraft.js';
import { useLeaveGuard } from '../../../portal-ui/useLeaveGuard.js';
import { Alert } from '../../../ui/Alert.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { PhoneField } from '../../../ui/PhoneField.js';
import { RatingInput } from '../../../ui/RatingStars.js';
import { TextArea, TextField } from '../../../ui/TextField.js';
import { isPhoneLongEnough, phoneWithCode } from '../../reviews/reviewPhone.js';

const ImportReview = graphql(`
  mutation ImportReview(
    $rating: Int!
    $review: String
    $firstName: String!
    $phone: String!
    $createdAt: DateTime!
    $idempotencyKey: ID
  ) {
    proImportReview(
      rating: $rating
      review: $review
      firstName: $firstName
      phone: $phone
      createdAt: $createdAt
      idempotencyKey: $idempotencyKey
    ) {
      result
      errors {
        code
        message
        field
      }
    }
  }
`);

interface ImportValues {
  rating: number;
  review: string;
  firstName: string;
  phone: PhoneValue;
  /** `YYYY-MM-DD` on the practice's calendar. */
  createdAt: string;
}

/** Spec portal-configuration §5. */
const DEFAULT_RATING = 5;
const MAX_TEXT = 5000;

const rulesIn = (zone: string) =>
  z.object({
    rating: z.number().check(z.gte(1, 'Please choose 1 to 5 stars.'), z.lte(5, 'Please choose 1 to 5 stars.')),
    review: z.string().check(z.maxLength(MAX_TEXT, `The review can have at most ${MAX_TEXT} characters.`)),
    firstName: z.string().check(z.trim(), z.minLength(1, 'First name is required'), z.maxLength(100)),
    phone: z.custom<PhoneValue>().check(z.refine(isPhoneLongEnough, 'Please enter a valid phone number.')),
    createdAt: z.string().check(
      z.minLength(1, 'Date is required'),
      z.refine((date) => date <= todayIn(zone, Date.now()), 'The date cannot be in the future.'),
    ),
  });

/** Noon of the day, or now where that is still to come. */
function instantOf(date: string, zone: string): string {
  return new Date(Math.min(toInstant(`${date}T12:00`, zone), Date.now())).toISOString();
}

export interface ImportFormProps {
  country: PhoneCountry;
  /** IANA name of the practice's zone. */
  zone: string;
  onImported: () => void;
}

/** A review as its author left it elsewhere. What was typed stays where saving fails. */
export function ImportForm({ country, zone, onImported }: ImportFormProps) {
  const draft = useImportDraft({ country, zone, onImported });
  const guard = useLeaveGuard(draft.changed);
  const { register, control, formState } = draft.form;
  const { errors } = formState;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.canSave) void draft.save();
  };
  return (
    <chakra.form method="post" noValidate display="grid" gap="4" maxW="36rem" onSubmit={submit}>
      <div>
        <chakra.h2 fontSize="lg">A review from elsewhere</chakra.h2>
        <chakra.p color="textSoft">
          We text its author a link. The review counts, and everybody sees it, once they have confirmed that it is
          theirs.
        </chakra.p>
      </div>
      <Controller
        name="rating"
        control={control}
        render={({ field: { value, onChange } }) => <RatingInput legend="Rating" {...{ value, onChange }} />}
      />
      <TextArea label="Review" optional rows={5} {...register('review')} error={errors.review?.message} />
      <TextField label="First name" {...register('firstName')} error={errors.firstName?.message} />
      <Controller
        name="phone"
        control={control}
        render={({ field: { value, onChange, onBlur } }) => (
          <PhoneField label="Phone" {...{ value, onChange, onBlur }} error={errors.phone?.message} />
        )}
      />
      <Controller
        name="createdAt"
        control={control}
        render={({ field: { value, onChange, onBlur } }) => (
          <DateField
            label="Date of the review"
            max="today"
            {...{ value, onChange, onBlur, zone }}
            error={errors.createdAt?.message}
          />
        )}
      />
      {draft.problem && <Alert tone="error">{draft.problem}</Alert>}
      <chakra.div display="flex" justifyContent="flex-end">
        <Button type="submit" loading={draft.saving} disabled={!draft.canSave}>
          Add review
        </Button>
      </chakra.div>
      <DiscardQuestion guard={guard} onDiscard={draft.discard} />
    </chakra.form>
  );
}

function useImportDraft({ country, zone, onImported }: ImportFormProps) {
  const schema = useMemo(() => rulesIn(zone), [zone]);
  const original = useMemo(
    (): ImportValues => ({
      ...{ rating: DEFAULT_RATING, review: '', firstName: '', phone: { country, text: '' }, createdAt: '' },
    }),
    [country],
  );
  const keyOf = useRequestKey();
  const action = useAction(ImportReview, {
    success: 'The review was added. Its author is asked to confirm it.',
    failure: 'There was an error adding this review.',
    fields: ['review', 'firstName', 'phone', 'createdAt'],
    shown: 'inline',
  });
  return useFormDraft<ImportValues>({
    ...{ original, schema, onSaved: onImported },
    onSave: async ({ phone, createdAt, ...values }) => {
      const typed = { ...values, phone: await phoneWithCode(phone), day: createdAt };
      const { day, ...form } = typed;
      return action.run({ ...form, createdAt: instantOf(day, zone), idempotencyKey: keyOf(typed) });
    },
  });
}
