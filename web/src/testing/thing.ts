import type { TypedDocumentNode } from '@apollo/client';
import { parse } from 'graphql';

/** A thing with a name, for tests of parts: it has no place in the API. */
export interface Thing {
  id: string;
  name: string;
  email: string;
}

interface SaveThingData {
  saveThing: {
    __typename: 'SaveThingPayload';
    result: 'success' | 'failure';
    errors: readonly { __typename: 'UserError'; code: string; message: string; field: string | null }[];
    thing: Thing | null;
  };
}

export const SaveThing = parse(`
  mutation SaveThing($name: String!, $email: String) {
    saveThing(name: $name, email: $email) {
      __typename
      result
      errors {
        __typename
        code
        message
        field
      }
      thing {
        __typename
        id
        name
        email
      }
    }
  }
`) as TypedDocumentNode<SaveThingData, { name: string; email?: string }>;

export const saved = (name: string) => ({
  saveThing: {
    __typename: 'SaveThingPayload',
    result: 'success',
    errors: [],
    thing: { __typename: 'Thing', id: 'thing', name, email: 'a@example.org' },
  },
});

/** @param reasons messages, those of a field with its name */
export const refused = (...reasons: { code?: string; message: string; field?: string }[]) => ({
  saveThing: {
    __typename: 'SaveThingPayload',
    result: 'failure',
    errors: reasons.map(({ code = 'invalid', message, field = null }) => ({
      __typename: 'UserError',
      code,
      message,
      field,
    })),
    thing: null,
  },
});
