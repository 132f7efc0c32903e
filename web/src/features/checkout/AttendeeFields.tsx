import { Controller, type UseFormReturn } from 'react-hook-form';
import { PhoneField } from '../../ui/PhoneField.js';
import { TextField } from '../../ui/TextField.js';
import type { AttendeeDetails } from './attendeeDetails.js';

export interface AttendeeFieldsProps {
  form: UseFormReturn<AttendeeDetails>;
  /** Class of the element around first and last name. Without one, the fields follow each other. */
  namesClass?: string | undefined;
}

/** Name, email and phone of an attendee. */
export function AttendeeFields({ form, namesClass }: AttendeeFieldsProps) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const names = (
    <>
      <TextField
        label="First name"
        autoComplete="given-name"
        error={errors.firstName?.message}
        {...register('firstName')}
      />
      <TextField
        label="Last name"
        autoComplete="family-name"
        error={errors.lastName?.message}
        {...register('lastName')}
      />
    </>
  );
  return (
    <>
      {namesClass ? <div className={namesClass}>{names}</div> : names}
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        hint="We'll send your confirmation here."
        error={errors.email?.message}
        {...register('email')}
      />
      <Controller
        control={control}
        name="phone"
        render={({ field: { value, onChange, onBlur } }) => (
          <PhoneField
            label="Mobile phone"
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            error={errors.phone?.message}
          />
        )}
      />
    </>
  );
}
