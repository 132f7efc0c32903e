import { formatDateTime } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { lazyPart } from '../../../../lib/lazyPage.js';
import { formatAmount } from '../../../../lib/money.js';
import { Absent } from '../../../../portal-ui/Absent.js';
import { DataTable, type DataColumn } from '../../../../portal-ui/DataTable.js';
import { NothingOnPage } from '../../../../portal-ui/NothingOnPage.js';
import { Overlay } from '../../../../portal-ui/Overlay.js';
import { useOverlayParams } from '../../../../portal-ui/useOverlayParams.js';
import { Badge } from '../../../../ui/Badge.js';
import { chakra } from '../../../../ui/chakra.js';
import { Button } from '../../../../ui/Button.js';
import { EmptyState } from '../../../../ui/EmptyState.js';
import { Pagination } from '../../../../ui/Pagination.js';
import { visitState } from '../visitState.js';
import { usePastVisits, type PastVisit } from './usePastVisits.js';

const AppointmentFlyout = lazyPart(
  async () => (await import('../../appointments/AppointmentFlyout.js')).AppointmentFlyout,
);

export interface PastVisitsProps {
  clientId: string;
  /** Takes the visit's `instantActionToken`; left out where the practice keeps no notes. */
  onAddNote?: ((token: string) => void) | undefined;
}

/** Past visits of a client, a page at a time; `visit` in the address opens one. */
export function PastVisits({ clientId, onAddNote }: PastVisitsProps) {
  const { visits, total, page, pageCount, failed, retry, goTo } = usePastVisits(clientId);
  const overlay = useOverlayParams<'visit'>();
  const columns = onAddNote ? [...COLUMNS, noteColumn(onAddNote)] : COLUMNS;
  const open = visits?.find(({ id }) => id === overlay.opened('visit'));
  const close = () => overlay.close('visit');
  return (
    <chakra.section display="grid" gap="3" minW="0" aria-label="Past appointments">
      <chakra.h2 fontSize="lg">Past appointments</chakra.h2>
      <DataTable
        label="Past appointments"
        nouns={['appointment', 'appointments']}
        columns={columns}
        rows={visits}
        rowId={({ id }) => id}
        onOpen={({ id }) => overlay.open('visit', id)}
        paging={visits && { total, hasMore: false, onMore: retry }}
        failed={failed}
        onRetry={retry}
        empty={<NoVisits beyond={page > 1} onFirst={() => goTo(1)} />}
      />
      <Pagination page={page} pageCount={pageCount} onChange={goTo} />
      {open && (
        <Overlay onClose={close}>
          <AppointmentFlyout token={open.instantActionToken} zone={open.timeZone} onClose={close} />
        </Overlay>
      )}
    </chakra.section>
  );
}

const COLUMNS: readonly DataColumn<PastVisit>[] = [
  {
    id: 'when',
    header: 'Date and time',
    cell: ({ startsAt, timeZone }) => formatDateTime(parseOffsetDateTime(startsAt), timeZone),
  },
  {
    id: 'service',
    header: 'Service',
    cell: ({ appointmentServices }) => appointmentServices.map(({ name }) => name).join(', '),
  },
  { id: 'location', header: 'Location', cell: ({ locationName }) => locationName || <Absent /> },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ amountCents, amountCurrency }) => (
      <chakra.span whiteSpace="nowrap">
        {amountCents === 0 ? 'Free' : formatAmount(amountCents, amountCurrency)}
      </chakra.span>
    ),
  },
  {
    id: 'state',
    header: 'State',
    cell: (visit) => {
      const { label, tone } = visitState(visit) ?? { label: 'Took place', tone: 'success' as const };
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
];

function noteColumn(onAddNote: (token: string) => void): DataColumn<PastVisit> {
  return {
    id: 'note',
    header: 'Notes',
    cell: ({ instantActionToken }) => (
      // Its text below that of the header.
      <chakra.span display="inline-block" mx="-1rem">
        <Button variant="ghost" size="sm" onClick={() => onAddNote(instantActionToken)}>
          Add note
        </Button>
      </chakra.span>
    ),
  };
}

function NoVisits({ beyond, onFirst }: { beyond: boolean; onFirst: () => void }) {
  if (beyond) return <NothingOnPage icon="calendar" onFirst={onFirst} />;
  return (
    <EmptyState icon="calendar" title="No past appointments">
      Past, cancelled and declined appointments appear here.
    </EmptyState>
  );
}
