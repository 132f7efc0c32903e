import type { ReactNode } from 'react';
import { Controller, FormProvider, useFormContext, type UseFormReturn } from 'react-hook-form';
import { chakra } from '../../../ui/chakra.js';
import { PhoneField } from '../../../ui/PhoneField.js';
import { Select } from '../../../ui/Select.js';
import { TextArea, TextField } from '../../../ui/TextField.js';
import type { ClientValues } from './clientForm.js';
import { countryOptions } from './countryOptions.js';

export interface ClientFieldsProps {
  form: UseFormReturn<ClientValues>;
  /** The practice keeps notes about its clients. */
  withNotes: boolean;
}

/**
 * The fields of a client. First and last name and the phone are marked required (spec portal operations §5), but only a
 * client without contact details cannot be saved.
 */
export function ClientFields({ form, withNotes }: ClientFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <FormProvider {...form}>
      <PersonFields />
      <TextField label="Address" optional autoComplete="off" {...register('address')} error={errors.address?.message} />
      <TextField
        label="Flat or floor"
        optional
        autoComplete="off"
        {...register('addressTwo')}
        error={errors.addressTwo?.message}
      />
      <Pair>
        <TextField label="City" optional autoComplete="off" {...register('city')} error={errors.city?.message} />
        <TextField
          label="State or province"
          optional
          autoComplete="off"
          {...register('state')}
          error={errors.state?.message}
        />
      </Pair>
      <Pair>
        <TextField
          label="Postal code"
          optional
          autoComplete="off"
          {...register('postalCode')}
          error={errors.postalCode?.message}
        />
        <Select label="Country" optional placeholder="Not known" options={countryOptions()} {...register('country')} />
      </Pair>
      {withNotes && (
        <TextArea
          label="Notes"
          optional
          rows={4}
          hint="Only you see them."
          {...register('notes')}
          error={errors.notes?.message}
        />
      )}
    </FormProvider>
  );
}

/** Name, phone and email in the form of a client. A change of the email checks the phone again, as one of them is needed. */
export function PersonFields() {
  const { register, control, trigger, formState } = useFormContext<ClientValues>();
  const { errors } = formState;
  return (
    <>
      <Pair>
        <TextField
          label="First name"
          required
          autoComplete="off"
          {...register('firstName')}
          error={errors.firstName?.message}
        />
        <TextField
          label="Last name"
          required
          autoComplete="off"
          {...register('lastName')}
          error={errors.lastName?.message}
        />
      </Pair>
      <Controller
        name="phone"
        control={control}
        render={({ field: { value, onChange, onBlur } }) => (
          <PhoneField
            label="Phone"
            required
            hint="Leave it blank and add an email if you don't know it."
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            error={errors.phone?.message}
          />
        )}
      />
      <TextField
        label="Email"
        type="email"
        optional
        autoComplete="off"
        {...register('email', { onChange: () => errors.phone && void trigger('phone') })}
        error={errors.email?.message}
      />
    </>
  );
}

function Pair({ children }: { children: ReactNode }) {
  return (
    <chakra.div
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', tablet: 'repeat(2, minmax(0, 1fr))' }}
    >
      {children}
    </chakra.div>
  );
}
