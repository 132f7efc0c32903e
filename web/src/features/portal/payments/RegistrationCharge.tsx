import { useState } from 'react';
import { readFragment, type FragmentType } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import type { RegistrationCharge_RegistrationFragment } from '../../../gql/graphql.js';
import { formatAmount } from '../../../lib/money.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { useAction } from '../../../lib/useAction.js';
import { Badge } from '../../../ui/Badge.js';
import { Button, ButtonLink } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { Deductions } from '../money/Deductions.js';
import { DisputeAlert } from '../money/DisputeAlert.js';
import { FailedRefundAlert } from '../money/FailedRefundAlert.js';
import { AddCardDialog } from '../money/AddCardDialog.js';
import { isProcessable, registrationStatusLabel } from './registrationStatus.js';

export const RegistrationCharge_registration = graphql(`
  fragment RegistrationCharge_registration on BookableEventRegistration {
    id
    token
    amountCurrency
    fullTotal
    dueCents
    paymentStatus
    paymentError
    discountCodeRedemptions {
      id
      ...Deductions_coupon
    }
    giftCardRedemptions {
      id
      ...Deductions_giftCard
    }
    writtenOffCents
    failedRefunds {
      id
      ...FailedRefundAlert_refund
    }
    disputes {
      id
      ...DisputeAlert_dispute
    }
    event {
      id
      timeZone
    }
    hasPaymentMethod
    defaultPaymentMethod {
      id
      brand
      last4
    }
    practice {
      id
      hasPaymentProvider
    }
  }
`);

const ProcessRegistrationPayment = graphql(`
  mutation ProcessRegistrationPayment($registrationId: ID!) {
    processRegistrationPayment(registrationId: $registrationId) {
      result
      errors {
        code
        message
      }
      registration {
        id
        token
        paymentStatus
        paymentError
        dueCents
      }
    }
  }
`);

/** What is paid and due of a place at a group event, and charging it with the saved card. */
export function RegistrationCharge(props: { registration: FragmentType<typeof RegistrationCharge_registration> }) {
  const registration = readFragment(RegistrationCharge_registration, props.registration);
  const { fullTotal, dueCents, amountCurrency, paymentError, defaultPaymentMethod: card } = registration;
  const [label, tone] = registrationStatusLabel(registration.paymentStatus);
  // A cancelled registration is not free.
  const nothing = registration.paymentStatus === 'none' ? 'Nothing due' : 'Free';
  return (
    <chakra.section display="grid" gap="3" py="3" px="4" rounded="md" bg="surfaceSunk" aria-label="Payment">
      <chakra.p display="flex" flexWrap="wrap" rowGap="2" columnGap="3" alignItems="center">
        <Badge tone={tone}>{label}</Badge>
        <strong>{fullTotal === 0 ? nothing : formatAmount(fullTotal, amountCurrency)}</strong>
        {card && (
          <chakra.span ml="auto" color="textSoft" fontSize="sm" textTransform="capitalize">
            {card.brand} •••• {card.last4}
          </chakra.span>
        )}
      </chakra.p>
      <Deductions
        currency={amountCurrency}
        coupons={registration.discountCodeRedemptions}
        giftCards={registration.giftCardRedemptions}
        writtenOffCents={registration.writtenOffCents}
      />
      {registration.disputes?.map((dispute) => (
        <DisputeAlert
          key={dispute.id}
          dispute={dispute}
          currency={amountCurrency}
          timeZone={registration.event.timeZone}
        />
      ))}
      {registration.failedRefunds.map((refund) => (
        <FailedRefundAlert key={refund.id} refund={refund} currency={amountCurrency} />
      ))}
      {paymentError && dueCents > 0 && <chakra.p fontSize="sm">{paymentError}</chakra.p>}
      {isProcessable(registration) && <Processing registration={registration} />}
    </chakra.section>
  );
}

function Processing({ registration }: { registration: RegistrationCharge_RegistrationFragment }) {
  const { id, token, dueCents, amountCurrency, hasPaymentMethod, practice } = registration;
  const [adding, setAdding] = useState(false);
  const processing = useAction(ProcessRegistrationPayment, {
    success: 'Payment processed successfully',
    failure: 'Payment processing failed',
    unexpected: 'An unexpected error occurred',
    firstReasonOnly: true,
    saysError: true,
    unanswered: 'We got no answer. Nothing is charged twice.',
    mutation: refetchAffected(),
  });
  const charge = () => void processing.run({ registrationId: id });
  if (!practice.hasPaymentProvider) {
    return (
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center" fontSize="sm">
        <p>Connect a payment provider to charge cards.</p>
        <ButtonLink size="sm" variant="outline" href="/portal/settings/banking">
          Connect a provider
        </ButtonLink>
      </chakra.div>
    );
  }
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center" fontSize="sm">
      {hasPaymentMethod ? (
        <Button size="sm" loading={processing.pending} onClick={charge}>
          Process Payment
        </Button>
      ) : (
        <>
          <p>No card is saved for this client.</p>
          <Button size="sm" loading={processing.pending} onClick={() => setAdding(true)}>
            Add card
          </Button>
        </>
      )}
      <AddCardDialog
        open={adding}
        onClose={() => setAdding(false)}
        practiceId={practice.id}
        subject={{ appointmentId: id, instantActionToken: token }}
        due={formatAmount(dueCents, amountCurrency)}
        onSaved={charge}
      />
    </chakra.div>
  );
}
