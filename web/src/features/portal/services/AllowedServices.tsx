import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { readFragment } from '../../../gql/fragment-masking.js';
import { CheckboxList } from '../../../portal-ui/CheckboxList.js';
import { chakra } from '../../../ui/chakra.js';
import { Checkbox } from '../../../ui/Checkbox.js';
import type { ServiceValues } from './serviceValues.js';
import { HubService, type Hub } from './servicesHub.js';

export interface AllowedServicesProps {
  form: UseFormReturn<ServiceValues>;
  hub: Hub;
}

/** Which services an add-on goes with. */
export function AllowedServices({ form, hub }: AllowedServicesProps) {
  const { control, register, trigger } = form;
  const onlySome = useWatch({ control, name: 'onlySome' });
  const services = readFragment(HubService, hub.services).filter(({ addOn }) => !addOn);
  return (
    <chakra.div display="grid" gap="3">
      <Checkbox
        label="Only with some services"
        hint="Otherwise clients can add it to every service."
        {...register('onlySome', { onChange: () => trigger('allowedServiceIds') })}
      />
      {onlySome && (
        <Controller
          name="allowedServiceIds"
          control={control}
          render={({ field: { value, onChange }, fieldState }) => (
            <CheckboxList
              legend="Allowed services"
              options={services.map(({ id, name }) => ({ value: id, label: name }))}
              {...{ value, onChange }}
              error={fieldState.error?.message}
            />
          )}
        />
      )}
    </chakra.div>
  );
}
