import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'wouter';
import { graphql } from '../../../gql/gql.js';
import { useAction } from '../../../lib/useAction.js';

const RefreshSubscription = graphql(`
  mutation RefreshSubscription {
    refreshSubscription {
      result
      errors {
        code
        message
        field
      }
      practice {
        id
        websitePlanEnabled
        subscription {
          planId
          planName
          status
          price {
            id
            amountCents
            currency
            interval
          }
          periodEndsAt
          endsAt
          hasBilling
        }
      }
    }
  }
`);

const MARKS = ['subscribed', 'returned'] as const;

/**
 * Back from a page of Stripe: requests the result once and removes it from the address. Stripe's webhook may not have
 * arrived yet, so the data that the page had fetched cannot be trusted.
 * @returns whether the practice has just subscribed, and whether the answer is still to come
 */
export function useReturnFromBilling() {
  const [parameters, setParameters] = useSearchParams();
  const [came] = useState(() => MARKS.find((mark) => parameters.get(mark) === 'true'));
  // A failure leaves what was shown; the webhook brings the rest.
  const { run, pending } = useAction(RefreshSubscription, { failure: 'Something went wrong', shown: 'inline' });
  const refresh = useEffectEvent(() => void run({}));
  const marked = MARKS.some((mark) => parameters.has(mark));
  useEffect(() => {
    if (!marked) return;
    refresh();
    setParameters(
      (now) => {
        for (const mark of MARKS) now.delete(mark);
        return now;
      },
      { replace: true },
    );
  }, [marked, setParameters]);
  return { subscribed: came === 'subscribed', asking: pending };
}
