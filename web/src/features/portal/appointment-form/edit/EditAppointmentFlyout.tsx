import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { useMemo, useState } from 'react';
import { readFragment, type FragmentType } from '../../../../gql/fragment-masking.js';
import { graphql } from '../../../../gql/gql.js';
import type { AppointmentAspect, EditAppointmentFlyout_AppointmentFragment } from '../../../../gql/graphql.js';
import { FlyoutForm } from '../../../../portal-ui/FlyoutForm.js';
import type { ActionOutcome } from '../../../../lib/useAction.js';
import { ErrorState } from '../../../../ui/EmptyState.js';
import { Skeleton } from '../../../../ui/Skeleton.js';
import { useBookingCatalog } from '../useBookingCatalog.js';
import { useChargeForPackage } from '../useChargeForPackage.js';
import { useCardOnFile, useClientTerms } from '../useClientTerms.js';
import { TURNED_BACK, useVisitQuestions } from '../useVisitQuestions.js';
import { instantsOfVisit } from '../visitTime.js';
import { useOtherVisits } from '../../series/useOtherVisits.js';
import { ChangedMeanwhileAlert } from './ChangedMeanwhileAlert.js';
import { EditFields } from './EditFields.js';
import { addedLines, changesOf, isMoved, termsOf, valuesOf, type EditValues } from './editedVisit.js';
import { editRules } from './editRules.js';
import { useSeriesQuestion } from './useSeriesQuestion.js';
import { useUpdateVisit } from './useUpdateVisit.js';

export const EditAppointmentFlyout_appointment = graphql(`
  fragment EditAppointmentFlyout_appointment on Appointment {
    id
    instantActionToken
    version
    state
    startsAt
    endsAt
    locationName
    amountCents
    amountCurrency
    practitionerNote
    series {
      id
    }
    client {
      id
    }
    location {
      id
    }
    package {
      id
      name
      serviceId
      sessionsRemaining
      numberOfSessions
    }
    appointmentServices {
      id
      name
      serviceId
      amountCents
      timeLength
    }
  }
`);

const SAVE = 'Save changes';

export interface EditAppointmentFlyoutProps {
  appointment: FragmentType<typeof EditAppointmentFlyout_appointment>;
  onClose: () => void;
}

/** A visit that stands, to be changed (spec portal operations §2, §4): when, where, what, at which price, and a message. */
export function EditAppointmentFlyout({ appointment: given, onClose }: EditAppointmentFlyoutProps) {
  // As it was when the form was opened, and as a refused change has found it: never half of both.
  const [appointment, setAppointment] = useState(readFragment(EditAppointmentFlyout_appointment, given));
  const [meanwhile, setMeanwhile] = useState<readonly AppointmentAspect[]>([]);
  const { catalog, error, refetch, card, terms, others, original, schema } = useEditedVisit(appointment);
  const { confirm, dialog } = useVisitQuestions(catalog);
  const series = useSeriesQuestion(others.visits);
  const update = useUpdateVisit();
  const charge = useChargeForPackage();

  const save = async (values: EditValues): Promise<ActionOutcome> => {
    if (!catalog || !terms || !original) return TURNED_BACK;
    const moved = isMoved(values, original);
    const startsAt = moved ? parseOffsetDateTime(instantsOfVisit(values, catalog.timeZone).startsAt) : undefined;
    const lines = addedLines(values, original);
    const answer = await confirm({ startsAt, lines, bookedFor: { terms, card }, action: SAVE });
    if (!answer) return TURNED_BACK;
    const { id: appointmentId, version: expectedVersion } = appointment;
    const changes = changesOf(values, original, catalog.timeZone);
    const { startsAt: from, endsAt: to, locationId } = changes;
    const move = { ...(from && { startsAt: from }), ...(to && { endsAt: to }), ...(locationId && { locationId }) };
    const choice = others.mayChange ? await series.ask({ appointmentId, ...move }) : {};
    if (!choice) return TURNED_BACK;
    const outcome = await update.run({ appointmentId, expectedVersion, ...changes, ...choice });
    if (outcome.ok && answer.chargeNow) await charge.run({ appointmentId });
    if (!outcome.ok && outcome.payload?.changedMeanwhile.length) {
      const { appointment: now, changedMeanwhile } = outcome.payload;
      if (now) setAppointment(readFragment(EditAppointmentFlyout_appointment, now));
      setMeanwhile(changedMeanwhile);
      // The notice above the fields says it in full.
      return { ...outcome, message: '' };
    }
    return outcome;
  };
  return (
    <>
      <FlyoutForm
        open
        title="Edit appointment"
        saveLabel={SAVE}
        {...{ original, schema, onClose }}
        pending={error ? <ErrorState onRetry={() => refetch()} /> : <Skeleton lines={6} />}
        onSave={save}
      >
        {(form) =>
          catalog &&
          terms && (
            <>
              <ChangedMeanwhileAlert appointment={appointment} aspects={meanwhile} zone={catalog.timeZone} />
              <EditFields {...{ form, appointment, catalog, terms }} />
            </>
          )
        }
      </FlyoutForm>
      {dialog}
      {series.dialog}
    </>
  );
}

/** What the form begins with, once all of it has loaded, and its rules. */
function useEditedVisit(appointment: EditAppointmentFlyout_AppointmentFragment) {
  const { catalog, error, refetch } = useBookingCatalog();
  const clientId = appointment.client?.id ?? '';
  const known = useClientTerms(clientId);
  const card = useCardOnFile(catalog?.id ?? '', catalog ? clientId : '');
  const terms = useMemo(() => known && termsOf(appointment, known), [appointment, known]);
  const others = useOtherVisits(appointment);
  const original = useMemo(
    () => (catalog && terms && others.known ? valuesOf(appointment, catalog, terms) : undefined),
    [appointment, catalog, terms, others.known],
  );
  const schema = useMemo(() => editRules(catalog?.services ?? []), [catalog]);
  return { catalog, error, refetch, card, terms, others, original, schema };
}
