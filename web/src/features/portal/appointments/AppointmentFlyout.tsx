import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';
import type { AppointmentState } from '../../../gql/graphql.js';
import { Drawer } from '../../../ui/Dialog.js';
import { ErrorState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { showToast } from '../../../lib/toasts.js';
import { AppointmentActions, offersActions } from './AppointmentActions.js';
import { AppointmentDetails } from './AppointmentDetails.js';

const EditAppointmentFlyout = lazy(async () => {
  const { EditAppointmentFlyout: Flyout } = await import('../appointment-form/edit/EditAppointmentFlyout.js');
  return { default: Flyout };
});

const AppointmentForCalendar = graphql(`
  query AppointmentForCalendar($instantActionToken: String!) {
    tokenAppointment(instantActionToken: $instantActionToken) {
      id
      state
      past
      startsAt
      noShowAt
      ...AppointmentDetails_appointment
      ...AppointmentActions_appointment
      ...EditAppointmentFlyout_appointment
    }
  }
`);

export interface AppointmentFlyoutProps {
  /** The appointment's `instantActionToken`. */
  token: string;
  /** Zone of the calendar. */
  zone: string;
  onClose: () => void;
  /** Called with the start of the visit once it is known, so that the calendar can show that day. ISO 8601. */
  onFound?: (startsAt: string) => void;
  /** Opens with the form that changes it, where it can still be changed. */
  editing?: boolean;
}

/** One appointment at the edge of the calendar: who, when, where, what, how it is paid, and what can be done. */
export function AppointmentFlyout(props: AppointmentFlyoutProps) {
  const { token, zone, onClose, onFound } = props;
  const { data, previousData, error, refetch } = useQuery(AppointmentForCalendar, {
    variables: { instantActionToken: token },
    fetchPolicy: 'cache-and-network',
  });
  const [editing, setEditing] = useState(props.editing ?? false);
  // A response with an error holds null for what could not be read: keeps the known data.
  const appointment = (error && !data?.tokenAppointment ? previousData : data)?.tokenAppointment;
  const unknown = !error && data?.tokenAppointment === null;
  const startsAt = appointment?.startsAt;
  const leave = useEffectEvent(() => {
    showToast('Appointment not found', 'error');
    onClose();
  });
  const found = useEffectEvent((when: string) => onFound?.(when));
  useEffect(() => {
    if (unknown) leave();
  }, [unknown]);
  useEffect(() => {
    if (startsAt) found(startsAt);
  }, [startsAt]);
  return (
    <Drawer
      open={!unknown}
      onClose={onClose}
      title={appointment ? titleOf(appointment) : 'Appointment'}
      footer={
        appointment && offersActions(appointment) && <AppointmentActions appointment={appointment} onGone={onClose} />
      }
    >
      <div data-density="compact">
        {error && !appointment && <ErrorState title="Error fetching event" onRetry={() => refetch()} />}
        {!error && !appointment && <Skeleton lines={6} />}
        {appointment && (
          <AppointmentDetails
            appointment={appointment}
            token={token}
            zone={zone}
            {...(isChangeable(appointment) && { onEdit: () => setEditing(true) })}
          />
        )}
      </div>
      {appointment && editing && isChangeable(appointment) && (
        <Suspense>
          <EditAppointmentFlyout appointment={appointment} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Drawer>
  );
}

/** Also after it has started (spec portal operations §7, `updateAppointmentV2`), unless its client did not come. */
function isChangeable({ state, noShowAt }: { state: AppointmentState; noShowAt?: string | null }): boolean {
  return !noShowAt && (state === 'approved' || state === 'pending');
}

function titleOf({ state, past }: { state: string; past: boolean }): string {
  if (past) return 'Past appointment';
  return state === 'pending' ? 'New appointment request' : 'Upcoming appointment';
}
