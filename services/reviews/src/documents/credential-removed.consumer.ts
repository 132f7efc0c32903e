import { Controller } from '@nestjs/common';
import { CredentialRemovedSchema, type CredentialRemoved } from '@yarrow/contracts/catalog/v1/events_pb';
import { OnEvent } from '@yarrow/kit/on-event';
import { DocumentsService } from './documents.service.js';

/** The document of a credential goes with it. */
@Controller()
export class CredentialRemovedConsumer {
  constructor(private readonly documents: DocumentsService) {}

  @OnEvent(CredentialRemovedSchema)
  async onCredentialRemoved({ documentHandle }: CredentialRemoved): Promise<void> {
    if (documentHandle) await this.documents.delete(documentHandle);
  }
}
