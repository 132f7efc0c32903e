import { readFragment, type FragmentType } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import { ofVisit, VisitNotification } from './VisitNotification.js';

export const RefundNotification_appointment = graphql(`
  fragment RefundNotification_appointment on Appointment {
    id
    instantActionToken
    clientName
    formattedStartsAt
    amountCurrency
    failedRefunds {
      id
      amountCents
    }
  }
`);

export interface RefundNotificationProps {
  visit: FragmentType<typeof RefundNotification_appointment>;
  onFollow: () => void;
}

/** A visit with a failed refund. */
export function RefundNotification({ onFollow, ...props }: RefundNotificationProps) {
  const visit = readFragment(RefundNotification_appointment, props.visit);
  const amountCents = visit.failedRefunds.reduce((sum, refund) => sum + refund.amountCents, 0);
  return <VisitNotification badge="Refund failed" {...ofVisit(visit)} {...{ amountCents, onFollow }} />;
}
