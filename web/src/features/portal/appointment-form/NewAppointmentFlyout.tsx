import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { useMemo, useState, type ReactNode } from 'react';
import { phoneCountryOf } from '../../../lib/phoneCountry.js';
import { FlyoutForm } from '../../../portal-ui/FlyoutForm.js';
import type { ActionOutcome } from '../../../lib/useAction.js';
import { ErrorState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { AppointmentFields } from './AppointmentFields.js';
import { appointmentRules, type AppointmentValues } from './appointmentRules.js';
import { emptyClient } from './clientChoice.js';
import { NO_REPEAT } from './repeat.js';
import { NO_TERMS, seriesLength } from './serviceLines.js';
import { useBookingCatalog, type BookingCatalog } from './useBookingCatalog.js';
import { useBookVisit } from './useBookVisit.js';
import type { BookedFor } from './useClientTerms.js';
import { TURNED_BACK, useVisitQuestions } from './useVisitQuestions.js';
import { instantsOfVisit, monthAhead, type VisitTime } from './visitTime.js';

const TITLE = 'Create appointment';

export interface NewAppointmentFlyoutProps {
  time: VisitTime;
  /** The preselected client; empty for none. */
  clientId: string;
  /** What stands above the fields, such as the choice of what is made. */
  top?: ReactNode;
  onClose: () => void;
  /** Called after booking, with the start. ISO 8601. */
  onBooked: (startsAt: string) => void;
}

/** A new appointment for a client, once or as a series (spec portal operations §4). */
export function NewAppointmentFlyout(props: NewAppointmentFlyoutProps) {
  const { time, clientId, top, onClose, onBooked } = props;
  const { catalog, error, refetch } = useBookingCatalog();
  const schema = useMemo(() => appointmentRules(catalog ?? {}, catalog?.services ?? []), [catalog]);
  // Once: what the practice changes meanwhile is no change of the form.
  const [original, setOriginal] = useState<AppointmentValues>();
  if (catalog && !original) setOriginal(emptyVisit(catalog, time, clientId));
  const [bookedFor, setBookedFor] = useState<BookedFor>(NOTHING_CHOSEN);
  const { confirm, dialog } = useVisitQuestions(catalog);
  const book = useBookVisit();

  const save = async (values: AppointmentValues): Promise<ActionOutcome> => {
    if (!catalog) return TURNED_BACK;
    const { timeZone: zone, services } = catalog;
    const startsAt = parseOffsetDateTime(instantsOfVisit(values, zone).startsAt);
    const answer = await confirm({ startsAt, lines: values.lines, bookedFor, action: TITLE });
    if (!answer) return TURNED_BACK;
    const { most } = seriesLength(values.lines, services, bookedFor.terms);
    const outcome = await book(values, { zone, chargeNow: answer.chargeNow, most });
    if (outcome.ok && outcome.startsAt) onBooked(outcome.startsAt);
    return outcome;
  };
  return (
    <>
      <FlyoutForm
        open
        title={TITLE}
        saveLabel={TITLE}
        {...{ original, schema, onClose }}
        pending={error ? <ErrorState onRetry={() => refetch()} /> : <Skeleton lines={6} />}
        onSave={save}
      >
        {(form) =>
          catalog && (
            <>
              {top}
              <AppointmentFields form={form} catalog={catalog} onBookedFor={setBookedFor} />
            </>
          )
        }
      </FlyoutForm>
      {dialog}
    </>
  );
}

const NOTHING_CHOSEN: BookedFor = { terms: NO_TERMS, card: null };

function emptyVisit(catalog: BookingCatalog, time: VisitTime, clientId: string): AppointmentValues {
  return {
    client: emptyClient(phoneCountryOf(catalog.countryCode), clientId),
    lines: [],
    locationId: catalog.locations[0]?.id ?? '',
    ...time,
    repeat: { ...NO_REPEAT, until: monthAhead(time.date) },
  };
}
