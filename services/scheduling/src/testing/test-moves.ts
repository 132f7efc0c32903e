import { AppointmentRescheduledSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import type { TestService } from '@yarrow/kit/testing/test-service';
import type { Appointment, Availability, RescheduleAppointmentInput } from '../generated/graphql.js';
import { APPOINTMENT, bookAt } from './test-bookings.js';
import { POLICY, type PracticeWishes, publishPractice } from './test-practice.js';
import { at } from './test-times.js';

const MOVE = `mutation ($input: RescheduleAppointmentInput!) {
  rescheduleAppointment(input: $input) { result errors { code message field } appointment { ...Whole } }
} ${APPOINTMENT}`;

const STARTS = `query ($id: ID!, $token: String, $from: Date!, $to: Date!, $timeZone: String) {
  rescheduleAvailability(appointmentId: $id, instantActionToken: $token, from: $from, to: $to, timeZone: $timeZone) {
    durationMinutes timeZone days { date slots { startsAt } } nextStartsAt
  }
}`;

/** A visit of the 6th at 10:00, accepted unless other wishes are named, at a practice of its own. */
export async function movableVisit(
  scheduling: TestService,
  wishes: PracticeWishes = { booking: POLICY },
  actor?: Partial<Actor>,
) {
  const practice = await publishPractice(scheduling, wishes);
  return { practice, visit: await bookAt(scheduling, practice, at('10:00'), { actor }) };
}

/** What was published of a visit that was moved. */
export async function movesOf(scheduling: TestService, id: string) {
  const events = await scheduling.emitted(AppointmentRescheduledSchema);
  return events.filter(({ appointment }) => appointment!.appointmentId === id);
}

/** Moves a visit; `code` is that of the refusal, or `success`. */
export async function move(
  scheduling: TestService,
  visit: Pick<Appointment, 'id' | 'instantActionToken'>,
  startsAt: string,
  { actor, ...changes }: Partial<RescheduleAppointmentInput> & { actor?: Partial<Actor> } = {},
) {
  const { id: appointmentId, instantActionToken } = visit;
  const input = { appointmentId, instantActionToken, startsAt, acceptedFeeCents: 0, ...changes };
  const answer = await scheduling.graphql(MOVE, { input }, actor);
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  const payload = answer.data['rescheduleAppointment'];
  return { ...payload, code: (payload.errors[0]?.code ?? 'success') as string, appointment: payload.appointment };
}

/** The starts to which a visit can be moved, by day. */
export async function startsFor(
  scheduling: TestService,
  { id, instantActionToken: token }: { id: string; instantActionToken?: string },
  range: { from: string; to: string; timeZone?: string },
  actor?: Partial<Actor>,
): Promise<Availability | null> {
  const answer = await scheduling.graphql(STARTS, { id, token, ...range }, actor);
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data['rescheduleAvailability'];
}

/** Wall times of the starts of a day. */
export function timesOf(available: Availability | null, date: string): string[] {
  const day = available?.days.find((one) => one.date === date);
  return (day?.slots ?? []).map(({ startsAt }) => startsAt.slice(11, 16));
}
