import type { ReactNode } from 'react';
import { readFragment, type FragmentType } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import { Avatar } from '../../../ui/Avatar.js';
import { Badge } from '../../../ui/Badge.js';
import { ButtonLink } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';

export const WaitingRequest_appointment = graphql(`
  fragment WaitingRequest_appointment on Appointment {
    id
    clientName
    newClient
    formattedStartsAt
    appointmentServices {
      id
      name
    }
  }
`);

interface WaitingRequestProps {
  request: FragmentType<typeof WaitingRequest_appointment>;
  /** The button that accepts it. */
  children: ReactNode;
  onFollow?: () => void;
}

/** A client asks for a time: accept it here, or look at it first. */
export function WaitingRequest({ request, children, onFollow }: WaitingRequestProps) {
  const appointment = readFragment(WaitingRequest_appointment, request);
  return (
    <chakra.article
      display="flex"
      gap="3"
      py="4"
      fontSize="sm"
      css={{
        '& + &': { borderTop: '1px solid var(--color-line)' },
        '&:first-child': { pt: '0' },
        '&:last-child': { pb: '0' },
      }}
    >
      <Avatar name={appointment.clientName} size="sm" decorative />
      <chakra.div
        display="flex"
        flex="1"
        flexWrap="wrap"
        columnGap="4"
        rowGap="3"
        alignItems="center"
        justifyContent="space-between"
        minW="0"
      >
        <chakra.div flex="1 1 17rem" minW="0">
          <chakra.p display="flex" flexWrap="wrap" columnGap="2" alignItems="center" fontWeight={600}>
            {appointment.clientName} {appointment.newClient && <Badge tone="accent">New client</Badge>}
          </chakra.p>
          <p>{appointment.appointmentServices.map(({ name }) => name).join(', ')}</p>
          <chakra.p color="textSoft" textWrap="balance">
            {appointment.formattedStartsAt}
          </chakra.p>
        </chakra.div>
        <chakra.div display="flex" gap="2">
          {children}
          <ButtonLink
            size="sm"
            variant="ghost"
            href={`/portal/requests?request=${appointment.id}`}
            {...(onFollow && { onClick: onFollow })}
          >
            View
          </ButtonLink>
        </chakra.div>
      </chakra.div>
    </chakra.article>
  );
}
