import { formatDateTime } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { useRef } from 'react';
import { graphql } from '../../../../gql/gql.js';
import { refetchAffected } from '../../../../lib/refetchAffected.js';
import { useRequestKey } from '../../../../lib/useRequestKey.js';
import { useAction } from '../../../../lib/useAction.js';
import { Badge } from '../../../../ui/Badge.js';
import { Button } from '../../../../ui/Button.js';
import { chakra } from '../../../../ui/chakra.js';
import { Icon } from '../../../../ui/Icon.js';
import type { FormClient } from '../clientForm.js';

const SendIntakeForm = graphql(`
  mutation SendIntakeForm($clientId: ID!, $idempotencyKey: ID) {
    sendIntakeForm(clientId: $clientId, idempotencyKey: $idempotencyKey) {
      result
      errors {
        message
      }
      client {
        id
        intakeFormSubmitted
        intakeLastSentAt
      }
    }
  }
`);

export interface IntakeStatusProps {
  client: FormClient;
  /** In which the practice reads times, IANA. */
  zone: string;
  lastSentAt: string | undefined;
  submittedAt: string | undefined;
}

/** How far a client is with the intake form, and the way to send it; sent again after a lost answer it is one message. */
export function IntakeStatus({ client, zone, lastSentAt, submittedAt }: IntakeStatusProps) {
  const keyOf = useRequestKey();
  /** Later it is another sending. */
  const sent = useRef(0);
  const send = useAction(SendIntakeForm, {
    success: 'Intake form sent',
    failure: 'Error sending intake form',
    mutation: refetchAffected('intakeForm'),
    onSuccess: () => void (sent.current += 1),
  });
  const request = { clientId: client.id };
  const reachable = Boolean(client.email || client.phone);
  const { label, tone, lines } = describe(client.name, zone, lastSentAt, submittedAt);
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="4" alignItems="flex-start" justifyContent="space-between">
      <chakra.div display="grid" gap="2" flex="1 1 16rem" minW="0">
        <chakra.header display="flex" flexWrap="wrap" gap="3" alignItems="center">
          <chakra.h2 fontSize="lg">Intake form</chakra.h2>
          <Badge tone={tone}>{label}</Badge>
        </chakra.header>
        {lines.map((line) => (
          <chakra.p key={line} color="textSoft" fontSize="sm">
            {line}
          </chakra.p>
        ))}
        {!reachable && (
          <chakra.p fontSize="sm">No email or phone on file. Add one with Edit, and the form can be sent.</chakra.p>
        )}
      </chakra.div>
      <Button
        variant={lastSentAt ? 'outline' : 'primary'}
        size="sm"
        disabled={!reachable}
        loading={send.pending}
        onClick={() => void send.run({ ...request, idempotencyKey: keyOf({ ...request, after: sent.current }) })}
      >
        <Icon name="mail" size={18} /> {lastSentAt ? 'Send again' : 'Send intake form'}
      </Button>
    </chakra.div>
  );
}

function describe(name: string, zone: string, lastSentAt: string | undefined, submittedAt: string | undefined) {
  const at = (time: string) => formatDateTime(parseOffsetDateTime(time), zone);
  if (submittedAt) {
    const waits = lastSentAt && Date.parse(lastSentAt) > Date.parse(submittedAt);
    const again = waits ? [`Sent again on ${at(lastSentAt)}, not filled in since.`] : [];
    return { label: 'Submitted', tone: 'success', lines: [`Filled in on ${at(submittedAt)}.`, ...again] } as const;
  }
  if (lastSentAt) {
    const lines = [
      `Sent on ${at(lastSentAt)}. ${name} hasn't submitted it yet.`,
      'The link stays the same, and anything already filled in is kept.',
    ];
    return { label: 'Sent, not submitted', tone: 'warning', lines } as const;
  }
  return { label: 'Not sent', tone: 'neutral', lines: [`${name} hasn't been sent your intake form yet.`] } as const;
}
