import type { MessageInitShape } from '@bufbuild/protobuf';
import { Controller, Inject } from '@nestjs/common';
import {
  type ExportPersonRequest,
  ExportPersonRequestSchema,
  ExportPersonResponseSchema,
} from '@yarrow/contracts/operations/v1/requests_pb';
import { OnRequest } from '../on-request.js';
import { PersonRecordsService } from './person-records.service.js';

@Controller()
export class ExportPersonResponder {
  constructor(@Inject(PersonRecordsService) private readonly records: PersonRecordsService) {}

  @OnRequest(ExportPersonRequestSchema, ExportPersonResponseSchema)
  async exportPerson({
    userId,
    clientIds,
    practiceId,
    cursor,
  }: ExportPersonRequest): Promise<MessageInitShape<typeof ExportPersonResponseSchema>> {
    return this.records.getPage({ userId, clientIds, practiceId: practiceId || null }, cursor);
  }
}
