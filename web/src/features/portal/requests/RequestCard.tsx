import { formatTimeRange } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { readFragment, type FragmentType } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import { formatAmount } from '../../../lib/money.js';
import { Avatar } from '../../../ui/Avatar.js';
import { Badge } from '../../../ui/Badge.js';
import { Button } from '../../../ui/Button.js';
import { Card } from '../../../ui/Card.js';
import { chakra } from '../../../ui/chakra.js';
import { AcceptButton } from '../appointments/AcceptButton.js';
import { DeclineButton } from '../appointments/DeclineButton.js';

export const RequestCard_appointment = graphql(`
  fragment RequestCard_appointment on Appointment {
    id
    clientName
    newClient
    clientNote
    startsAt
    endsAt
    timeZone
    formattedStartsAt
    locationName
    amountCents
    amountCurrency
    appointmentServices {
      id
      name
    }
  }
`);

export interface RequestCardProps {
  request: FragmentType<typeof RequestCard_appointment>;
  onOpen: () => void;
  onSuggest: () => void;
}

/** The details needed to answer a request, and its possible answers. */
export function RequestCard({ request, onOpen, onSuggest }: RequestCardProps) {
  const appointment = readFragment(RequestCard_appointment, request);
  const { id, clientName, newClient, clientNote, startsAt, endsAt, timeZone, locationName } = appointment;
  const times = formatTimeRange(parseOffsetDateTime(startsAt), parseOffsetDateTime(endsAt), timeZone);
  const services = appointment.appointmentServices.map(({ name }) => name).join(', ');
  return (
    <Card as="article">
      <chakra.div display="flex" gap="4">
        <Avatar name={clientName} size="md" decorative />
        <chakra.div display="grid" flex="1" gap="3" minW="0">
          <chakra.div display="grid" gap="2px" overflowWrap="anywhere">
            <chakra.h3
              display="flex"
              flexWrap="wrap"
              columnGap="2"
              alignItems="center"
              fontWeight={600}
              fontFamily="text"
              fontSize="md"
            >
              {clientName} {newClient && <Badge tone="accent">New client</Badge>}
            </chakra.h3>
            <p>
              <strong>{times}</strong>
            </p>
            <p>
              {services} · {priceOf(appointment)}
            </p>
            <chakra.p color="textSoft">{locationName}</chakra.p>
          </chakra.div>
          {clientNote && <Note>{clientNote}</Note>}
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <AcceptButton size="sm" appointmentId={id} />
            <Button size="sm" variant="outline" onClick={onSuggest}>
              Suggest another time
            </Button>
            <DeclineButton
              size="sm"
              appointmentId={id}
              clientName={clientName}
              when={appointment.formattedStartsAt}
              onDeclined={() => {}}
            />
            <Button size="sm" variant="ghost" onClick={onOpen}>
              View
            </Button>
          </chakra.div>
        </chakra.div>
      </chakra.div>
    </Card>
  );
}

/** What the client wrote, line by line. */
function Note({ children }: { children: string }) {
  return (
    <chakra.blockquote
      py="2"
      px="3"
      rounded="md"
      bg="surfaceWarm"
      fontSize="sm"
      overflowWrap="anywhere"
      whiteSpace="pre-line"
    >
      {children}
    </chakra.blockquote>
  );
}

function priceOf({ amountCents, amountCurrency }: { amountCents: number; amountCurrency: string }): string {
  return amountCents === 0 ? 'Free' : formatAmount(amountCents, amountCurrency);
}
