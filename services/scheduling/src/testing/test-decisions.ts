import type { Actor } from '@yarrow/kit/actor';
import type { TestService } from '@yarrow/kit/testing/test-service';
import type { Appointment } from '../generated/graphql.js';
import { APPOINTMENT } from './test-bookings.js';

const PAYLOAD = `{ result errors { code message field } appointment { id state practitionerNote } }`;
const MUTATIONS = {
  acceptAppointment: `mutation ($id: ID!) { acceptAppointment(appointmentId: $id) ${PAYLOAD} }`,
  declineAppointment: `mutation ($id: ID!) { declineAppointment(appointmentId: $id) ${PAYLOAD} }`,
  cancelAppointment: `mutation ($id: ID!, $note: String) {
    cancelAppointment(appointmentId: $id, practitionerNote: $note) {
      result errors { code message field } cancelledAppointmentIds appointment { id state practitionerNote }
    }
  }`,
  clientCancel: `mutation ($id: ID!) { clientCancel(appointmentId: $id) ${PAYLOAD} }`,
  cancelAppointmentNoUser: `mutation ($id: ID!, $token: String) {
    cancelAppointmentNoUser(appointmentId: $id, instantActionToken: $token) ${PAYLOAD}
  }`,
};
/** A decision on an appointment. */
export type MutationName = keyof typeof MUTATIONS;

/** Decides; `code` is that of the refusal, or `success`. */
export async function decide(
  scheduling: TestService,
  name: MutationName,
  variables: Record<string, unknown>,
  actor?: Partial<Actor>,
) {
  const answer = await scheduling.graphql(MUTATIONS[name], variables, actor);
  if (answer.errors) return { code: answer.errors[0]!.extensions.code };
  const payload = answer.data[name];
  return { ...payload, code: payload.errors[0]?.code ?? 'success' };
}

/** What the page behind a link shows. */
export async function lookUp(scheduling: TestService, token: string): Promise<Appointment | null> {
  const query = `query ($token: String!) { tokenAppointment(instantActionToken: $token) { ...Whole } } ${APPOINTMENT}`;
  const answer = await scheduling.graphql(query, { token });
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data['tokenAppointment'];
}
