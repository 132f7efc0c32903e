import {
  RepublishRequestSchema,
  RepublishResponseSchema,
  type RepublishCursor,
} from '@yarrow/contracts/operations/v1/requests_pb';
import type { Operator } from './operator.js';

/**
 * Has an owner publish its present snapshots again, batch by batch.
 * @returns rows by kind
 */
export async function republish(
  operator: Operator,
  { service, practice = '' }: { service: string; practice?: string | undefined },
): Promise<Record<string, number>> {
  const published: Record<string, number> = {};
  let cursor: RepublishCursor | undefined;
  do {
    const request = { practiceId: practice, ...(cursor && { cursor }) };
    const answer = await operator.ask(service, RepublishRequestSchema, RepublishResponseSchema, request);
    if (answer.source) published[answer.source] = (published[answer.source] ?? 0) + answer.published;
    cursor = answer.next;
  } while (cursor);
  return published;
}
