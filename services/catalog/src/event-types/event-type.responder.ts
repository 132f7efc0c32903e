import type { MessageInitShape } from '@bufbuild/protobuf';
import { Controller } from '@nestjs/common';
import {
  GetBookableEventTypeRequestSchema,
  GetBookableEventTypeResponseSchema,
  type GetBookableEventTypeRequest,
} from '@yarrow/contracts/catalog/v1/requests_pb';
import { OnRequest } from '@yarrow/kit/on-request';
import { eventTypeMessage } from './event-type-message.js';
import { EventTypesService } from './event-types.service.js';

/** Answers services that have not received the event of a kind of group event yet. */
@Controller()
export class EventTypeResponder {
  constructor(private readonly types: EventTypesService) {}

  @OnRequest(GetBookableEventTypeRequestSchema, GetBookableEventTypeResponseSchema)
  async get({
    eventTypeId,
  }: GetBookableEventTypeRequest): Promise<MessageInitShape<typeof GetBookableEventTypeResponseSchema>> {
    const [type] = await this.types.listByIds([eventTypeId]);
    return type ? { eventType: eventTypeMessage(type) } : {};
  }
}
