import { useState } from 'react';
import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { lazyPart } from '../../lib/lazyPage.js';
import { Button } from '../../ui/Button.js';
import { showToast } from '../../lib/toasts.js';
import { PartBoundary } from '../../ui/PartBoundary.js';
import styles from './CancelRegistration.module.css';

const CancelRegistrationDialog = lazyPart(
  async () => (await import('./CancelRegistrationDialog.js')).CancelRegistrationDialog,
);

export const CancelRegistration_registration = graphql(`
  fragment CancelRegistration_registration on BookableEventRegistration {
    id
    token
    amountCurrency
    fullTotal
    dueCents
    cancellationFeeCents
    freeCancellationUntil
    cancellationTerms {
      ...CancellationTerms_terms
    }
  }
`);

export interface CancelRegistrationProps {
  registration: FragmentType<typeof CancelRegistration_registration>;
  zone: string;
  /** The place was given up. */
  onChange: () => void;
}

/** Gives the place up after asking. */
export function CancelRegistration({ zone, onChange, ...props }: CancelRegistrationProps) {
  const registration = readFragment(CancelRegistration_registration, props.registration);
  const [asking, setAsking] = useState(false);
  const [wanted, setWanted] = useState(false);
  const onCancelled = (message: string) => {
    setAsking(false);
    showToast(message);
    onChange();
  };
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
          <CancelRegistrationDialog
            registration={registration}
            zone={zone}
            open={asking}
            onClose={() => setAsking(false)}
            onCancelled={onCancelled}
          />
        </PartBoundary>
      )}
    </>
  );
}
