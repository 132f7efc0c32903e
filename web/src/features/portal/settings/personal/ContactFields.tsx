import { Controller } from 'react-hook-form';
import { shownPhone } from '../../../../lib/shownPhone.js';
import { toE164, type PhoneValue } from '../../../../lib/phone.js';
import { phoneCountryOf } from '../../../../lib/phoneCountry.js';
import { chakra } from '../../../../ui/chakra.js';
import { PasswordField } from '../../../../ui/PasswordField.js';
import { PhoneField } from '../../../../ui/PhoneField.js';
import { TextField } from '../../../../ui/TextField.js';
import { InlineField } from './InlineField.js';
import { NotGiven } from './NotGiven.js';
import { emailSchema, nameSchema, phoneSchema } from './personalRules.js';
import { useUpdatePersonalSettings, type Account } from './usePersonalSettings.js';

export function NameField({ account }: { account: Account }) {
  const update = useUpdatePersonalSettings(['name']);
  return (
    <InlineField
      label="Name"
      shown={account.name}
      original={{ name: account.name }}
      schema={nameSchema}
      onSave={(values) => update.run(values)}
    >
      {({ register, formState: { errors } }) => (
        <TextField
          label="Your name"
          hint="Clients see it on your page and in their emails."
          autoComplete="name"
          {...register('name')}
          error={errors.name?.message}
        />
      )}
    </InlineField>
  );
}

export function EmailField({ account }: { account: Account }) {
  const update = useUpdatePersonalSettings(
    ['email', 'currentPassword'],
    'Almost done. Open the link in the email to your new address.',
  );
  return (
    <InlineField
      label="Email"
      shown={
        <>
          {account.email}
          {account.pendingEmail && (
            <chakra.p color="textSoft" fontSize="sm">
              {account.pendingEmail} waits for the link in its mailbox to be opened. Until then this address stays.
            </chakra.p>
          )}
        </>
      }
      original={{ email: account.email ?? '', currentPassword: '' }}
      schema={emailSchema}
      onSave={(values) => update.run(values)}
    >
      {({ register, formState: { errors } }) => (
        <>
          <TextField
            label="New email address"
            hint="We'll send it a link. Your current address stays until you open it."
            type="email"
            autoComplete="email"
            {...register('email')}
            error={errors.email?.message}
          />
          <PasswordField
            label="Your current password"
            autoComplete="current-password"
            {...register('currentPassword')}
            error={errors.currentPassword?.message}
          />
        </>
      )}
    </InlineField>
  );
}

export function PhoneNumberField({ account }: { account: Account }) {
  const update = useUpdatePersonalSettings(['phone']);
  const shown = account.phone ? shownPhone(account.phone) : '';
  const phone: PhoneValue = { country: phoneCountryOf(), text: shown };
  return (
    <InlineField<{ phone: PhoneValue }>
      label="Phone"
      shown={shown || <NotGiven />}
      original={{ phone }}
      schema={phoneSchema}
      onSave={async (values) => update.run({ phone: (await toE164(values.phone)) ?? null })}
    >
      {({ control, formState: { errors } }) => (
        <Controller
          name="phone"
          control={control}
          render={({ field: { value, onChange, onBlur } }) => (
            <PhoneField label="Your phone" {...{ value, onChange, onBlur }} error={errors.phone?.message} />
          )}
        />
      )}
    </InlineField>
  );
}
