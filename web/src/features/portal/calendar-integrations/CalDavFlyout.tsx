import type { UseFormReturn } from 'react-hook-form';
import { graphql } from '../../../gql/gql.js';
import { useAction } from '../../../lib/useAction.js';
import { FlyoutForm } from '../../../portal-ui/FlyoutForm.js';
import { chakra } from '../../../ui/chakra.js';
import { PasswordField } from '../../../ui/PasswordField.js';
import { TextField } from '../../../ui/TextField.js';
import { addProfile } from './addProfile.js';
import { EMPTY_LOGIN, LIMITS, LOGIN_RULES, loginInput, type LoginValues } from './loginForm.js';
import { PROVIDERS, type LoginProvider } from './providers.js';

const ConnectCalDav = graphql(`
  mutation ConnectCalDav($input: ConnectCalDavInput!) {
    connectCalDav(input: $input) {
      result
      errors {
        code
        message
        field
      }
      calendarProfile {
        id
        ...ConnectedAccount_profile
      }
    }
  }
`);

export interface CalDavFlyoutProps {
  provider: LoginProvider;
  practiceId: string;
  onClose: () => void;
}

/** Connects an account by its username and password. What was typed stays until it worked. */
export function CalDavFlyout({ provider, practiceId, onClose }: CalDavFlyoutProps) {
  const connect = useAction(ConnectCalDav, {
    success: 'Calendar connected.',
    failure: "We couldn't connect your calendar. Please try again.",
    fields: provider === 'caldav' ? ['serverUrl', 'username', 'password'] : ['username', 'password'],
    shown: 'inline',
    mutation: {
      update: (cache, { data }) => addProfile(cache, practiceId, data?.connectCalDav.calendarProfile?.id),
    },
  });
  return (
    <FlyoutForm
      open
      title={`Connect ${PROVIDERS[provider]}`}
      saveLabel="Connect"
      original={EMPTY_LOGIN}
      schema={LOGIN_RULES[provider]}
      onClose={onClose}
      onSave={(values) => connect.run({ input: loginInput(provider, values) })}
    >
      {(form) => (provider === 'icloud' ? <AppleFields form={form} /> : <ServerFields form={form} />)}
    </FlyoutForm>
  );
}

interface FieldsProps {
  form: UseFormReturn<LoginValues>;
}

function AppleFields({ form: { register, formState } }: FieldsProps) {
  const { errors } = formState;
  return (
    <>
      <TextField
        label="Apple ID email"
        type="email"
        autoComplete="off"
        maxLength={LIMITS.username}
        {...register('username')}
        error={errors.username?.message}
      />
      <PasswordField
        label="App-specific password"
        hint={<AppPasswordHint />}
        autoComplete="off"
        maxLength={LIMITS.password}
        {...register('password')}
        error={errors.password?.message}
      />
    </>
  );
}

function AppPasswordHint() {
  return (
    <>
      Your usual password doesn't work here. At{' '}
      <chakra.a href="https://account.apple.com" target="_blank" rel="noreferrer">
        account.apple.com
      </chakra.a>
      , open Sign-In and Security, then App-Specific Passwords, and make one for Yarrow. We store it encrypted.
    </>
  );
}

function ServerFields({ form: { register, formState } }: FieldsProps) {
  const { errors } = formState;
  return (
    <>
      <TextField
        label="Server address"
        hint="It starts with https://. Your provider's help pages list it under CalDAV."
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={LIMITS.serverUrl}
        {...register('serverUrl')}
        error={errors.serverUrl?.message}
      />
      <TextField
        label="Username"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LIMITS.username}
        {...register('username')}
        error={errors.username?.message}
      />
      <PasswordField
        label="Password"
        hint="If you log in with a second step, use an app password. We store it encrypted."
        autoComplete="off"
        maxLength={LIMITS.password}
        {...register('password')}
        error={errors.password?.message}
      />
    </>
  );
}
