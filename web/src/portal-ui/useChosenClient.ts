import { useQuery } from '@apollo/client/react';
import { graphql } from '../gql/gql.js';
import { readFragment } from '../gql/fragment-masking.js';
import type { PickerClient_ClientFragment } from '../gql/graphql.js';

export const PickerClient_client = graphql(`
  fragment PickerClient_client on Client {
    id
    name
    email
    phone
  }
`);

const ChosenClient = graphql(`
  query ChosenClient($clientId: ID!) {
    client(clientId: $clientId) {
      id
      ...PickerClient_client
    }
    currentPractice {
      id
      email
      phone
    }
  }
`);

export type PickerClient = PickerClient_ClientFragment;

/** Shown for a client without contact details (spec portal operations §5). */
export const NO_CONTACT = 'No email or phone on file';

/** Where a client's email and phone are edited: the client's entry in the directory. */
export const directoryHref = (clientId: string) => `/portal/clients?client=${encodeURIComponent(clientId)}`;

export const hasContact = ({ email, phone }: PickerClient) => Boolean(email) || Boolean(phone);

/**
 * The client behind a picker's value, and why no session can be booked for them (spec portal operations §5): they have
 * no contact details, or those on file are the practice's own. A form with a `ClientPicker` can be saved when there is
 * a client without a problem.
 * @param clientId empty for none
 */
export function useChosenClient(clientId: string) {
  const { data, loading, error, refetch } = useQuery(ChosenClient, { variables: { clientId }, skip: clientId === '' });
  const client = data?.client ? readFragment(PickerClient_client, data.client) : undefined;
  const problem = client && problemOf(client, data?.currentPractice);
  // A server that is out of order says null as well.
  const missing = data?.client === null && !error;
  return { client, problem, loading, missing, error, refetch };
}

interface Contact {
  email?: string | null | undefined;
  phone?: string | null | undefined;
}

function problemOf(client: PickerClient, practice: Contact | null | undefined): string | undefined {
  if (!hasContact(client)) return `${NO_CONTACT}.`;
  const own = [
    ...(isSame(client.phone, practice?.phone) ? ['phone number'] : []),
    ...(isSame(client.email, practice?.email) ? ['email'] : []),
  ];
  return own.length > 0 ? `This client has your own ${own.join(' and ')} on file.` : undefined;
}

const isSame = (one: Contact['email'], other: Contact['email']) =>
  Boolean(one) && one?.trim().toLowerCase() === other?.trim().toLowerCase();
