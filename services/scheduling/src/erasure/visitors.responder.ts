import type { MessageInitShape } from '@bufbuild/protobuf';
import { Controller } from '@nestjs/common';
import {
  type GetVisitsAheadRequest,
  GetVisitsAheadRequestSchema,
  GetVisitsAheadResponseSchema,
} from '@yarrow/contracts/scheduling/v1/requests_pb';
import { OnRequest } from '@yarrow/kit/on-request';
import { VisitorsService } from './visitors.service.js';

/** Answers clients, which erases people only when nothing of theirs stands. */
@Controller()
export class VisitorsResponder {
  constructor(private readonly visitors: VisitorsService) {}

  @OnRequest(GetVisitsAheadRequestSchema, GetVisitsAheadResponseSchema)
  async getAhead({
    userId,
    clientIds,
    closeAccount,
  }: GetVisitsAheadRequest): Promise<MessageInitShape<typeof GetVisitsAheadResponseSchema>> {
    if (closeAccount) return this.visitors.closeAndFindAhead({ userId, clientIds });
    return this.visitors.findAhead({ userId: userId || null, clientIds });
  }
}
