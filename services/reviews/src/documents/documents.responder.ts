import { Controller } from '@nestjs/common';
import type { MessageInitShape } from '@bufbuild/protobuf';
import {
  KeepDocumentRequestSchema,
  KeepDocumentResponseSchema,
  type KeepDocumentRequest,
} from '@yarrow/contracts/reviews/v1/requests_pb';
import { OnRequest } from '@yarrow/kit/on-request';
import { DocumentsService } from './documents.service.js';

/** Keeps documents for services that name their handles. */
@Controller()
export class DocumentsResponder {
  constructor(private readonly documents: DocumentsService) {}

  @OnRequest(KeepDocumentRequestSchema, KeepDocumentResponseSchema)
  async keep({ userId, handle }: KeepDocumentRequest): Promise<MessageInitShape<typeof KeepDocumentResponseSchema>> {
    return { kept: await this.documents.keep(userId, handle) };
  }
}
