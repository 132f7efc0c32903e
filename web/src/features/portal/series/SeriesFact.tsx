import { formatDateTime } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { useState } from 'react';
import { readFragment, type FragmentType } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import type { AppointmentState } from '../../../gql/graphql.js';
import { STATE_NAMES } from '../../../lib/appointmentStates.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { seriesText } from './seriesText.js';
import { useSeriesVisits, type SeriesVisit } from './useSeriesVisits.js';

export const SeriesFact_appointment = graphql(`
  fragment SeriesFact_appointment on Appointment {
    id
    instantActionToken
    timeZone
    seriesNumber
    series {
      id
      frequency
      interval
      unit
      weekdays
      until
      size
    }
  }
`);

/** How the series repeats that a visit belongs to, which of it this is, and on demand all the others. */
export function SeriesFact({ appointment }: { appointment: FragmentType<typeof SeriesFact_appointment> }) {
  const { id, instantActionToken, timeZone, seriesNumber, series } = readFragment(SeriesFact_appointment, appointment);
  const [shown, setShown] = useState(false);
  if (!series) return null;
  return (
    <>
      <strong>{seriesText(series)}</strong>
      <span>
        {seriesNumber} of {series.size}
      </span>
      <chakra.div css={IN_LINE}>
        <Button size="sm" variant="ghost" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? 'Hide the series' : 'Show the series'}
        </Button>
      </chakra.div>
      {shown && <Visits token={instantActionToken} ownId={id} zone={timeZone} />}
    </>
  );
}

/** The text of a button without a frame stands where other text does. */
const IN_LINE = { marginLeft: 'calc(-1 * var(--space-4))' };

function Visits({ token, ownId, zone }: { token: string; ownId: string; zone: string }) {
  const { visits, error } = useSeriesVisits(token);
  if (error && !visits) return <p>We couldn't load the series.</p>;
  if (!visits) return <Skeleton lines={3} />;
  return (
    <chakra.ol display="grid" aria-label="Appointments of this series" fontSize="sm">
      {visits.map((visit) => (
        <chakra.li key={visit.id} display="flex" gap="3" justifyContent="space-between" py="1">
          <VisitLink visit={visit} zone={zone} own={visit.id === ownId} />
          <chakra.span color="textSoft">{stateText(visit)}</chakra.span>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}

function VisitLink({ visit, zone, own }: { visit: SeriesVisit; zone: string; own: boolean }) {
  const when = formatDateTime(parseOffsetDateTime(visit.startsAt), zone);
  if (own) return <strong aria-current="true">{when}</strong>;
  return <a href={`/portal/calendar#${visit.instantActionToken}`}>{when}</a>;
}

const HAPPENS: ReadonlySet<AppointmentState> = new Set(['accepted', 'approved', 'awaiting_payment']);

const stateText = ({ state, past }: SeriesVisit) =>
  HAPPENS.has(state) ? (past ? 'Past' : '') : STATE_NAMES[state].label;
