import { useId, useState } from 'react';
import { readFragment, type FragmentType } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import { Avatar } from '../../../ui/Avatar.js';
import { Badge } from '../../../ui/Badge.js';
import { Button } from '../../../ui/Button.js';
import { chakra, RouteLink } from '../../../ui/chakra.js';
import { registrationStatusLabel } from '../payments/registrationStatus.js';
import { RegistrantPayment } from './RegistrantPayment.js';
import { RemoveRegistrantButton } from './RemoveRegistrantButton.js';

export const RegistrantRow_registration = graphql(`
  fragment RegistrantRow_registration on BookableEventRegistration {
    id
    token
    state
    clientName
    clientEmail
    client {
      id
    }
  }
`);

export interface RegistrantRowProps {
  eventId: string;
  registration: FragmentType<typeof RegistrantRow_registration>;
  /** As payments say; undefined while they have not. */
  paymentStatus: string | undefined;
}

/** Aligns the text of the buttons with the name next to the picture. */
const UNDER_NAME = { marginLeft: '2.25rem', marginTop: 'calc(-1 * var(--space-3))' };

/** A registrant: link to the profile, payment and removal. */
export function RegistrantRow({ eventId, paymentStatus, ...given }: RegistrantRowProps) {
  const registration = readFragment(RegistrantRow_registration, given.registration);
  const [open, setOpen] = useState(false);
  const panel = useId();
  const { clientName, clientEmail, client, state } = registration;
  const [label, tone] = registrationStatusLabel(paymentStatus ?? '');
  return (
    <chakra.li display="grid" gap="3" py="3" borderBottom="1px solid" borderColor="line" minW="0">
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
        <Avatar name={clientName} size="sm" decorative />
        <chakra.div flex="1 1 10rem" minW="0" overflowWrap="anywhere">
          {client ? (
            <RouteLink href={`/portal/clients/${client.id}`} fontWeight={560}>
              {clientName}
            </RouteLink>
          ) : (
            <strong>{clientName}</strong>
          )}
          {clientEmail && clientEmail !== clientName && (
            <chakra.span
              display="block"
              overflow="hidden"
              color="textSoft"
              fontSize="sm"
              textOverflow="ellipsis"
              whiteSpace="nowrap"
              title={clientEmail}
            >
              {clientEmail}
            </chakra.span>
          )}
          {state === 'awaiting_payment' && (
            <chakra.span display="block" color="textSoft" fontSize="sm">
              Paying right now
            </chakra.span>
          )}
        </chakra.div>
        {paymentStatus !== undefined && <Badge tone={tone}>{label}</Badge>}
      </chakra.div>
      {client && (
        <>
          <chakra.div display="flex" flexWrap="wrap" gap="2" css={UNDER_NAME}>
            <Button size="sm" variant="ghost" aria-expanded={open} aria-controls={panel} onClick={() => setOpen(!open)}>
              Payment<span className="visually-hidden"> of {clientName}</span>
            </Button>
            <RemoveRegistrantButton {...{ eventId, clientName }} clientId={client.id} />
          </chakra.div>
          <chakra.div id={panel} hidden={!open}>
            {open && <RegistrantPayment eventId={eventId} clientId={client.id} />}
          </chakra.div>
        </>
      )}
    </chakra.li>
  );
}
