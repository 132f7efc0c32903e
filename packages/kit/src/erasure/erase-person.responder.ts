import type { MessageInitShape } from '@bufbuild/protobuf';
import { Controller, Inject } from '@nestjs/common';
import {
  ErasePersonRequestSchema,
  ErasePersonResponseSchema,
  type ErasePersonRequest,
} from '@yarrow/contracts/operations/v1/requests_pb';
import { OnRequest } from '../on-request.js';
import { ErasuresService } from './erasures.service.js';

@Controller()
export class ErasePersonResponder {
  constructor(@Inject(ErasuresService) private readonly erasures: ErasuresService) {}

  @OnRequest(ErasePersonRequestSchema, ErasePersonResponseSchema)
  async erasePerson({
    erasureId,
    practiceId,
    subjectIds,
    emails,
    phones,
  }: ErasePersonRequest): Promise<MessageInitShape<typeof ErasePersonResponseSchema>> {
    const person = { practiceId: practiceId || undefined, subjectIds, emails, phones };
    return { erased: await this.erasures.request(erasureId, person) };
  }
}
