import type { UseFormReturn } from 'react-hook-form';
import { RouteLink } from '../../../../ui/chakra.js';
import { Checkbox } from '../../../../ui/Checkbox.js';
import { FieldGroup } from '../FieldGroup.js';
import type { BookingForm } from './bookingForm.js';

export interface CardFieldsProps {
  form: UseFormReturn<BookingForm>;
  /** A provider that charges cards is connected. */
  canCharge: boolean;
}

/** Whether clients give a card, and when it is charged (spec portal-configuration §4). */
export function CardFields({ form, canCharge }: CardFieldsProps) {
  const { register, watch, setValue, formState } = form;
  const requires = watch('requireClientCcToBook');
  return (
    <FieldGroup title="Cards">
      <Checkbox
        label="Require a card to book"
        hint={
          canCharge ? (
            'Clients enter a card to book a paid service; free services never need one.'
          ) : (
            <>
              Needs a payment provider. <RouteLink href="/portal/settings/banking">Connect one</RouteLink>
            </>
          )
        }
        disabled={!canCharge && !requires}
        {...register('requireClientCcToBook', {
          onChange: ({ target }: { target: HTMLInputElement }) => {
            if (!target.checked) setValue('chargeClientCcAtBooking', false, { shouldDirty: true });
          },
        })}
        error={formState.errors.requireClientCcToBook?.message}
      />
      {requires && (
        <Checkbox
          label="Charge the card when clients book"
          hint="Otherwise it's charged on the day of the appointment."
          {...register('chargeClientCcAtBooking')}
        />
      )}
    </FieldGroup>
  );
}
