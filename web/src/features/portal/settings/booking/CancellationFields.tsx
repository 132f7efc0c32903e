import { Controller, type UseFormReturn } from 'react-hook-form';
import { MoneyInput } from '../../../../portal-ui/MoneyInput.js';
import { chakra } from '../../../../ui/chakra.js';
import { RadioCards } from '../../../../ui/RadioCards.js';
import { TextArea, TextField } from '../../../../ui/TextField.js';
import { FieldGroup } from '../FieldGroup.js';
import { POLICY_MAX_LENGTH, type BookingForm } from './bookingForm.js';

export interface CancellationFieldsProps {
  form: UseFormReturn<BookingForm>;
  /** ISO 4217. */
  currency: string;
  /** Whether the plan includes a policy text in addition to the terms (spec portal-configuration §6). */
  withPolicy: boolean;
}

const FEES = [
  { value: 'percent', title: 'A share of the price' },
  { value: 'fixed', title: 'A fixed amount' },
] as const;

/** The text that clients read, and the terms that are enforced. */
export function CancellationFields({ form, currency, withPolicy }: CancellationFieldsProps) {
  const { register, watch, formState } = form;
  const { errors } = formState;
  return (
    <FieldGroup
      title="Cancellation"
      text={
        withPolicy
          ? "Clients read both before they book. The terms decide what's charged; the text explains it in your words."
          : "Clients read the terms before they book. They decide what's charged."
      }
    >
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', tablet: 'repeat(2, minmax(0, 1fr))' }}
        gap="5"
        alignItems="start"
      >
        {withPolicy && (
          <TextArea
            label="Cancellation policy"
            rows={7}
            optional
            hint={`${watch('cancellationPolicy').length} of ${POLICY_MAX_LENGTH} characters`}
            {...register('cancellationPolicy')}
            error={errors.cancellationPolicy?.message}
          />
        )}
        <chakra.div display="grid" gap="4">
          <TextField
            label="A cancellation is late within (hours before the start)"
            inputMode="numeric"
            autoComplete="off"
            {...register('lateCancellationHours')}
            error={errors.lateCancellationHours?.message}
          />
          <LateFee form={form} currency={currency} />
          <TextField
            label="No-show fee (percent)"
            inputMode="numeric"
            autoComplete="off"
            {...register('noShowFeePercent')}
            error={errors.noShowFeePercent?.message}
          />
        </chakra.div>
      </chakra.div>
    </FieldGroup>
  );
}

function LateFee({ form, currency }: Pick<CancellationFieldsProps, 'currency' | 'form'>) {
  const { register, control, watch, formState } = form;
  return (
    <>
      <Controller
        name="lateFee"
        control={control}
        render={({ field: { value, onChange } }) => (
          <RadioCards legend="Owed for a late cancellation" options={FEES} {...{ value, onChange }} />
        )}
      />
      {watch('lateFee') === 'percent' ? (
        <TextField
          label="Share of the price (percent)"
          inputMode="numeric"
          autoComplete="off"
          {...register('lateCancellationFeePercent')}
          error={formState.errors.lateCancellationFeePercent?.message}
        />
      ) : (
        <Controller
          name="lateCancellationFeeCents"
          control={control}
          render={({ field: { value, onChange, onBlur }, fieldState }) => (
            <MoneyInput label="Amount" {...{ value, onChange, onBlur, currency }} error={fieldState.error?.message} />
          )}
        />
      )}
    </>
  );
}
