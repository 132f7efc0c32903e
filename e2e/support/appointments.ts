import { ApiVisitor } from './api-visitor.js';

export interface SeenAppointment {
  id: string;
  state: string;
  clientPaymentStatus: string;
  /** ISO 8601 with the offset of the place. */
  startsAt: string;
  endsAt: string;
}

const LOOK = `query Look($token: String!) {
  tokenAppointment(instantActionToken: $token) { id state clientPaymentStatus startsAt endsAt } }`;

/** An appointment as its link shows it. */
export async function lookAt(token: string): Promise<SeenAppointment> {
  const { tokenAppointment } = await new ApiVisitor().ask<{ tokenAppointment: SeenAppointment }>(LOOK, { token });
  return tokenAppointment;
}
