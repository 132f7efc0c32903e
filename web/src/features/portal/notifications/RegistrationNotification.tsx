import { formatDateTime } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { readFragment, type FragmentType } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import { openDisputes } from './openDisputes.js';
import { VisitNotification } from './VisitNotification.js';

export const RegistrationNotification_registration = graphql(`
  fragment RegistrationNotification_registration on BookableEventRegistration {
    id
    token
    clientName
    amountCurrency
    event {
      id
      name
      startsAt
      timeZone
    }
    failedRefunds {
      id
      amountCents
    }
    disputes {
      id
      amountCents
      state
    }
  }
`);

export interface RegistrationNotificationProps {
  registration: FragmentType<typeof RegistrationNotification_registration>;
  onFollow: () => void;
}

/** A place at a group event whose payment is disputed, or whose refund failed. */
export function RegistrationNotification({ onFollow, ...props }: RegistrationNotificationProps) {
  const { event, ...registration } = readFragment(RegistrationNotification_registration, props.registration);
  const open = openDisputes(registration.disputes);
  const amounts = open.length > 0 ? open : registration.failedRefunds;
  return (
    <VisitNotification
      badge={open.length > 0 ? 'Disputed' : 'Refund failed'}
      amountCents={amounts.reduce((sum, { amountCents }) => sum + amountCents, 0)}
      currency={registration.amountCurrency}
      clientName={registration.clientName}
      subject={`${event.name} · ${formatDateTime(parseOffsetDateTime(event.startsAt), event.timeZone)}`}
      href={`/portal/payments#${registration.token}`}
      onFollow={onFollow}
    />
  );
}
