import { graphql } from '../../../gql/gql.js';
import type { TwoStepLoginQuery } from '../../../gql/graphql.js';

export const TwoStepLogin = graphql(`
  query TwoStepLogin {
    currentUser {
      id
      secondFactor {
        authenticatorApp
        authenticatorAppOffered
        passkeys {
          id
          name
          createdAt
          lastUsedAt
        }
        recoveryCodesLeft
      }
    }
  }
`);

export const StartAuthenticatorApp = graphql(`
  mutation StartAuthenticatorApp($currentPassword: String!) {
    startAuthenticatorApp(currentPassword: $currentPassword) {
      result
      errors {
        code
        message
        field
      }
      secret
      qrCode
    }
  }
`);

export const ConfirmAuthenticatorApp = graphql(`
  mutation ConfirmAuthenticatorApp($code: String!) {
    confirmAuthenticatorApp(code: $code) {
      result
      errors {
        code
        message
        field
      }
      recoveryCodes
      user {
        id
        secondFactor {
          authenticatorApp
          recoveryCodesLeft
        }
      }
    }
  }
`);

export const RemoveAuthenticatorApp = graphql(`
  mutation RemoveAuthenticatorApp($currentPassword: String!) {
    removeAuthenticatorApp(currentPassword: $currentPassword) {
      result
      errors {
        code
        message
        field
      }
      user {
        id
        secondFactor {
          authenticatorApp
          recoveryCodesLeft
        }
      }
    }
  }
`);

export const StartPasskey = graphql(`
  mutation StartPasskey($currentPassword: String!) {
    startPasskey(currentPassword: $currentPassword) {
      result
      errors {
        code
        message
        field
      }
      options
    }
  }
`);

export const AddPasskey = graphql(`
  mutation AddPasskey($name: String!, $response: String!) {
    addPasskey(name: $name, response: $response) {
      result
      errors {
        code
        message
        field
      }
      recoveryCodes
      user {
        id
        secondFactor {
          passkeys {
            id
            name
            createdAt
            lastUsedAt
          }
          recoveryCodesLeft
        }
      }
    }
  }
`);

export const RemovePasskey = graphql(`
  mutation RemovePasskey($id: ID!, $currentPassword: String!) {
    removePasskey(id: $id, currentPassword: $currentPassword) {
      result
      errors {
        code
        message
        field
      }
      user {
        id
        secondFactor {
          passkeys {
            id
            name
            createdAt
            lastUsedAt
          }
          recoveryCodesLeft
        }
      }
    }
  }
`);

export const RenewRecoveryCodes = graphql(`
  mutation RenewRecoveryCodes($currentPassword: String!) {
    renewRecoveryCodes(currentPassword: $currentPassword) {
      result
      errors {
        code
        message
        field
      }
      recoveryCodes
      user {
        id
        secondFactor {
          recoveryCodesLeft
        }
      }
    }
  }
`);

export type SecondFactor = NonNullable<NonNullable<TwoStepLoginQuery['currentUser']>['secondFactor']>;
export type Passkey = SecondFactor['passkeys'][number];
