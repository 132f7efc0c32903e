import { chakra } from '../../../ui/chakra.js';
import { ExportPaymentsButton } from './ExportPaymentsButton.js';
import { PaymentFilterFields } from './PaymentFilterFields.js';
import { PaymentsDirectory } from './PaymentsDirectory.js';
import { usePaymentFilters } from './usePaymentFilters.js';
import { usePaymentsDirectory } from './usePaymentsDirectory.js';

/** The payments directory of one client, for a page about them: without the search and the column of the client. */
export function ClientPayments({ clientId }: { clientId: string }) {
  const filters = usePaymentFilters();
  // A search in the address is of another page.
  const directory = usePaymentsDirectory({ ...filters, search: '' }, clientId);
  return (
    <chakra.section display="grid" gap="4" minW="0" aria-label="Payments">
      <chakra.header display="flex" flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between">
        <chakra.h2 fontSize="xl">Payments</chakra.h2>
        <ExportPaymentsButton directory={directory} />
      </chakra.header>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <PaymentFilterFields filters={filters} search={false} />
      </chakra.div>
      <PaymentsDirectory filters={filters} directory={directory} ofOne />
    </chakra.section>
  );
}
