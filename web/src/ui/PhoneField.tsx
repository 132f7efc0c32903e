import { useEffect } from 'react';
import type { PhoneCountry, PhoneValue } from '../lib/phone.js';
import { loadNumberPlans, maskNational, PHONE_COUNTRIES } from '../lib/phone.js';
import { styled } from './chakra.js';
import { Field, type FieldProps } from './Field.js';

const Country = styled('select', 'control');
const Line = styled('input', 'control');

export interface PhoneFieldProps extends FieldProps {
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
  onBlur?: () => void;
  required?: boolean;
}

/**
 * A phone number with its country; US and Canadian numbers are shown as (999) 999-9999 while they are typed.
 * `toE164` of lib/phone turns the value into what the server takes.
 */
export function PhoneField({ value, onChange, onBlur, required, ...field }: PhoneFieldProps) {
  useEffect(() => void loadNumberPlans().catch(() => undefined), []);
  return (
    <Field {...field}>
      {(control) => (
        <div data-part="phone">
          <Country
            kind="country"
            aria-label="Country"
            value={value.country}
            onChange={(event) => onChange({ ...value, country: event.target.value as PhoneCountry })}
          >
            {PHONE_COUNTRIES.map(({ country, code }) => (
              <option key={country} value={country}>
                {country} +{code}
              </option>
            ))}
          </Country>
          <Line
            {...control}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={250}
            required={required}
            value={value.text}
            onBlur={onBlur}
            onChange={(event) => onChange({ ...value, text: maskNational(event.target.value, value.country) })}
          />
        </div>
      )}
    </Field>
  );
}
