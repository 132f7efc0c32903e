import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { WeeklyHoursField } from '../../../portal-ui/WeeklyHoursField.js';
import { chakra } from '../../../ui/chakra.js';
import { Checkbox } from '../../../ui/Checkbox.js';
import type { ServiceValues } from './serviceValues.js';

/** When a service is offered: as its places are open, or at hours of its own, which begin as the usual ones. */
export function ServiceHours({ form }: { form: UseFormReturn<ServiceValues> }) {
  const { control, register, trigger } = form;
  const ownHours = useWatch({ control, name: 'ownHours' });
  return (
    <chakra.div display="grid" gap="3">
      <Checkbox
        label="Availability by time"
        hint="Clients can book it only at certain hours. Otherwise it's offered whenever its locations are open."
        {...register('ownHours', { onChange: () => trigger('week') })}
      />
      {ownHours && (
        <Controller
          name="week"
          control={control}
          render={({ field: { value, onChange } }) => (
            <WeeklyHoursField label="Hours of this service" {...{ value, onChange }} />
          )}
        />
      )}
    </chakra.div>
  );
}
