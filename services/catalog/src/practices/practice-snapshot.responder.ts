import { Controller } from '@nestjs/common';
import type { MessageInitShape } from '@bufbuild/protobuf';
import {
  GetPracticeCopyRequestSchema,
  GetPracticeCopyResponseSchema,
  type GetPracticeCopyRequest,
  GetPracticeSnapshotRequestSchema,
  GetPracticeSnapshotResponseSchema,
  type GetPracticeSnapshotRequest,
} from '@yarrow/contracts/catalog/v1/requests_pb';
import { OnRequest } from '@yarrow/kit/on-request';
import { PracticesService } from './practices.service.js';

/** Answers services that have not received the events of a practice yet. */
@Controller()
export class PracticeSnapshotResponder {
  constructor(private readonly practices: PracticesService) {}

  @OnRequest(GetPracticeSnapshotRequestSchema, GetPracticeSnapshotResponseSchema)
  async get({
    practiceId,
  }: GetPracticeSnapshotRequest): Promise<MessageInitShape<typeof GetPracticeSnapshotResponseSchema>> {
    return (await this.practices.findSnapshot(practiceId)) ?? {};
  }

  /** Under the name that readers of the release before know. */
  @OnRequest(GetPracticeCopyRequestSchema, GetPracticeCopyResponseSchema)
  async getByFormerName({
    practiceId,
  }: GetPracticeCopyRequest): Promise<MessageInitShape<typeof GetPracticeCopyResponseSchema>> {
    return (await this.practices.findSnapshot(practiceId)) ?? {};
  }
}
