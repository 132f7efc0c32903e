import { useEffect } from 'react';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { ClientPicker } from '../../../portal-ui/ClientPicker.js';
import { useChosenClient } from '../../../portal-ui/useChosenClient.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { PhoneField } from '../../../ui/PhoneField.js';
import { TextField } from '../../../ui/TextField.js';
import type { ClientValues } from './clientChoice.js';

const CHANGE = { shouldDirty: true, shouldValidate: true } as const;

/** The text of a button without a frame begins where the labels do. */
const IN_LINE = { marginLeft: 'calc(-1 * var(--space-4))' };

/** A form that holds a client under this name. */
interface WithClient {
  client: ClientValues;
}

/** The client: one of the practice's clients, or a new one from inline fields. */
export function ClientFields<V extends WithClient>({ form: whole }: { form: UseFormReturn<V> }) {
  // Its other fields do not matter here, which the types of a form cannot say.
  const form = whole as unknown as UseFormReturn<WithClient>;
  const kind = useWatch({ control: form.control, name: 'client.kind' });
  const choose = (next: 'existing' | 'new') => form.setValue('client.kind', next, CHANGE);
  if (kind === 'new') return <NewClient form={form} onBack={() => choose('existing')} />;
  return (
    <chakra.div display="grid" gap="2" justifyItems="start">
      <chakra.div w="100%">
        <ExistingClient form={form} />
      </chakra.div>
      <chakra.div css={IN_LINE}>
        <Button size="sm" variant="ghost" onClick={() => choose('new')}>
          Add a new client
        </Button>
      </chakra.div>
    </chakra.div>
  );
}

function ExistingClient({ form: { control, setValue, formState } }: { form: UseFormReturn<WithClient> }) {
  const clientId = useWatch({ control, name: 'client.clientId' });
  const { client, problem } = useChosenClient(clientId);
  const reachable = client !== undefined && problem === undefined;
  // Repeated when the form resets to its original values, which happens later if the client was known at once.
  const { defaultValues } = formState;
  useEffect(() => {
    setValue('client.reachable', reachable, { shouldValidate: true });
  }, [reachable, defaultValues, setValue]);
  return (
    <Controller
      name="client.clientId"
      control={control}
      // Both are read each time: what is not read is not followed.
      render={({ field: { value, onBlur }, fieldState: { error, isTouched } }) => (
        <ClientPicker
          value={value}
          onChange={(id) => setValue('client.clientId', id, CHANGE)}
          onBlur={onBlur}
          error={isTouched || formState.isSubmitted ? error?.message : undefined}
        />
      )}
    />
  );
}

function NewClient({ form, onBack }: { form: UseFormReturn<WithClient>; onBack: () => void }) {
  const { control, register, formState } = form;
  const errors = formState.errors.client;
  return (
    <chakra.fieldset display="grid" gap="4" minW="0">
      <chakra.legend mb="2" p="0" fontWeight={560} fontSize="sm">
        New client
      </chakra.legend>
      <chakra.div display="grid" gap="4" gridTemplateColumns="repeat(auto-fit, minmax(10rem, 1fr))">
        <TextField label="First name" autoComplete="off" autoFocus {...register('client.firstName')} />
        <TextField label="Last name" autoComplete="off" {...register('client.lastName')} />
      </chakra.div>
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        {...register('client.email')}
        error={errors?.email?.message}
      />
      <Controller
        name="client.phone"
        control={control}
        render={({ field: { value, onBlur } }) => (
          <PhoneField
            label="Phone"
            value={value}
            onChange={(phone) => form.setValue('client.phone', phone, CHANGE)}
            onBlur={onBlur}
            error={errors?.phone?.message}
          />
        )}
      />
      <chakra.div css={IN_LINE}>
        <Button size="sm" variant="ghost" onClick={onBack}>
          Choose an existing client
        </Button>
      </chakra.div>
    </chakra.fieldset>
  );
}
