import { graphql } from '../../../gql/gql.js';
import type { MergeClient_ClientFragment, MergePart } from '../../../gql/graphql.js';
import { addressLines } from '../../../lib/addressLines.js';
import { shownPhone } from '../../../lib/shownPhone.js';

export const MergeClient_client = graphql(`
  fragment MergeClient_client on Client {
    id
    version
    deletedAt
    createdAt
    lastAppointmentDate
    name
    firstName
    lastName
    email
    phone
    address
    addressTwo
    city
    state
    postalCode
    country
  }
`);

export type MergeClient = MergeClient_ClientFragment;

interface Part {
  readonly label: string;
  /** Said where a record has none. */
  readonly none: string;
  readonly textOf: (client: MergeClient) => string;
}

/** What a practice chooses between, in the order in which it is shown. */
export const PARTS: Readonly<Record<MergePart, Part>> = {
  name: {
    label: 'Name',
    none: 'No name',
    textOf: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
  },
  email: { label: 'Email', none: 'No email', textOf: ({ email }) => email ?? '' },
  phone: { label: 'Phone', none: 'No phone number', textOf: ({ phone }) => (phone ? shownPhone(phone) : '') },
  address: {
    label: 'Address',
    none: 'No address',
    textOf: (client) => addressLines(client).join(', '),
  },
};

export const partNames = Object.keys(PARTS) as MergePart[];

/** Parts in which the two are not alike. */
export function differingParts(one: MergeClient, other: MergeClient): MergePart[] {
  return partNames.filter((part) => PARTS[part].textOf(one) !== PARTS[part].textOf(other));
}

/**
 * What is proposed to come from the record that does not stay: what the other one lacks. An address only where the names
 * are alike: a number that two people share makes none of them reachable under the other's address.
 */
export function proposedParts(kept: MergeClient, merged: MergeClient): MergePart[] {
  return differingParts(kept, merged).filter((part) => {
    const isMissing = PARTS[part].textOf(kept) === '' && PARTS[part].textOf(merged) !== '';
    return isMissing && (part !== 'email' || haveOneName(kept, merged));
  });
}

function haveOneName(one: MergeClient, other: MergeClient): boolean {
  const [name, second] = [one, other].map((client) => PARTS.name.textOf(client).toLocaleLowerCase('en-US'));
  return name !== '' && name === second;
}
