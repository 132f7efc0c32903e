import { useState } from 'react';
import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { lazyPart } from '../../lib/lazyPage.js';
import { Button } from '../../ui/Button.js';
import { PartBoundary } from '../../ui/PartBoundary.js';
import { CancellationTerms_terms } from '../checkout/terms.js';
import styles from './CancelAppointmentButton.module.css';

const CancelDialog = lazyPart(async () => (await import('./CancelDialog.js')).CancelDialog);

export const CancelAppointmentButton_appointment = graphql(`
  fragment CancelAppointmentButton_appointment on Appointment {
    id
    instantActionToken
    state
    timeZone
    clientTimeZone
    amountCurrency
    fullTotal
    dueCents
    cancellationFeeCents
    lateCancellationFeeCents
    rescheduleFeesCents
    freeCancellationUntil
    packageSessionNumber
    cancellationPackageOutcome
    package {
      id
      name
      sessionsRemaining
    }
    appointmentServices {
      id
      addOn
      amountCents
    }
    cancellationTerms {
      ...CancellationTerms_terms
    }
  }
`);

export interface CancelAppointmentButtonProps {
  appointment: FragmentType<typeof CancelAppointmentButton_appointment>;
  /** The fee is not what it was. */
  onChange: () => void;
}

/** Cancels by the link, after telling what that costs. */
export function CancelAppointmentButton({ onChange, ...props }: CancelAppointmentButtonProps) {
  const appointment = readFragment(CancelAppointmentButton_appointment, props.appointment);
  const [asking, setAsking] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        className={styles.cancel}
        onClick={() => {
          setWanted(true);
          setAsking(true);
        }}
      >
        Cancel appointment
      </Button>
      {wanted && (
        <PartBoundary waiting={null}>
          <CancelDialog
            appointment={{
              ...appointment,
              cancellationTerms: readFragment(CancellationTerms_terms, appointment.cancellationTerms),
            }}
            open={asking}
            onClose={() => setAsking(false)}
            onFeeChanged={onChange}
          />
        </PartBoundary>
      )}
    </>
  );
}
