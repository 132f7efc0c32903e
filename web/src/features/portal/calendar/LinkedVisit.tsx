import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { graphql } from '../../../gql/gql.js';
import { showToast } from '../../../lib/toasts.js';
import { Drawer } from '../../../ui/Dialog.js';
import { ErrorState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { AppointmentFlyout, type AppointmentFlyoutProps } from '../appointments/AppointmentFlyout.js';

const LinkedVisitQuery = graphql(`
  query LinkedVisit($id: ID!) {
    userAppointment(id: $id) {
      id
      instantActionToken
    }
  }
`);

export interface LinkedVisitProps extends Omit<AppointmentFlyoutProps, 'token' | 'editing'> {
  /** The appointment's id, for links that do not know its token. */
  id: string;
}

/** Opens a visit by its id. */
export function LinkedVisit({ id, ...flyout }: LinkedVisitProps) {
  const { data, error, refetch } = useQuery(LinkedVisitQuery, { variables: { id } });
  const unknown = !error && data?.userAppointment === null;
  const leave = useEffectEvent(() => {
    showToast('Appointment not found', 'error');
    flyout.onClose();
  });
  useEffect(() => {
    if (unknown) leave();
  }, [unknown]);
  if (data?.userAppointment) return <AppointmentFlyout token={data.userAppointment.instantActionToken} {...flyout} />;
  return (
    <Drawer open={!unknown} onClose={flyout.onClose} title="Appointment">
      {error ? <ErrorState title="Error fetching event" onRetry={() => void refetch()} /> : <Skeleton lines={6} />}
    </Drawer>
  );
}
