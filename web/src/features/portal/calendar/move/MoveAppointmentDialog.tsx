import { useQuery } from '@apollo/client/react';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { graphql } from '../../../../gql/gql.js';
import { errorMessage } from '../../../../lib/errorMessage.js';
import { ConfirmDialog } from '../../../../portal-ui/ConfirmDialog.js';
import { Alert } from '../../../../ui/Alert.js';
import { Skeleton } from '../../../../ui/Skeleton.js';
import { useRescheduleVisit } from '../../appointment-form/edit/useUpdateVisit.js';
import { useSeriesQuestion } from '../../appointment-form/edit/useSeriesQuestion.js';
import { useOtherVisits } from '../../series/useOtherVisits.js';
import type { CalendarAppointment } from '../calendarEntries.js';
import { MoveTimes } from './MoveTimes.js';
import type { CalendarMove } from './useMovedEntry.js';

const AppointmentToMove = graphql(`
  query AppointmentToMove($instantActionToken: String!) {
    tokenAppointment(instantActionToken: $instantActionToken) {
      id
      instantActionToken
      version
      startsAt
      endsAt
      clientName
      clientTimeZone
      series {
        id
      }
    }
  }
`);

export interface MoveAppointmentDialogProps {
  move: CalendarMove;
  appointment: CalendarAppointment;
  /** Of the practice. */
  zone: string;
  /** Called when it is settled: rescheduled, or to be put back. */
  onClose: (rescheduled: boolean) => void;
}

/** Asks whether a visit is to be at the time to which it was drawn, and reschedules it (spec portal operations §2, §4, §8). */
export function MoveAppointmentDialog({ move, appointment, zone, onClose }: MoveAppointmentDialogProps) {
  const { startsAt, endsAt } = move;
  // As it is now, which another tab may have changed since the calendar was drawn.
  const { data, error } = useQuery(AppointmentToMove, {
    variables: { instantActionToken: appointment.instantActionToken },
    fetchPolicy: 'network-only',
  });
  const visit = data?.tokenAppointment;
  const others = useOtherVisits(visit ?? undefined);
  const series = useSeriesQuestion(others.visits);
  const reschedule = useRescheduleVisit();
  const coming = parseOffsetDateTime(startsAt) > Date.now();
  const problem = error ? errorMessage(error) : data && !visit ? 'Appointment not found' : undefined;

  const confirm = async () => {
    if (!visit) return;
    const change = { appointmentId: visit.id, startsAt, endsAt };
    const choice = others.mayChange ? await series.ask(change) : {};
    if (!choice) return;
    const { ok } = await reschedule.run({ ...change, expectedVersion: visit.version, ...choice });
    onClose(ok);
  };
  return (
    <>
      <ConfirmDialog
        open
        title="Reschedule this appointment?"
        description={
          coming &&
          `${appointment.clientName} will be told about the new time, unless you undo it within three minutes.`
        }
        keep="Put it back"
        confirm="Reschedule"
        pending={reschedule.pending}
        blocked={!visit || !others.known}
        problem={problem}
        onConfirm={() => void confirm()}
        onClose={() => onClose(false)}
      >
        {visit && (
          <MoveTimes
            old={visit}
            next={move}
            zone={zone}
            other={{ zone: visit.clientTimeZone, whose: 'for the client' }}
          />
        )}
        {!visit && !problem && <Skeleton lines={3} />}
        {!coming && <Alert tone="warning">The new start is in the past.</Alert>}
      </ConfirmDialog>
      {series.dialog}
    </>
  );
}
