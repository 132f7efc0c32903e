import { DomainError, type ErrorCode } from '@yarrow/kit/domain-error';
import type { FastifyReply } from 'fastify';

/** What every REST route of videos answers. */
export interface RestAnswer {
  success: boolean;
  error?: string;
  data?: object;
}

const STATUS: Partial<Record<ErrorCode, number>> = {
  upload_link_not_found: 404,
  not_found: 404,
  upload_link_unavailable: 410,
  rate_limited: 429,
  forbidden: 403,
};

/** A broken rule becomes `{ success: false, error }` under the status that fits; anything else is a fault. */
export async function restAnswer(reply: FastifyReply, work: () => Promise<object>): Promise<RestAnswer> {
  reply.header('cache-control', 'no-store');
  try {
    return { success: true, data: await work() };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    reply.code(STATUS[error.code] ?? 422);
    return { success: false, error: error.message };
  }
}
