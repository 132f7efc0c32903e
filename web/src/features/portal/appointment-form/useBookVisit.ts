import { useApolloClient } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { refetchNamed } from '../../../lib/refetchNamed.js';
import { useRequestKey } from '../../../lib/useRequestKey.js';
import { refusalWith, useAction, type ActionOutcome } from '../../../lib/useAction.js';
import type { AppointmentValues } from './appointmentRules.js';
import { clientInput } from './clientChoice.js';
import { patternInput } from './repeat.js';
import { linesInput } from './serviceLines.js';
import { showConflicts } from './showConflicts.js';
import { useChargeForPackage } from './useChargeForPackage.js';
import { instantsOfVisit } from './visitTime.js';

const ProCreateAppointment = graphql(`
  mutation ProCreateAppointment(
    $appointmentServices: [AppointmentServiceInput!]!
    $locationId: ID!
    $startsAt: DateTime!
    $endsAt: DateTime!
    $clientId: ID
    $client: AppointmentClientInput
    $idempotencyKey: ID
  ) {
    proCreateAppointment(
      appointmentServices: $appointmentServices
      locationId: $locationId
      startsAt: $startsAt
      endsAt: $endsAt
      clientId: $clientId
      client: $client
      idempotencyKey: $idempotencyKey
    ) {
      result
      errors {
        message
      }
      appointment {
        id
        startsAt
      }
      conflicts {
        id
        name
        timeRange
      }
    }
  }
`);

const CreateAppointments = graphql(`
  mutation CreateAppointments(
    $appointmentServices: [AppointmentServiceInput!]!
    $locationId: ID!
    $startsAt: DateTime!
    $endsAt: DateTime!
    $clientId: ID
    $client: AppointmentClientInput
    $recurrencePattern: RecurrencePatternInput!
    $includedTimes: [DateTime!]
    $removedTimes: [DateTime!]
    $skipConflicts: Boolean
    $idempotencyKey: ID
  ) {
    createAppointments(
      appointmentServices: $appointmentServices
      locationId: $locationId
      startsAt: $startsAt
      endsAt: $endsAt
      clientId: $clientId
      client: $client
      recurrencePattern: $recurrencePattern
      includedTimes: $includedTimes
      removedTimes: $removedTimes
      skipConflicts: $skipConflicts
      idempotencyKey: $idempotencyKey
    ) {
      result
      errors {
        code
        message
      }
      appointments {
        id
        startsAt
      }
      conflicts {
        id
        name
        timeRange
      }
    }
  }
`);

const UNEXPECTED = 'Unexpected error. Please contact support if this persists.';
const AFFECTED = ['practiceAppointments', 'upcomingAppointments', 'pastAppointments', 'clients'] as const;

interface BookingTask {
  zone: string;
  /** Charge the card on file as soon as the visit is there. */
  chargeNow: boolean;
  /** Longest series. */
  most: number;
}

/** Books what the form says: one visit, or a series as a whole. */
export function useBookVisit() {
  const one = useAction(ProCreateAppointment, {
    success: 'Appointment created successfully.',
    failure: UNEXPECTED,
    shown: 'inline',
    mutation: refetchAffected(...AFFECTED),
    onSuccess: ({ conflicts }) => showConflicts(conflicts),
  });
  const series = useAction(CreateAppointments, {
    success: 'Your recurring series was created successfully.',
    failure: 'Error creating appointments',
    reasons: 'appended',
    unknownReason: UNEXPECTED,
    shown: 'inline',
    mutation: refetchAffected(...AFFECTED),
    onSuccess: ({ conflicts }) => showConflicts(conflicts),
  });
  const charge = useChargeForPackage();
  const keyOf = useRequestKey();
  const client = useApolloClient();

  return async (values: AppointmentValues, task: BookingTask): Promise<ActionOutcome & { startsAt?: string }> => {
    const visit = await visitInput(values, task);
    const repeated = seriesInput(values, task);
    const idempotencyKey = keyOf({ ...visit, ...repeated });
    const outcome = repeated
      ? await series.run({ ...visit, ...repeated, idempotencyKey })
      : await one.run({ ...visit, idempotencyKey });
    if (!outcome.ok) {
      if (refusalWith(outcome, 'overlaps')) void refetchNamed(client, 'RecurringTimes');
      return outcome;
    }
    const { payload } = outcome;
    const first = 'appointments' in payload ? payload.appointments[0] : payload.appointment;
    if (task.chargeNow && first) await charge.run({ appointmentId: first.id });
    return { ok: true, payload, ...(first && { startsAt: first.startsAt }) };
  };
}

/** Undefined for one visit. `skipConflicts` is false: a time that was booked meanwhile must not be skipped silently. */
function seriesInput({ repeat }: AppointmentValues, { most }: BookingTask) {
  const recurrencePattern = patternInput({ ...repeat, count: Math.min(repeat.count, most) });
  const { included: includedTimes, removed, skipped } = repeat;
  return (
    recurrencePattern && {
      ...{ recurrencePattern, includedTimes, removedTimes: [...removed, ...skipped], skipConflicts: false },
    }
  );
}

async function visitInput(values: AppointmentValues, { zone }: BookingTask) {
  const { lines, locationId, client } = values;
  return {
    appointmentServices: linesInput(lines),
    locationId,
    ...instantsOfVisit(values, zone),
    ...(await clientInput(client)),
  };
}
