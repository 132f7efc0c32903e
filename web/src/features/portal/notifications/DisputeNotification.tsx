import { readFragment, type FragmentType } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import { openDisputes } from './openDisputes.js';
import { ofVisit, VisitNotification } from './VisitNotification.js';

export const DisputeNotification_appointment = graphql(`
  fragment DisputeNotification_appointment on Appointment {
    id
    instantActionToken
    clientName
    formattedStartsAt
    amountCurrency
    disputes {
      id
      amountCents
      state
    }
  }
`);

export interface DisputeNotificationProps {
  visit: FragmentType<typeof DisputeNotification_appointment>;
  onFollow: () => void;
}

/** A visit with a payment that its client disputes. */
export function DisputeNotification({ onFollow, ...props }: DisputeNotificationProps) {
  const visit = readFragment(DisputeNotification_appointment, props.visit);
  const open = openDisputes(visit.disputes);
  const amountCents = open.reduce((sum, dispute) => sum + dispute.amountCents, 0);
  return <VisitNotification badge="Disputed" {...ofVisit(visit)} {...{ amountCents, onFollow }} />;
}
