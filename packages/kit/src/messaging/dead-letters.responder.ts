import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Controller, Inject } from '@nestjs/common';
import {
  ListDeadLettersRequestSchema,
  ListDeadLettersResponseSchema,
  ParkDeadLettersRequestSchema,
  ParkDeadLettersResponseSchema,
  ReplayDeadLettersRequestSchema,
  ReplayDeadLettersResponseSchema,
  type DeadLetterSchema,
  type ListDeadLettersRequest,
  type ParkDeadLettersRequest,
  type ReplayDeadLettersRequest,
} from '@yarrow/contracts/operations/v1/requests_pb';
import { OnRequest } from '../on-request.js';
import { DeadLettersService, type DeadLetter } from './dead-letters.service.js';

const PAGE = 100;

/** Answers `yarrow-admin dead-letters`. */
@Controller()
export class DeadLettersResponder {
  constructor(@Inject(DeadLettersService) private readonly letters: DeadLettersService) {}

  @OnRequest(ListDeadLettersRequestSchema, ListDeadLettersResponseSchema)
  async list({
    afterId,
    parked,
  }: ListDeadLettersRequest): Promise<MessageInitShape<typeof ListDeadLettersResponseSchema>> {
    const found = await this.letters.list({ afterId, parked, limit: PAGE + 1 });
    return { deadLetters: found.slice(0, PAGE).map(messageOf), hasMore: found.length > PAGE };
  }

  @OnRequest(ReplayDeadLettersRequestSchema, ReplayDeadLettersResponseSchema)
  async replay(request: ReplayDeadLettersRequest): Promise<MessageInitShape<typeof ReplayDeadLettersResponseSchema>> {
    const ids: Record<'handled' | 'missing', string[]> = { handled: [], missing: [] };
    const failed: DeadLetter[] = [];
    // One after the other, in the order in which they came.
    for (const id of request.ids) {
      const outcome = await this.letters.replay(id);
      if (typeof outcome === 'string') ids[outcome].push(id);
      else failed.push(outcome);
    }
    return { handledIds: ids.handled, missingIds: ids.missing, failed: failed.map(messageOf) };
  }

  @OnRequest(ParkDeadLettersRequestSchema, ParkDeadLettersResponseSchema)
  async park({ ids, back }: ParkDeadLettersRequest): Promise<MessageInitShape<typeof ParkDeadLettersResponseSchema>> {
    return { ids: await this.letters.park(ids, back) };
  }
}

/** Of the error its kind alone: what it says may quote a value of the event. */
function messageOf(letter: DeadLetter): MessageInitShape<typeof DeadLetterSchema> {
  const { id, event, handler, attempts, error, diedAt } = letter;
  return {
    ...{ id, handler, attempts, diedAt: timestampFromDate(diedAt), problem: error.replace(/:.*/s, '') },
    ...{ eventId: event.id, subject: event.typeName, aggregateId: event.aggregateId },
  };
}
