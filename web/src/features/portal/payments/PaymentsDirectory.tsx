import { useMemo } from 'react';
import { DataTable } from '../../../portal-ui/DataTable.js';
import { useOverlayParams } from '../../../portal-ui/useOverlayParams.js';
import { ButtonLink, Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { Pagination } from '../../../ui/Pagination.js';
import { Select } from '../../../ui/Select.js';
import { AppointmentFlyout } from '../appointments/AppointmentFlyout.js';
import { paymentColumns } from './paymentColumns.js';
import { PaymentTotals } from './PaymentTotals.js';
import { RegistrationFlyout } from './RegistrationFlyout.js';
import { PAGE_SIZES, type PaymentFilters } from './usePaymentFilters.js';
import type { Directory, PaymentRow } from './usePaymentsDirectory.js';

export interface PaymentsDirectoryProps {
  filters: PaymentFilters;
  directory: Directory;
  /** All payments are of one client. */
  ofOne?: boolean;
}

const SIZES = Object.keys(PAGE_SIZES).map((value) => ({ value, label: value === 'all' ? 'All' : value }));

/** Totals and table of the payments; `payment` in the address opens one. */
export function PaymentsDirectory({ filters, directory, ofOne = false }: PaymentsDirectoryProps) {
  const { practice, payments, failed, refetch, showMore, loadingMore } = directory;
  const currency = directory.known?.defaultCurrency ?? 'USD';
  const columns = useMemo(() => paymentColumns(currency, ofOne), [currency, ofOne]);
  const overlay = useOverlayParams<'payment'>();
  const open = payments?.find(({ id }) => id === overlay.opened('payment'));
  const total = practice?.pastAppointmentsCount ?? 0;
  return (
    <>
      <PaymentTotals directory={directory} />
      <DataTable
        label="Payments"
        nouns={['payment', 'payments']}
        name={ofOne ? 'client-payments' : 'payments'}
        columns={columns}
        rows={payments}
        rowId={({ id }) => id}
        onOpen={({ id }) => overlay.open('payment', id)}
        paging={
          payments && {
            total,
            hasMore: filters.rows === 'all' && payments.length < total,
            loadingMore,
            onMore: showMore,
          }
        }
        failed={failed}
        onRetry={refetch}
        empty={<NoPayments filters={filters} connected={practice?.hasPaymentProvider ?? true} />}
      />
      <PageChoice filters={filters} total={directory.known?.pastAppointmentsCount ?? 0} />
      {open && practice && <OpenPayment row={open} zone={practice.timeZone} onClose={() => overlay.close('payment')} />}
    </>
  );
}

function OpenPayment({ row, zone, onClose }: { row: PaymentRow; zone: string; onClose: () => void }) {
  const { appointment, registration } = row;
  if (appointment) return <AppointmentFlyout token={appointment.instantActionToken} zone={zone} onClose={onClose} />;
  return registration && <RegistrationFlyout token={registration.token} onClose={onClose} />;
}

/** @param total also while another page is loading, so that the button does not disappear while the user pages */
function PageChoice({ filters, total }: { filters: PaymentFilters; total: number }) {
  // Where all rows fit on the smallest page, there is nothing to choose.
  if (total <= PAGE_SIZES['20']) return null;
  const pageCount = filters.rows === 'all' ? 1 : Math.ceil(total / PAGE_SIZES[filters.rows]);
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="4" alignItems="center" justifyContent="space-between">
      <chakra.span display="flex" gap="3" alignItems="center" color="textSoft" fontSize="sm">
        <span aria-hidden="true">Rows per page</span>
        <Select
          label="Rows per page"
          hideLabel
          options={SIZES}
          value={filters.rows}
          onChange={({ target }) => filters.set({ rows: target.value === '20' ? '' : target.value })}
        />
      </chakra.span>
      <Pagination page={filters.page} pageCount={pageCount} onChange={filters.goTo} />
    </chakra.div>
  );
}

function NoPayments({ filters, connected }: { filters: PaymentFilters; connected: boolean }) {
  if (filters.narrowed || filters.page > 1) {
    return (
      <EmptyState
        icon="search"
        heading="h2"
        title="No payments found"
        action={
          <Button variant="outline" onClick={filters.clear}>
            Show all payments
          </Button>
        }
      >
        Nothing matches these filters.
      </EmptyState>
    );
  }
  if (connected) {
    return (
      <EmptyState icon="card" heading="h2" title="No payments yet">
        Visits appear here once they have started, or as soon as something is paid for them.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="card"
      heading="h2"
      title="Start accepting payments today"
      action={<ButtonLink href="/portal/settings/banking">Power-up my practice</ButtonLink>}
    >
      Connect a payment provider, and clients can pay you by card.
    </EmptyState>
  );
}
