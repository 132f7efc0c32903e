import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import { Controller } from '@nestjs/common';
import {
  GetErasureRequestSchema,
  GetErasureResponseSchema,
  RepeatErasuresRequestSchema,
  RepeatErasuresResponseSchema,
  StartErasureRequestSchema,
  StartErasureResponseSchema,
  type GetErasureRequest,
  type RepeatErasuresRequest,
  type StartErasureRequest,
} from '@yarrow/contracts/operations/v1/requests_pb';
import { DomainError } from '@yarrow/kit/domain-error';
import { OnRequest } from '@yarrow/kit/on-request';
import { OperatorErasuresService } from './operator-erasures.service.js';

/** Answers `yarrow-admin erase`. */
@Controller()
export class ErasureOperationsResponder {
  constructor(private readonly erasures: OperatorErasuresService) {}

  @OnRequest(StartErasureRequestSchema, StartErasureResponseSchema)
  async start(named: StartErasureRequest): Promise<MessageInitShape<typeof StartErasureResponseSchema>> {
    try {
      return { erasureId: await this.erasures.start(named) };
    } catch (error) {
      if (error instanceof DomainError) return { refusal: error.message };
      throw error;
    }
  }

  @OnRequest(RepeatErasuresRequestSchema, RepeatErasuresResponseSchema)
  async repeat({ since }: RepeatErasuresRequest): Promise<MessageInitShape<typeof RepeatErasuresResponseSchema>> {
    if (!since) throw new Error('RepeatErasuresRequest without since');
    return { erasureIds: await this.erasures.repeat(timestampDate(since)) };
  }

  @OnRequest(GetErasureRequestSchema, GetErasureResponseSchema)
  async get({ erasureId }: GetErasureRequest): Promise<MessageInitShape<typeof GetErasureResponseSchema>> {
    const waitingFor = await this.erasures.listWaitingFor(erasureId);
    return { waitingFor, completed: waitingFor.length === 0 };
  }
}
