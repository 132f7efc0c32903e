import { Controller, type UseFormReturn } from 'react-hook-form';
import type { HubServiceFragment } from '../../../gql/graphql.js';
import { MoneyInput } from '../../../portal-ui/MoneyInput.js';
import { RichText } from '../../../portal-ui/RichText.js';
import { Alert } from '../../../ui/Alert.js';
import { chakra, RouteLink } from '../../../ui/chakra.js';
import { Checkbox } from '../../../ui/Checkbox.js';
import { TextField } from '../../../ui/TextField.js';
import { AllowedServices } from './AllowedServices.js';
import { CheckboxList } from '../../../portal-ui/CheckboxList.js';
import { DeleteServiceButton } from './DeleteServiceButton.js';
import { NewServicePhoto, ServicePhoto } from './ServicePhoto.js';
import { ServiceHours } from './ServiceHours.js';
import type { ServiceKind, ServiceValues } from './serviceValues.js';
import type { Hub } from './servicesHub.js';
import { VariationFields } from './VariationFields.js';

export interface ServiceFieldsProps {
  form: UseFormReturn<ServiceValues>;
  kind: ServiceKind;
  hub: Hub;
  /** Undefined for a new one. */
  service: HubServiceFragment | undefined;
  onChanged: () => void;
  onClose: () => void;
}

/** What a service, package or add-on is; one that is disabled can be looked at only. */
export function ServiceFields(props: ServiceFieldsProps) {
  const { form, kind, hub, service, onChanged, onClose } = props;
  const disabled = service?.state === 'disabled';
  return (
    <chakra.fieldset {...{ disabled }} display="grid" gap="4" minW="0" {...(disabled && { opacity: 0.6 })}>
      {disabled && <Alert tone="info">This {kind} is disabled.</Alert>}
      {service && hub.servicesPagesEnabled && kind !== 'add-on' && (
        <chakra.p fontSize="sm" overflowWrap="anywhere">
          Public page: <RouteLink href={service.url}>{window.location.origin + service.url}</RouteLink>
        </chakra.p>
      )}
      <Wording {...{ form, kind }} />
      {service ? <ServicePhoto service={service} /> : <NewServicePhoto form={form} />}
      <LengthAndPrice {...{ form, kind, hub }} />
      {kind !== 'package' && <VariationFields {...{ form, kind }} currency={hub.defaultCurrency} />}
      <Places {...{ form, hub }} />
      {kind === 'add-on' ? <AllowedServices {...{ form, hub }} /> : <ServiceHours form={form} />}
      <Checkbox
        label="Public"
        hint="Shown on your profile. Otherwise only you can book it for your clients."
        {...form.register('public')}
      />
      {service && !disabled && <DeleteServiceButton {...{ service, hub, onChanged }} onDeleted={onClose} />}
    </chakra.fieldset>
  );
}

function Wording({ form, kind }: Pick<ServiceFieldsProps, 'form' | 'kind'>) {
  const { register, control, formState } = form;
  return (
    <>
      <TextField
        label="Name"
        autoComplete="off"
        maxLength={100}
        {...register('name')}
        error={formState.errors.name?.message}
      />
      <Controller
        name="description"
        control={control}
        render={({ field: { value, onChange, onBlur }, fieldState }) => (
          <RichText
            label={`What is this ${kind}?`}
            {...{ value, onChange, onBlur }}
            error={fieldState.error?.message}
          />
        )}
      />
    </>
  );
}

function LengthAndPrice({ form, kind, hub }: Pick<ServiceFieldsProps, 'form' | 'kind' | 'hub'>) {
  const { register, control, trigger, formState } = form;
  const { errors } = formState;
  return (
    <chakra.div display="grid" gap="3" alignItems="start" gridTemplateColumns="repeat(2, minmax(0, 1fr))">
      <TextField
        label={kind === 'package' ? 'Session duration, minutes' : 'Duration, minutes'}
        optional={kind === 'add-on'}
        inputMode="numeric"
        autoComplete="off"
        {...register('timeLength', { onChange: () => trigger('variations') })}
        error={errors.timeLength?.message}
      />
      <Controller
        name="amountCents"
        control={control}
        render={({ field: { value, onChange, onBlur }, fieldState }) => (
          <MoneyInput
            label={kind === 'package' ? 'Price of all' : 'Price'}
            currency={hub.defaultCurrency}
            {...{ value, onBlur }}
            onChange={(cents) => {
              onChange(cents);
              void trigger('variations');
            }}
            hint={kind === 'package' ? undefined : '0 is free.'}
            error={fieldState.error?.message}
          />
        )}
      />
      {kind === 'package' && (
        <TextField
          label="Number of sessions"
          inputMode="numeric"
          autoComplete="off"
          {...register('numberOfSessions')}
          error={errors.numberOfSessions?.message}
        />
      )}
    </chakra.div>
  );
}

function Places({ form, hub }: Pick<ServiceFieldsProps, 'form' | 'hub'>) {
  return (
    <Controller
      name="locationIds"
      control={form.control}
      render={({ field: { value, onChange }, fieldState }) => (
        <CheckboxList
          legend="Where you offer it"
          options={hub.locations.map(({ id, name }) => ({ value: id, label: name }))}
          {...{ value, onChange }}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
