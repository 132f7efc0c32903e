import { BookableEventTypeSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import type { TestService } from '@yarrow/kit/testing/test-service';
import type {
  BookableEvent,
  BookableEventInput,
  BookableEventRegistration,
  RegisterForBookableEventInput,
  UserError,
} from '../generated/graphql.js';
import { GUEST } from './test-bookings.js';
import type { TestPractice } from './test-practice.js';

const EVENT = `fragment WholeEvent on BookableEvent {
  id bookableEventTypeId eventType { id eventsCount } name description instructions kind photoUrl allDay startsAt endsAt
  timeZone capacity atCapacity placesLeft clientsCount amountCents amountCurrency location { id } locationName
  locationSingleLine past registrationOpen cancelled version url cancellationTerms { lateHours lateFeePercent }
  freeCancellationUntil paymentRequirement practice { id }
}`;
export const REGISTRATION = `fragment WholeRegistration on BookableEventRegistration {
  id token state isOwnerCancelled clientName clientEmail clientTimeZone amountCents amountCurrency createdAt
  paymentRequirement paymentDueBy canCancel cancellationFeeCents freeCancellationUntil
  cancellationTerms { lateHours lateFeePercent } virtualLink virtualInstructions calendarFileUrl
  calendarLinks { google outlook apple } practice { id } event { ...WholeEvent }
} ${EVENT}`;

/** Publishes a type of group event as catalog would: 90 minutes at the practice's place, ten places, $25. */
export async function publishEventType(
  scheduling: TestService,
  { practiceId, locationId }: TestPractice,
  changes: object = {},
): Promise<string> {
  const eventType = {
    eventTypeId: newId(),
    practiceId,
    name: 'Sound bath',
    slug: 'sound-bath',
    description: 'Lie down and listen.',
    instructions: 'Bring a blanket.',
    kind: 'in_person',
    locationId,
    duration: 90,
    durationUnit: 'minute',
    amountCents: 2_500,
    capacity: 10,
    version: 1,
    ...changes,
  };
  await scheduling.publish(BookableEventTypeSavedSchema, { eventType }, { aggregateId: eventType.eventTypeId });
  return eventType.eventTypeId;
}

interface Answer<T> {
  result: string;
  errors: UserError[];
  value: T | null;
  code: string;
}

async function mutate<T>(
  scheduling: TestService,
  field: string,
  object: string,
  { query, variables, actor }: { query: string; variables: object; actor?: Partial<Actor> | undefined },
): Promise<Answer<T>> {
  const answer = await scheduling.graphql(query, { ...variables }, actor);
  if (answer.errors) return { result: 'failure', errors: [], value: null, code: answer.errors[0]!.extensions.code };
  const payload = answer.data[field];
  return { ...payload, value: payload[object] ?? null, code: payload.errors[0]?.code ?? 'success' };
}

/** Schedules an event or changes one, as the practitioner. */
export function upsertEvent(
  scheduling: TestService,
  practice: TestPractice,
  event: BookableEventInput,
  actor: Partial<Actor> = practice.owner,
): Promise<Answer<BookableEvent>> {
  const query = `mutation ($event: BookableEventInput!) {
    upsertBookableEvent(event: $event) { result errors { code message field } bookableEvent { ...WholeEvent } }
  } ${EVENT}`;
  return mutate(scheduling, 'upsertBookableEvent', 'bookableEvent', { query, variables: { event }, actor });
}

/** Schedules an event of a new kind; fails the test where it is refused. */
export async function scheduleEvent(
  scheduling: TestService,
  practice: TestPractice,
  startsAt: string,
  { type, ...changes }: Partial<BookableEventInput> & { type?: object } = {},
): Promise<BookableEvent> {
  const bookableEventTypeId = await publishEventType(scheduling, practice, type);
  const { value, errors } = await upsertEvent(scheduling, practice, { bookableEventTypeId, startsAt, ...changes });
  if (!value) throw new Error(JSON.stringify(errors));
  return value;
}

/** An event as the caller sees it, if at all. */
export async function lookUpEvent(
  scheduling: TestService,
  id: string,
  actor?: Partial<Actor>,
): Promise<BookableEvent | null> {
  const query = `query ($id: ID!) { bookableEvent(id: $id) { ...WholeEvent } } ${EVENT}`;
  const answer = await scheduling.graphql(query, { id }, actor);
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data['bookableEvent'];
}

export async function deleteEvent(scheduling: TestService, id: string, actor: Partial<Actor>): Promise<string> {
  const query = 'mutation ($id: ID!) { deleteBookableEvent(id: $id) { result errors { code message field } } }';
  return (await mutate(scheduling, 'deleteBookableEvent', '', { query, variables: { id }, actor })).code;
}

/** Asks for a place, each time as another guest unless a `client` is named. */
export function register(
  scheduling: TestService,
  bookableEventId: string,
  { actor, ...changes }: Partial<RegisterForBookableEventInput> & { actor?: Partial<Actor> } = {},
): Promise<Answer<BookableEventRegistration>> {
  const requestId = newId();
  const client = { ...GUEST, email: `${requestId}@example.com` };
  const input = { bookableEventId, requestId, client, ...changes };
  const query = `mutation ($input: RegisterForBookableEventInput!) {
    registerForBookableEvent(input: $input) { result errors { code message field } registration { ...WholeRegistration } }
  } ${REGISTRATION}`;
  return mutate(scheduling, 'registerForBookableEvent', 'registration', { query, variables: { input }, actor });
}

/** Takes a place; fails the test where it is refused. */
export async function placeIn(...question: Parameters<typeof register>): Promise<BookableEventRegistration> {
  const { value, errors } = await register(...question);
  if (!value) throw new Error(JSON.stringify(errors));
  return value;
}

/** What the page behind a link shows. */
export async function lookUpRegistration(
  scheduling: TestService,
  token: string,
  actor?: Partial<Actor>,
): Promise<BookableEventRegistration | null> {
  const query = `query ($token: String!) { tokenRegistration(token: $token) { ...WholeRegistration } } ${REGISTRATION}`;
  const answer = await scheduling.graphql(query, { token }, actor);
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data['tokenRegistration'];
}

/** Lists coming group events of a practice; as an anonymous user unless an actor is given. */
export async function comingEvents(scheduling: TestService, { practiceId }: TestPractice, actor?: Partial<Actor>) {
  const query = `query ($keys: [_Any!]!) { _entities(representations: $keys) { ... on Practice { bookableEvents { name startsAt } } } }`;
  const keys = [{ __typename: 'Practice', id: practiceId }];
  return (await scheduling.graphql(query, { keys }, actor)).data._entities[0].bookableEvents;
}
