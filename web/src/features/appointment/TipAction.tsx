import { useState } from 'react';
import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { lazyPart } from '../../lib/lazyPage.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { showToast } from '../../lib/toasts.js';
import { PartBoundary } from '../../ui/PartBoundary.js';
import { useIsPractitioner } from './useIsPractitioner.js';

const TipDialog = lazyPart(async () => (await import('./TipDialog.js')).TipDialog);

export const TipAction_appointment = graphql(`
  fragment TipAction_appointment on Appointment {
    id
    instantActionToken
    amountCents
    amountCurrency
    practice {
      id
      practitionerFirstName
      hasPaymentProvider
      hasPaypalPaymentsEnabled
      hasVenmoPaymentsEnabled
    }
  }
`);

const TIP_TOAST_MS = 4000;

export interface TipActionProps {
  appointment: FragmentType<typeof TipAction_appointment>;
  onChange: () => void;
}

/** A tip by itself, for a visit that is over and paid. */
export function TipAction({ onChange, ...props }: TipActionProps) {
  const appointment = readFragment(TipAction_appointment, props.appointment);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const inPerson = useIsPractitioner(appointment.practice.id);
  // Only the client may tip with a saved card; in person a tip needs a wallet.
  if (inPerson && !takesWallets(appointment.practice)) return null;
  const done = () => {
    showToast('Tip added successfully. Thank you!', 'success', TIP_TOAST_MS);
    setOpen(false);
    onChange();
  };
  return (
    <>
      <Button
        block
        variant="outline"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <Icon name="heart" size={18} /> Add a tip
      </Button>
      {wanted && (
        <PartBoundary waiting={null}>
          <TipDialog
            appointment={appointment}
            inPerson={inPerson}
            open={open}
            onClose={() => setOpen(false)}
            onDone={done}
          />
        </PartBoundary>
      )}
    </>
  );
}

function takesWallets(practice: { hasPaypalPaymentsEnabled: boolean; hasVenmoPaymentsEnabled: boolean }): boolean {
  return practice.hasPaypalPaymentsEnabled || practice.hasVenmoPaymentsEnabled;
}
