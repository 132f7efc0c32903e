import { Injectable } from '@nestjs/common';
import { KeepDocumentRequestSchema, KeepDocumentResponseSchema } from '@yarrow/contracts/reviews/v1/requests_pb';
import type { UserActor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { RequestsClient } from '@yarrow/kit/messaging/requests.client';

/** A document of 10 MB is read and written again before it is kept. */
const TIMEOUT_MS = 15_000;

/** Asks reviews, which stores documents, to keep one that was uploaded. */
@Injectable()
export class CredentialDocumentsClient {
  constructor(private readonly requests: RequestsClient) {}

  /** @throws DomainError `not_found` if it is unknown, belongs to another account, or is not uploaded yet */
  async keep({ userId }: UserActor, handle: string): Promise<void> {
    const { kept } = await this.requests.request(
      KeepDocumentRequestSchema,
      KeepDocumentResponseSchema,
      { userId, handle },
      { timeoutMs: TIMEOUT_MS },
    );
    if (!kept) throw new DomainError('not_found', 'This upload does not exist.', 'filestackDocument');
  }
}
