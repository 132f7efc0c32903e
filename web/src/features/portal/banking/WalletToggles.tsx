import { useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { useAction } from '../../../lib/useAction.js';
import { chakra } from '../../../ui/chakra.js';
import { Switch } from '../../../ui/Switch.js';
import { VENMO_DEVICE_MESSAGE, venmoWorksOn } from '../../payments/venmoDevice.js';
import { sayUpdated } from './savedToast.js';
import type { PaymentAccounts } from './useBanking.js';

const UpdatePaypalSettings = graphql(`
  mutation UpdatePaypalSettings($paypalActive: Boolean!, $venmoActive: Boolean!) {
    updatePaypalSettings(paypalActive: $paypalActive, venmoActive: $venmoActive) {
      result
      errors {
        code
        message
        field
      }
      practice {
        id
      }
    }
  }
`);

interface Wallets {
  paypalActive: boolean;
  venmoActive: boolean;
}

/** Which of PayPal's wallets clients are shown; nothing else changes. Venmo is for US dollars only. */
export function WalletToggles({ paypal, currency }: { paypal: PaymentAccounts['paypal']; currency: string }) {
  const [wanted, setWanted] = useState<Wallets>();
  const update = useAction(UpdatePaypalSettings, {
    failure: 'Failed to update settings',
    reasons: 'appended',
    mutation: refetchAffected(),
    onSuccess: sayUpdated,
  });
  // Moves at once, and back when that was refused.
  if (wanted?.paypalActive === paypal.paypalActive && wanted.venmoActive === paypal.venmoActive) setWanted(undefined);
  const { paypalActive, venmoActive } = wanted ?? paypal;
  const change = async (next: Wallets) => {
    setWanted(next);
    if (!(await update.run(next)).ok) setWanted(undefined);
  };
  const inUsd = currency === 'USD';
  const venmoHere = venmoWorksOn(navigator);
  return (
    <chakra.div display="grid" gap="3" justifyItems="start">
      <Switch
        label="Show PayPal to clients"
        checked={paypalActive}
        disabled={update.pending}
        onChange={(on) => void change({ paypalActive: on, venmoActive: venmoActive && inUsd })}
      />
      {inUsd && (
        <chakra.div display="grid" gap="1">
          <Switch
            label="Show Venmo to clients"
            checked={venmoActive}
            disabled={update.pending || !venmoHere}
            onChange={(on) => void change({ paypalActive, venmoActive: on })}
          />
          {!venmoHere && (
            <chakra.p color="textSoft" fontSize="sm">
              {VENMO_DEVICE_MESSAGE}
            </chakra.p>
          )}
        </chakra.div>
      )}
    </chakra.div>
  );
}
