import type { MessageInitShape } from '@bufbuild/protobuf';
import { Controller } from '@nestjs/common';
import {
  type GetUnsettledVisitsRequest,
  GetUnsettledVisitsRequestSchema,
  GetUnsettledVisitsResponseSchema,
} from '@yarrow/contracts/payments/v1/requests_pb';
import { OnRequest } from '@yarrow/kit/on-request';
import { PayersService } from './payers.service.js';

/** Answers clients, which erases people only when nothing of theirs is open. */
@Controller()
export class PayersResponder {
  constructor(private readonly payers: PayersService) {}

  @OnRequest(GetUnsettledVisitsRequestSchema, GetUnsettledVisitsResponseSchema)
  async getUnsettled({
    userId,
    clientIds,
  }: GetUnsettledVisitsRequest): Promise<MessageInitShape<typeof GetUnsettledVisitsResponseSchema>> {
    return { unsettledVisits: await this.payers.countUnsettled({ userId: userId || null, clientIds }) };
  }
}
