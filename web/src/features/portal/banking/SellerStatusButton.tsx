import { useEffect, useEffectEvent } from 'react';
import { graphql } from '../../../gql/gql.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { useAction } from '../../../lib/useAction.js';
import { Button } from '../../../ui/Button.js';

const CheckPaypalSellerStatus = graphql(`
  mutation CheckPaypalSellerStatus {
    checkPaypalSellerStatus {
      result
      errors {
        code
        message
        field
      }
      status {
        isOnboardingComplete
        paymentsReceivable
        primaryEmailConfirmed
      }
      practice {
        id
      }
    }
  }
`);

/** Asks PayPal how the account stands: when it appears, and when it is pressed. */
export function SellerStatusButton() {
  const check = useAction(CheckPaypalSellerStatus, {
    failure: 'Failed to check status',
    reasons: 'appended',
    mutation: refetchAffected(),
  });
  const ask = useEffectEvent(() => void check.run({}));
  useEffect(() => ask(), []);
  return (
    <Button size="sm" variant="outline" loading={check.pending} onClick={() => void check.run({})}>
      Check status
    </Button>
  );
}
