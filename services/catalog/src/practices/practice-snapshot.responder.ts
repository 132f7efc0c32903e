import { Controller } from '@nestjs/common';
import type { MessageInitShape } from '@bufbuild/protobuf';
import {
  GetPracticeCopyRequestSchema,
  GetPracticeCopyResponseSchema,
  type GetPracticeCopyRequest,
} from '@yarrow/contracts/catalog/v1/requests_pb';
import { OnRequest } from '@yarrow/kit/on-request';
import { PracticesService } from './practices.service.js';

/** Answers services that have not received the events of a practice yet. */
@Controller()
export class PracticeSnapshotResponder {
  constructor(private readonly practices: PracticesService) {}

  @OnRequest(GetPracticeCopyRequestSchema, GetPracticeCopyResponseSchema)
  async get({ practiceId }: GetPracticeCopyRequest): Promise<MessageInitShape<typeof GetPracticeCopyResponseSchema>> {
    return (await this.practices.findSnapshot(practiceId)) ?? {};
  }
}
