import { useState } from 'react';
import { lazyPart } from '../../../lib/lazyPage.js';
import { useAddressHash } from '../../../lib/useAddressHash.js';
import { usePageTitle } from '../../../lib/usePageTitle.js';
import { ListPage } from '../../../portal-ui/ListPage.js';
import { Overlay } from '../../../portal-ui/Overlay.js';
import { Button, ButtonLink } from '../../../ui/Button.js';
import { Icon } from '../../../ui/Icon.js';
import { ExportPaymentsButton } from './ExportPaymentsButton.js';
import { PaymentFilterFields } from './PaymentFilterFields.js';
import { PaymentsDirectory } from './PaymentsDirectory.js';
import { PaymentSettingsFlyout } from './PaymentSettingsFlyout.js';
import { RegistrationFlyout } from './RegistrationFlyout.js';
import { usePaymentFilters } from './usePaymentFilters.js';
import { usePaymentsDirectory } from './usePaymentsDirectory.js';

const InvoiceDetailsFlyout = lazyPart(async () => (await import('./InvoiceDetailsFlyout.js')).InvoiceDetailsFlyout);

/** /portal/payments: who paid what, what is outstanding, and how the practice is paid. */
export function PaymentsPage() {
  usePageTitle('Payments');
  const filters = usePaymentFilters();
  const directory = usePaymentsDirectory(filters);
  const { settings, known } = directory;
  const [editing, setEditing] = useState(false);
  const [describing, setDescribing] = useState(false);
  return (
    <ListPage
      title="Payments"
      actions={
        <>
          <ExportPaymentsButton directory={directory} />
          {directory.known?.hasPaymentProvider && (
            <ButtonLink variant="outline" href="/portal/payments/payouts">
              Payouts
            </ButtonLink>
          )}
          <Button variant="outline" onClick={() => setDescribing(true)}>
            Invoice details
          </Button>
          {settings && (
            <Button variant="outline" onClick={() => setEditing(true)}>
              <Icon name="settings" size={18} /> Settings
            </Button>
          )}
        </>
      }
      filters={<PaymentFilterFields filters={filters} />}
    >
      <PaymentsDirectory filters={filters} directory={directory} />
      {settings && known && (
        <PaymentSettingsFlyout
          settings={settings}
          canCharge={known.hasPaymentProvider}
          open={editing}
          onClose={() => setEditing(false)}
        />
      )}
      {describing && (
        <Overlay onClose={() => setDescribing(false)}>
          <InvoiceDetailsFlyout onClose={() => setDescribing(false)} />
        </Overlay>
      )}
      <LinkedRegistration />
    </ListPage>
  );
}

/** The place at a group event that the address names behind `#`, by the practice's token: it may not be among the rows. */
function LinkedRegistration() {
  const [hash, setHash] = useAddressHash();
  if (!hash || hash === 'main') return null;
  return <RegistrationFlyout token={hash} onClose={() => setHash('')} />;
}
