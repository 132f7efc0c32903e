import type { Actor } from '@yarrow/kit/actor';
import type { TestService } from '@yarrow/kit/testing/test-service';
import type {
  CreateAppointmentsPayload,
  MutationCreateAppointmentsArgs,
  QueryRecurringTimesArgs,
  RecurringTime,
} from '../generated/graphql.js';
import type { TestPractice } from './test-practice.js';
import { NEW_CLIENT } from './test-pro-visits.js';

const CREATE = `mutation ($appointmentServices: [AppointmentServiceInput!]!, $locationId: ID!, $startsAt: DateTime!,
    $endsAt: DateTime!, $clientId: ID, $client: AppointmentClientInput, $recurrencePattern: RecurrencePatternInput!,
    $includedTimes: [DateTime!], $removedTimes: [DateTime!], $skipConflicts: Boolean, $idempotencyKey: ID) {
  createAppointments(appointmentServices: $appointmentServices, locationId: $locationId, startsAt: $startsAt,
    endsAt: $endsAt, clientId: $clientId, client: $client, recurrencePattern: $recurrencePattern,
    includedTimes: $includedTimes, removedTimes: $removedTimes, skipConflicts: $skipConflicts,
    idempotencyKey: $idempotencyKey) {
    result errors { code message field } conflicts { id name type timeRange }
    skippedTimes { startsAt displayTime conflicts { id name type } }
    series { id frequency interval unit weekdays count until size leftOutTimes }
    appointments {
      id instantActionToken state startsAt endsAt newClient seriesNumber recurrenceFrequency recurrenceCount recurrenceUntil
      packageSessionNumber amountCents version series { id size leftOutTimes }
    }
  }
}`;

const TIMES = `query ($practiceId: ID!, $startsAt: DateTime!, $recurrencePattern: RecurrencePatternInput, $duration: Int!,
    $locationId: ID) {
  recurringTimes(practiceId: $practiceId, startsAt: $startsAt, recurrencePattern: $recurrencePattern, duration: $duration,
    locationId: $locationId) { startsAt displayTime conflicts { id name type timeRange } }
}`;

/** Creates a series; by default ten weekly one-hour visits for a new client. */
export async function createSeries(
  scheduling: TestService,
  practice: TestPractice,
  wanted: Partial<MutationCreateAppointmentsArgs> & { startsAt: string },
  actor: Partial<Actor> = practice.owner,
): Promise<CreateAppointmentsPayload & { code: string }> {
  const endsAt = new Date(Date.parse(wanted.startsAt) + 3_600_000).toISOString();
  const who = wanted.clientId || wanted.client ? {} : { client: NEW_CLIENT };
  const { serviceId, locationId } = practice;
  const rest = { appointmentServices: [{ serviceId }], recurrencePattern: { frequency: 'weekly' } };
  const { data, errors } = await scheduling.graphql(CREATE, { locationId, endsAt, ...rest, ...who, ...wanted }, actor);
  if (errors) return { code: errors[0]!.extensions.code } as CreateAppointmentsPayload & { code: string };
  const payload: CreateAppointmentsPayload = data['createAppointments'];
  return { ...payload, code: payload.errors[0]?.code ?? 'success' };
}

/** The times that a pattern gives, or the refusal. */
export async function listTimes(
  scheduling: TestService,
  practice: TestPractice,
  wanted: Partial<QueryRecurringTimesArgs> & { startsAt: string },
  actor: Partial<Actor> = practice.owner,
): Promise<{ times: RecurringTime[]; code?: string; message?: string }> {
  const all = { practiceId: practice.practiceId, duration: 60, ...wanted };
  const { data, errors } = await scheduling.graphql(TIMES, all, actor);
  if (errors) return { times: [], code: errors[0]!.extensions.code, message: errors[0]!.message };
  return { times: data['recurringTimes'] };
}
