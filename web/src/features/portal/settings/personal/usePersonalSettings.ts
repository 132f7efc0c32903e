import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../../gql/gql.js';
import type { PersonalSettingsQuery } from '../../../../gql/graphql.js';
import { useAction } from '../../../../lib/useAction.js';
import { showToast } from '../../../../lib/toasts.js';

const PersonalSettings = graphql(`
  query PersonalSettings {
    currentUser {
      id
      name
      firstName
      email
      phone
      gender
      customGender
      dob
      pendingEmail
    }
  }
`);

const UpdatePersonalSettings = graphql(`
  mutation UpdatePersonalSettings(
    $name: String
    $email: String
    $phone: String
    $gender: Gender
    $customGender: String
    $dob: Date
    $password: String
    $passwordConfirmation: String
    $currentPassword: String
  ) {
    updatePersonalSettings(
      name: $name
      email: $email
      phone: $phone
      gender: $gender
      customGender: $customGender
      dob: $dob
      password: $password
      passwordConfirmation: $passwordConfirmation
      currentPassword: $currentPassword
    ) {
      result
      errors {
        code
        message
        field
      }
      user {
        id
        name
        firstName
        email
        phone
        gender
        customGender
        dob
        pendingEmail
      }
    }
  }
`);

const SAVED = 'Your settings have been saved.';

export type Account = NonNullable<PersonalSettingsQuery['currentUser']>;

/** The account of who is logged in; undefined until it is known. */
export function usePersonalSettings() {
  const { data, error, refetch } = useQuery(PersonalSettings, { fetchPolicy: 'cache-and-network' });
  const account = data?.currentUser ?? undefined;
  return { account, failed: !account && (error !== undefined || data !== undefined), refetch };
}

/** Saves one thing of the account; only what is given is sent (spec portal-configuration §5). */
export function useUpdatePersonalSettings(fields: readonly string[], saved = SAVED) {
  return useAction(UpdatePersonalSettings, {
    failure: 'Please try again later.',
    saysError: true,
    fields,
    shown: 'inline',
    onSuccess: () => showToast(saved),
  });
}
