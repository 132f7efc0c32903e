import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import type { CouponOfPracticeFragment, DiscountKind } from '../../../gql/graphql.js';
import { CheckboxList } from '../../../portal-ui/CheckboxList.js';
import { DateField } from '../../../portal-ui/DateTimeFields.js';
import { Alert } from '../../../ui/Alert.js';
import { chakra } from '../../../ui/chakra.js';
import { Checkbox } from '../../../ui/Checkbox.js';
import { RadioCards } from '../../../ui/RadioCards.js';
import { TextField } from '../../../ui/TextField.js';
import { codeOf, type CouponValues, type Offer } from './couponValues.js';
import { DeleteCouponButton } from './DeleteCouponButton.js';

export interface CouponFieldsProps {
  form: UseFormReturn<CouponValues>;
  coupon: CouponOfPracticeFragment | undefined;
  zone: string;
  currency: string;
  offers: readonly Offer[];
  onClose: () => void;
}

/** Discount, services, validity and limits of a coupon. Discount and services are fixed once it is redeemed. */
export function CouponFields({ form, coupon, zone, currency, offers, onClose }: CouponFieldsProps) {
  const fixed = coupon !== undefined && !coupon.editable;
  return (
    <>
      {fixed && (
        <Alert tone="info">This coupon has been redeemed, so its code, type, amount and services can't change.</Alert>
      )}
      <Code form={form} disabled={fixed} />
      <What {...{ form, currency }} disabled={fixed} />
      <Limits {...{ form, zone }} />
      <ForWhat {...{ form, offers }} disabled={fixed} />
      {coupon && <DeleteCouponButton coupon={coupon} onDeleted={onClose} />}
    </>
  );
}

type PartProps = Pick<CouponFieldsProps, 'form'> & { disabled: boolean };

function Code({ form, disabled }: PartProps) {
  return (
    <Controller
      name="code"
      control={form.control}
      render={({ field: { value, onChange, onBlur, ref }, fieldState }) => (
        <TextField
          label="Code"
          optional
          autoComplete="off"
          autoCapitalize="characters"
          hint="At least 8 capital letters and digits. Leave blank and we'll create one."
          {...{ ref, value, onBlur, disabled }}
          onChange={({ target }) => onChange(codeOf(target.value))}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

const KINDS = [
  { value: 'fixed', title: 'Fixed amount' },
  { value: 'percentage', title: 'Percentage' },
] as const;

function What({ form, currency, disabled }: PartProps & { currency: string }) {
  const { register, control, setValue, formState, trigger } = form;
  const { errors } = formState;
  const kind = useWatch({ control, name: 'kind' });
  const change = (next: DiscountKind) => {
    setValue('kind', next, { shouldDirty: true });
    setValue('amount', '', { shouldDirty: true });
    setValue('percent', '', { shouldDirty: true });
    form.clearErrors(['amount', 'percent']);
    // Whether it can be saved, without a message before anything was typed.
    void trigger('kind');
  };
  return (
    <>
      <RadioCards
        legend="Type"
        layout="row"
        options={KINDS.map((option) => ({ ...option, disabled }))}
        value={kind}
        onChange={change}
      />
      {kind === 'fixed' ? (
        <TextField
          label={`Amount (${currency})`}
          hint="A whole number, at least 1."
          inputMode="numeric"
          autoComplete="off"
          disabled={disabled}
          {...register('amount')}
          error={errors.amount?.message}
        />
      ) : (
        <TextField
          label="Percent off"
          hint="A whole number from 0 to 100."
          inputMode="numeric"
          autoComplete="off"
          disabled={disabled}
          {...register('percent')}
          error={errors.percent?.message}
        />
      )}
    </>
  );
}

function Limits({ form, zone }: Pick<CouponFieldsProps, 'form' | 'zone'>) {
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <>
      <Controller
        name="lastDay"
        control={control}
        render={({ field: { value, onChange, onBlur }, fieldState }) => (
          <DateField
            label="Last day"
            optional
            hint="It expires at the end of this day."
            {...{ value, onChange, onBlur, zone }}
            error={fieldState.error?.message}
          />
        )}
      />
      <chakra.div display="grid" gap="3" alignItems="start" gridTemplateColumns="repeat(2, minmax(0, 1fr))">
        <TextField
          label="Maximum redemptions"
          optional
          hint="Across all clients."
          inputMode="numeric"
          autoComplete="off"
          {...register('maxRedemptions')}
          error={errors.maxRedemptions?.message}
        />
        <TextField
          label="Combination limit"
          hint="Coupons per visit, including this one."
          inputMode="numeric"
          autoComplete="off"
          {...register('combinationLimit')}
          error={errors.combinationLimit?.message}
        />
      </chakra.div>
    </>
  );
}

function ForWhat({ form, offers, disabled }: PartProps & { offers: readonly Offer[] }) {
  const { register, control, trigger } = form;
  const onlySome = useWatch({ control, name: 'applyToSpecificServices' });
  return (
    <>
      {/* Disabled by itself, a field has no value in the form. */}
      <chakra.fieldset disabled={disabled} minW="0">
        <Checkbox
          label="Apply to specific services"
          hint="Otherwise it applies to everything you offer."
          {...register('applyToSpecificServices', { onChange: () => trigger('serviceIds') })}
        />
      </chakra.fieldset>
      {onlySome && (
        <Controller
          name="serviceIds"
          control={control}
          render={({ field: { value, onChange }, fieldState }) => (
            <CheckboxList
              legend="Services"
              options={offers.map(({ id, label }) => ({ value: id, label }))}
              {...{ value, onChange, disabled }}
              error={fieldState.error?.message}
            />
          )}
        />
      )}
    </>
  );
}
