import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  GetErasureRequestSchema,
  GetErasureResponseSchema,
  RepeatErasuresRequestSchema,
  RepeatErasuresResponseSchema,
  StartErasureRequestSchema,
  StartErasureResponseSchema,
} from '@yarrow/contracts/operations/v1/requests_pb';
import { setTimeout as delay } from 'node:timers/promises';
import type { Operator } from './operator.js';

const ASK_AGAIN_MS = 2_000;

/** By an account, by a contact, or by an address or a number or both. */
export interface NamedPerson {
  readonly account?: string | undefined;
  readonly client?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

type OnWaiting = (waitingFor: readonly string[]) => void;

/**
 * @returns the erasure's id, once every service has erased the person
 * @throws Error where it is refused, with the reason
 */
export async function erase(
  operator: Operator,
  { account = '', client = '', email = '', phone = '' }: NamedPerson,
  onWaiting: OnWaiting = () => undefined,
): Promise<string> {
  const named = { account, clientId: client, email, phone };
  const started = await operator.ask('clients', StartErasureRequestSchema, StartErasureResponseSchema, named);
  if (started.refusal) throw new Error(started.refusal);
  await untilErased(operator, started.erasureId, onWaiting);
  return started.erasureId;
}

/**
 * Erases everybody again whose erasure was asked for since then.
 * @returns how many people, once every service has erased them
 */
export async function eraseAgain(
  operator: Operator,
  since: Date,
  onWaiting: OnWaiting = () => undefined,
): Promise<number> {
  const request = { since: timestampFromDate(since) };
  const repeated = await operator.ask('clients', RepeatErasuresRequestSchema, RepeatErasuresResponseSchema, request);
  for (const erasureId of repeated.erasureIds) await untilErased(operator, erasureId, onWaiting);
  return repeated.erasureIds.length;
}

async function untilErased(operator: Operator, erasureId: string, onWaiting: OnWaiting): Promise<void> {
  for (;;) {
    const state = await operator.ask('clients', GetErasureRequestSchema, GetErasureResponseSchema, { erasureId });
    if (state.completed) return;
    onWaiting(state.waitingFor);
    await delay(ASK_AGAIN_MS);
  }
}
