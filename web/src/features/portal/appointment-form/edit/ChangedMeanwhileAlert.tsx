import { formatDate, formatTimeRange } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import type { AppointmentAspect } from '../../../../gql/graphql.js';
import { formatAmount } from '../../../../lib/money.js';
import { Alert } from '../../../../ui/Alert.js';
import { chakra } from '../../../../ui/chakra.js';
import type { EditedAppointment } from './editedVisit.js';

interface ChangedMeanwhileAlertProps {
  /** As it is by now. */
  appointment: EditedAppointment;
  /** What was changed elsewhere, such as in another tab. */
  aspects: readonly AppointmentAspect[];
  zone: string;
}

/** What became of a visit while it was being changed; what was typed still stands in the form, and can be saved again. */
export function ChangedMeanwhileAlert({ appointment, aspects, zone }: ChangedMeanwhileAlertProps) {
  if (aspects.length === 0) return null;
  return (
    <div key={appointment.version} ref={scrollHere}>
      <Alert tone="warning" title="This appointment has changed in the meantime" interrupts>
        {aspects.map((aspect) => (
          <chakra.span key={aspect} display="block">
            {NOW[aspect](appointment, zone)}
          </chakra.span>
        ))}
        <chakra.span display="block">Your changes are kept below. Save again to apply them.</chakra.span>
      </Alert>
    </div>
  );
}

/** The user who saved looks at the end of the form, and this alert is above it. */
function scrollHere(notice: HTMLElement | null): void {
  notice?.scrollIntoView?.({ block: 'nearest' });
}

const STATES: Partial<Record<EditedAppointment['state'], string>> = {
  approved: 'confirmed',
  accepted: 'confirmed',
  pending: 'a request',
  cancelled: 'cancelled',
  declined: 'declined',
};

const NOW: Record<AppointmentAspect, (appointment: EditedAppointment, zone: string) => string> = {
  time: ({ startsAt, endsAt }, zone) => {
    const [from, to] = [parseOffsetDateTime(startsAt), parseOffsetDateTime(endsAt)];
    return `Time: now ${formatDate(from, zone)}, ${formatTimeRange(from, to, zone)}.`;
  },
  place: ({ locationName }) => `Location: now ${locationName}.`,
  services: ({ appointmentServices, amountCents, amountCurrency }) => {
    const names = appointmentServices.map(({ name }) => name).join(', ');
    return `Services: now ${names}, ${formatAmount(amountCents, amountCurrency)}.`;
  },
  note: ({ practitionerNote }) => `Message: now ${practitionerNote ? `“${practitionerNote}”` : 'none'}.`,
  state: ({ state }) => `It is now ${STATES[state] ?? 'no longer open'}.`,
};
