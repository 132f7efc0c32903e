import { formatDateLong } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { readFragment, type FragmentType } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import { formatAmount } from '../../../lib/money.js';
import { Alert } from '../../../ui/Alert.js';
import { ButtonLink } from '../../../ui/Button.js';

export const DisputeAlert_dispute = graphql(`
  fragment DisputeAlert_dispute on Dispute {
    id
    amountCents
    feeCents
    reason
    state
    respondBy
    url
  }
`);

export interface DisputeAlertProps {
  dispute: FragmentType<typeof DisputeAlert_dispute>;
  /** ISO 4217. */
  currency: string;
  /** IANA zone of the visit. */
  timeZone: string;
}

/** A payment that the client disputes: the practice answers on the page of its provider. */
export function DisputeAlert({ dispute, currency, timeZone }: DisputeAlertProps) {
  const { amountCents, feeCents, reason, state, respondBy, url } = readFragment(DisputeAlert_dispute, dispute);
  const amount = formatAmount(amountCents, currency);
  const fee = feeCents > 0 && ` The provider’s fee is ${formatAmount(feeCents, currency)}.`;
  if (state === 'won' || state === 'lost') {
    return (
      <Alert tone={state === 'won' ? 'success' : 'warning'} title={`The dispute of ${amount} was ${state}`}>
        {state === 'won' ? 'The money is back in your account.' : 'Your client keeps the money.'}
        {fee}
      </Alert>
    );
  }
  const deadline = respondBy ? ` by ${formatDateLong(parseOffsetDateTime(respondBy), timeZone)}` : '';
  return (
    <Alert
      tone="error"
      title={`Your client disputes ${amount}`}
      action={
        <ButtonLink size="sm" href={url} external>
          {state === 'needs_response' ? 'Answer at your provider' : 'See it at your provider'}
        </ButtonLink>
      }
    >
      {state === 'needs_response'
        ? `Reason: ${reason.replaceAll('_', ' ')}. Please answer${deadline}, or the dispute is lost.`
        : `Reason: ${reason.replaceAll('_', ' ')}. Your answer is being reviewed.`}{' '}
      Nothing of this payment can be refunded meanwhile.{fee}
    </Alert>
  );
}
