import type { Actor } from '@yarrow/kit/actor';
import type { TestService } from '@yarrow/kit/testing/test-service';
import type {
  MutationUpsertPersonalEventArgs,
  PersonalEvent,
  UpsertPersonalEventPayload,
} from '../generated/graphql.js';
import { inOctober } from './test-times.js';

const FIELDS = 'id name startsAt endsAt allDay timeZone version';
const UPSERT = `mutation (
  $name: String!, $allDay: Boolean, $startsAt: DateTime!, $endsAt: DateTime!, $timeZone: String!, $id: ID, $version: Int,
  $idempotencyKey: ID, $allowOverlap: Boolean
) {
  upsertPersonalEvent(
    name: $name, allDay: $allDay, startsAt: $startsAt, endsAt: $endsAt, timeZone: $timeZone, id: $id, version: $version,
    idempotencyKey: $idempotencyKey, allowOverlap: $allowOverlap
  ) {
    result errors { code message field } personalEvent { ${FIELDS} }
    overlappingAppointments { id clientName } overlappingEvents { id name } overlappingPersonalEvents { id name }
  }
}`;

/** Lunch in New York on 22 October 2026, unless a test wants something else. */
const LUNCH = {
  name: 'Lunch',
  startsAt: inOctober('12:00'),
  endsAt: inOctober('13:00'),
  timeZone: 'America/New_York',
};

/** Saves a personal event; answers with the code of the error where the caller may not even ask. */
export async function upsertPersonalEvent(
  scheduling: TestService,
  actor: Partial<Actor> | undefined,
  changes: Partial<MutationUpsertPersonalEventArgs> = {},
): Promise<UpsertPersonalEventPayload> {
  const answer = await scheduling.graphql(UPSERT, { ...LUNCH, ...changes }, actor);
  if (answer.errors) throw new Error(answer.errors[0]!.extensions.code);
  return answer.data['upsertPersonalEvent'];
}

/** Saves one; fails the test where it is refused. */
export async function addPersonalEvent(...question: Parameters<typeof upsertPersonalEvent>): Promise<PersonalEvent> {
  const { personalEvent, errors } = await upsertPersonalEvent(...question);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return personalEvent!;
}

/** @returns `success`, or the code of what was refused */
export async function deletePersonalEvent(scheduling: TestService, actor: Partial<Actor>, id: string): Promise<string> {
  const query = 'mutation ($id: ID!) { deletePersonalEvent(id: $id) { result errors { code } } }';
  const { data, errors } = await scheduling.graphql(query, { id }, actor);
  if (errors) return errors[0]!.extensions.code;
  return data['deletePersonalEvent'].errors[0]?.code ?? 'success';
}

/** @returns those that touch the range, or the code of the error */
export async function listPersonalEvents(
  scheduling: TestService,
  actor: Partial<Actor> | undefined,
  from = '2026-10-01T00:00:00Z',
  to = '2026-12-01T00:00:00Z',
): Promise<PersonalEvent[] | string> {
  const query = `query ($from: DateTime!, $to: DateTime!) { personalEvents(from: $from, to: $to) { ${FIELDS} } }`;
  const { data, errors } = await scheduling.graphql(query, { from, to }, actor);
  return errors ? errors[0]!.extensions.code : data['personalEvents'];
}
