import { formatDate } from '@yarrow/time/format';
import { useState } from 'react';
import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { alsoRefetch } from '../../lib/refetchNamed.js';
import { useAction } from '../../lib/useAction.js';
import { Button } from '../../ui/Button.js';
import { Card } from '../../ui/Card.js';
import { chakra, RouteLink } from '../../ui/chakra.js';
import { ReasonDialog } from './ReasonDialog.js';

export const PendingCredential_credential = graphql(`
  fragment PendingCredential_credential on ProCredential {
    id
    name
    issuer
    licenseNumber
    stateIssued
    createdAt
    filestackDocument
    filestackDocumentName
  }
`);

export const PendingCredential_practice = graphql(`
  fragment PendingCredential_practice on Practice {
    id
    name
    url
    practitionerName
  }
`);

const ApproveCredential = graphql(`
  mutation ApproveCredential($credentialId: ID!) {
    approveCredential(credentialId: $credentialId) {
      result
      errors {
        code
        message
      }
    }
  }
`);

const DeclineCredential = graphql(`
  mutation DeclineCredential($credentialId: ID!, $reason: String!) {
    declineCredential(credentialId: $credentialId, reason: $reason) {
      result
      errors {
        code
        message
        field
      }
    }
  }
`);

export interface PendingCredentialProps {
  credential: FragmentType<typeof PendingCredential_credential>;
  practice: FragmentType<typeof PendingCredential_practice>;
  states: readonly { id: string; name: string }[];
}

/** One credential with whose it is, its document, and what staff can do about it. */
export function PendingCredential({ states, ...props }: PendingCredentialProps) {
  const credential = readFragment(PendingCredential_credential, props.credential);
  const practice = readFragment(PendingCredential_practice, props.practice);
  const { id, name, issuer, licenseNumber, stateIssued, filestackDocument, filestackDocumentName } = credential;
  const state = states.find((known) => known.id === stateIssued)?.name ?? stateIssued;
  return (
    <Card as="li">
      <chakra.div display="flex" flexWrap="wrap" gap="4" justifyContent="space-between">
        <chakra.div display="grid" flex="1 1 16rem" gap="1" minW="0">
          <chakra.h2 fontSize="lg">{name}</chakra.h2>
          <chakra.p color="textSoft" overflowWrap="anywhere">
            {[issuer, state, licenseNumber && `No. ${licenseNumber}`].filter(Boolean).join(' · ')}
          </chakra.p>
          {filestackDocument && (
            <chakra.a
              href={`/media/documents/${filestackDocument}`}
              download
              color="link"
              textDecoration="underline"
              overflowWrap="anywhere"
            >
              {filestackDocumentName}
            </chakra.a>
          )}
          <chakra.p color="textSoft" fontSize="sm">
            <RouteLink href={practice.url}>{practice.name}</RouteLink>, {practice.practitionerName} · since{' '}
            {formatDate(Date.parse(credential.createdAt), Intl.DateTimeFormat().resolvedOptions().timeZone)}
          </chakra.p>
        </chakra.div>
        <Decision id={id} name={name} />
      </chakra.div>
    </Card>
  );
}

function Decision({ id, name }: { id: string; name: string }) {
  const [declining, setDeclining] = useState(false);
  const refetch = alsoRefetch('PendingCredentials', 'WaitingForStaff');
  const options = { alreadyDone: 'not_found', mutation: refetch } as const;
  const approve = useAction(ApproveCredential, {
    ...options,
    success: `${name} is approved`,
    failure: 'The credential was not approved. Please try again.',
  });
  const decline = useAction(DeclineCredential, {
    ...options,
    success: `${name} is declined`,
    failure: 'The credential was not declined. Please try again.',
    shown: 'inline',
    onSuccess: () => setDeclining(false),
  });
  return (
    <chakra.div display="flex" gap="2" alignItems="start">
      <Button
        variant="outline"
        disabled={approve.pending}
        aria-label={`Decline ${name}`}
        onClick={() => setDeclining(true)}
      >
        Decline
      </Button>
      <Button
        loading={approve.pending}
        aria-label={`Approve ${name}`}
        onClick={() => void approve.run({ credentialId: id })}
      >
        Approve
      </Button>
      <ReasonDialog
        open={declining}
        title={`Decline ${name}?`}
        description="It is removed with its document, and the practitioner gets an email. They can add it again."
        hint="The practitioner reads it in the email."
        confirm="Decline credential"
        pending={decline.pending}
        problem={decline.message}
        onConfirm={(reason) => void decline.run({ credentialId: id, reason })}
        onClose={() => setDeclining(false)}
      />
    </chakra.div>
  );
}
