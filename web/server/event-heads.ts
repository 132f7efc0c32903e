import { eventHead, type EventFacts } from './event-head.js';
import type { HeadResult } from './practice-heads.js';
import { matchShape } from '../shared/route-shapes.js';

/**
 * Asks the gateway for the head of a group event's page. A page waits so long for it and no longer: it goes out plain then, and the
 * browser's own query fills the head in.
 */
export class EventHeads {
  constructor(
    private readonly gatewayUrl: string,
    private readonly publicUrl: string,
    private readonly operation: { documentId: string },
  ) {}

  /** Undefined where the path is no event's. */
  async headOf(path: string, timeoutMs: number): Promise<HeadResult | undefined> {
    const id = matchShape('/p/:slug/events/:eventId', path)?.eventId;
    if (id === undefined) return undefined;
    try {
      const response = await fetch(`${this.gatewayUrl}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ ...this.operation, operationName: 'EventHead', variables: { id } }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const { data, errors } = (await response.json()) as Answer;
      // With errors, null means "not known", not "no such event".
      if (!data || (errors?.length && !data.bookableEvent)) return 'unknown';
      return data.bookableEvent ? eventHead(data.bookableEvent, this.publicUrl) : 'missing';
    } catch {
      return 'unknown';
    }
  }
}

interface Answer {
  data?: { bookableEvent: EventFacts | null } | null;
  errors?: unknown[];
}
