import { graphql } from '../../../../gql/gql.js';
import { refetchAffected } from '../../../../lib/refetchAffected.js';
import { useAction } from '../../../../lib/useAction.js';
import { showConflicts } from '../showConflicts.js';

export const UpdateAppointment = graphql(`
  mutation UpdateAppointment(
    $appointmentId: ID!
    $appointmentServices: [AppointmentServiceInput!]
    $locationId: ID
    $startsAt: DateTime
    $endsAt: DateTime
    $practitionerNote: String
    $expectedVersion: Int
    $editSeries: SeriesScope
    $keepTimeOf: [ID!]
  ) {
    updateAppointmentV2(
      appointmentId: $appointmentId
      appointmentServices: $appointmentServices
      locationId: $locationId
      startsAt: $startsAt
      endsAt: $endsAt
      practitionerNote: $practitionerNote
      expectedVersion: $expectedVersion
      editSeries: $editSeries
      keepTimeOf: $keepTimeOf
    ) {
      result
      errors {
        message
      }
      appointment {
        id
        ...EditAppointmentFlyout_appointment
      }
      conflicts {
        id
        name
        timeRange
      }
      changedMeanwhile
    }
  }
`);

export const UNEXPECTED = 'Unexpected error. Please contact support if this persists.';

/** Lists that a changed visit may stand elsewhere in. */
export const AFFECTED = [
  'practiceAppointments',
  'upcomingAppointments',
  'pastAppointments',
  'failedPayments',
  'missingPayments',
] as const;

/** Changes a visit that stands (spec portal operations §7, §8). */
export function useUpdateVisit() {
  return useAction(UpdateAppointment, {
    success: 'Appointment updated successfully.',
    failure: UNEXPECTED,
    shown: 'inline',
    mutation: refetchAffected(...AFFECTED),
    onSuccess: ({ conflicts }) => showConflicts(conflicts),
  });
}

/** Moves a visit, or makes it longer or shorter, on the calendar (spec portal operations §4, §8). */
export function useRescheduleVisit() {
  return useAction(UpdateAppointment, {
    success: 'Appointment rescheduled successfully.',
    failure: "We weren't able to reschedule this appointment",
    reasons: 'appended',
    unknownReason: 'unknown error',
    mutation: refetchAffected(...AFFECTED),
    onSuccess: ({ conflicts }) => showConflicts(conflicts),
  });
}
