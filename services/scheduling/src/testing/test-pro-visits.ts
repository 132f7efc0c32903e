import type { MessageInitShape } from '@bufbuild/protobuf';
import { ClientSavedSchema, type ClientSchema } from '@yarrow/contracts/clients/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import type { GraphqlAnswer, TestService } from '@yarrow/kit/testing/test-service';
import type {
  AppointmentMove,
  MutationProCreateAppointmentArgs,
  MutationUpdateAppointmentV2Args,
  ProAppointmentPayload,
  QueryAppointmentMovesArgs,
} from '../generated/graphql.js';
import { APPOINTMENT } from './test-bookings.js';
import type { TestPractice } from './test-practice.js';

const PAYLOAD = `{
  result errors { code message field } changedMeanwhile changedAppointmentIds conflicts { id name type timeRange }
  appointment { ...Whole appointmentServices { serviceId } version noShowAt noShowFeeWaived noShowFeeCents }
}`;

const CREATE = `mutation ($appointmentServices: [AppointmentServiceInput!]!, $locationId: ID!, $startsAt: DateTime!,
    $endsAt: DateTime!, $clientId: ID, $client: AppointmentClientInput, $idempotencyKey: ID) {
  proCreateAppointment(appointmentServices: $appointmentServices, locationId: $locationId, startsAt: $startsAt,
    endsAt: $endsAt, clientId: $clientId, client: $client, idempotencyKey: $idempotencyKey) ${PAYLOAD}
} ${APPOINTMENT}`;

const UPDATE = `mutation ($appointmentId: ID!, $appointmentServices: [AppointmentServiceInput!], $locationId: ID,
    $startsAt: DateTime, $endsAt: DateTime, $practitionerNote: String, $expectedVersion: Int, $editSeries: SeriesScope,
    $keepTimeOf: [ID!]) {
  updateAppointmentV2(appointmentId: $appointmentId, appointmentServices: $appointmentServices, locationId: $locationId,
    startsAt: $startsAt, endsAt: $endsAt, practitionerNote: $practitionerNote, expectedVersion: $expectedVersion,
    editSeries: $editSeries, keepTimeOf: $keepTimeOf) ${PAYLOAD}
} ${APPOINTMENT}`;

const MOVES = `query ($appointmentId: ID!, $startsAt: DateTime, $endsAt: DateTime, $locationId: ID, $editSeries: SeriesScope) {
  appointmentMoves(appointmentId: $appointmentId, startsAt: $startsAt, endsAt: $endsAt, locationId: $locationId,
    editSeries: $editSeries) { appointmentId previousStartsAt startsAt displayTime conflicts { id name type timeRange } }
}`;

/** A new client. */
export const NEW_CLIENT = { firstName: 'Mary', lastName: 'Shelley', email: 'mary@example.com' };

/** A contact of a practice, as clients would publish it. */
export async function publishContact(
  scheduling: TestService,
  { practiceId }: Pick<TestPractice, 'practiceId'>,
  changes: MessageInitShape<typeof ClientSchema> = {},
): Promise<string> {
  const { clientId = newId() } = changes;
  const details = { firstName: 'Ida', lastName: 'Rhodes', email: `${clientId}@example.com`, phone: '+14155550177' };
  const client = { clientId, practiceId, ...details, version: 1, ...changes };
  await scheduling.publish(ClientSavedSchema, { client }, { aggregateId: clientId });
  return clientId;
}

/** Books as the practitioner: by default the main service for an hour, for a new client. */
export async function proCreate(
  scheduling: TestService,
  practice: TestPractice,
  wanted: Partial<MutationProCreateAppointmentArgs> & { startsAt: string },
  actor: Partial<Actor> = practice.owner,
): Promise<ProAppointmentPayload & { code: string }> {
  const endsAt = new Date(Date.parse(wanted.startsAt) + 3_600_000).toISOString();
  const services = [{ serviceId: practice.serviceId }];
  const who = wanted.clientId || wanted.client ? {} : { client: NEW_CLIENT };
  const all = { appointmentServices: services, locationId: practice.locationId, endsAt, ...who, ...wanted };
  return outcome(await scheduling.graphql(CREATE, all, actor), 'proCreateAppointment');
}

/** Changes a visit as the practitioner. */
export async function proUpdate(
  scheduling: TestService,
  wanted: MutationUpdateAppointmentV2Args,
  actor: Partial<Actor>,
): Promise<ProAppointmentPayload & { code: string }> {
  return outcome(await scheduling.graphql(UPDATE, { ...wanted }, actor), 'updateAppointmentV2');
}

/** Where visits would be after a change, or the refusal. */
export async function listMoves(
  scheduling: TestService,
  wanted: QueryAppointmentMovesArgs,
  actor: Partial<Actor>,
): Promise<{ moves: AppointmentMove[]; code?: string }> {
  const { data, errors } = await scheduling.graphql(MOVES, { ...wanted }, actor);
  return errors ? { moves: [], code: errors[0]!.extensions.code } : { moves: data['appointmentMoves'] };
}

function outcome({ data, errors }: GraphqlAnswer<Record<string, unknown>>, field: string) {
  if (errors) return { code: errors[0]!.extensions.code } as ProAppointmentPayload & { code: string };
  const payload = data[field] as ProAppointmentPayload;
  return { ...payload, code: payload.errors[0]?.code ?? 'success' };
}
